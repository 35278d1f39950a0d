# Toutes les règles de Jump Drive, pour la page des règles.


## Le jeu en quelques mots

jumpdrive_rules-overview = Le jeu en quelques mots
jumpdrive_rules-overview-goal = Chacun bâtit un empire de cartes. L’empire entier marque à nouveau à chaque manche : ce qui est posé tôt rapporte donc plus de fois. Dès que quelqu’un a { $end_vp } PV ou plus après le décompte, la partie est finie, et qui a le plus de PV l’emporte.
jumpdrive_rules-overview-money = Les cartes sont ce qu’on pose et aussi ce avec quoi on paie : poser une carte, c’est en céder d’autres. À chaque manche, il faut choisir entre des PV maintenant et plus de cartes pour la suite.

## Mise en place

jumpdrive_rules-setup = Mise en place
jumpdrive_rules-setup-center = Un Survey Team par joueur est posé face visible au centre. Toutes les autres cartes forment la pioche.
jumpdrive_rules-setup-standard = Partie normale : chacun reçoit { $dealt } cartes, en défausse { $discarded } de son choix face cachée et commence avec les { $start_hand } autres.
jumpdrive_rules-setup-first = Première partie : chacun reçoit au hasard une des { $presets } mains préparées de { $start_hand } cartes et ne défausse rien.
jumpdrive_rules-setup-dealer = Le donneur est tiré au sort. Là où l’ordre des joueurs compte, on suit le sens horaire à partir de la gauche du donneur, qui passe en dernier.

## Ce qui figure sur une carte

jumpdrive_rules-cards = Ce qui figure sur une carte
jumpdrive_rules-cards-sorts = Un développement montre un losange avec son coût. Un monde montre un cercle : avec un nombre sombre, son coût, il se paie ; avec un nombre rouge cerné, sa défense, c’est un monde militaire, qu’il faut conquérir.
jumpdrive_rules-cards-yield = Chaque carte indique combien de PV et combien de cartes de revenu elle apporte par manche. Un point d’interrogation signifie que cela dépend du reste de l’empire.
jumpdrive_rules-cards-icons = Une icône d’exploration renforce Explorer, une icône militaire est un point de force militaire, et un chromosome ne fait rien par lui-même. D’autres cartes peuvent les compter.
jumpdrive_rules-cards-colors = Les mondes ont une des { $kinds } couleurs, chacune celle d’un type de marchandises, ou sont gris. Il n’y a pas de marchandises dans ce jeu ; des cartes comptent les mondes d’une couleur, militaires ou non.
jumpdrive_rules-cards-copies = Un empire peut avoir plusieurs exemplaires d’une carte, et leurs effets s’additionnent. Seuls Survey Team et Trade Pact y sont au plus une fois. Trade Pact ne se pose que sans force militaire générale, ou à côté d’un Contact Specialist ; des icônes militaires peuvent venir plus tard.
jumpdrive_rules-cards-discards = On défausse face cachée. Quand la pioche est vide, la défausse est mélangée et devient la nouvelle pioche.

## Choisir ce qu’on pose

jumpdrive_rules-placing = Choisir ce qu’on pose
jumpdrive_rules-placing-together = Tous choisissent en secret et révèlent ensemble, une fois par manche. On ne peut choisir que ce qu’on peut payer ou conquérir.
jumpdrive_rules-placing-development = Un développement seul : il coûte { $alone_discount } de moins.
jumpdrive_rules-placing-world = Un monde seul : une fois qu’il est payé ou conquis, on pioche { $alone_draw ->
        [one] { $alone_draw } carte
       *[other] { $alone_draw } cartes
    }.
jumpdrive_rules-placing-both = Un développement et un monde : au coût plein, et l’on ne pioche rien pour cela.
jumpdrive_rules-placing-none = Aucune carte, mais le marqueur Explorer : voir Explorer.
jumpdrive_rules-placing-order = Le pouvoir et les icônes du développement comptent aussitôt pour un monde posé dans la même manche. Aucune carte n’aide à se poser elle-même.
jumpdrive_rules-placing-team = Une fois par partie, le développement peut être un Survey Team du centre au lieu d’une carte de la main. Il se paie comme tout autre développement et ne coûte rien s’il est posé seul.
jumpdrive_rules-placing-steps = Une manche avance par étapes faites ensemble : révéler, choisir comment payer, payer. Puis, dans l’ordre, on pioche pour les mondes posés seuls et pour Explorer ; ceux qui explorent défaussent ; les seconds mondes sont choisis, révélés ensemble et payés ; enfin tous marquent.

## Payer

jumpdrive_rules-paying = Payer
jumpdrive_rules-paying-cost = Le coût est le nombre sombre. On défausse de sa main autant d’autres cartes, face cachée.
jumpdrive_rules-paying-discount = Les réductions de l’empire s’additionnent. Un coût ne descend jamais sous zéro, et l’excédent est perdu.

## Conquérir

jumpdrive_rules-conquest = Conquérir
jumpdrive_rules-conquest-military = Un monde militaire ne coûte pas de cartes. La force militaire de l’empire doit être au moins égale à la défense du monde : les icônes militaires, et ce que des pouvoirs ajoutent pour ce monde. Une conquête ne dépense pas la force militaire.
jumpdrive_rules-conquest-certain = Certains pouvoirs ne donnent de la force militaire que contre les mondes d’une couleur ou contre les mondes Rebel. Elle compte pour un tel monde et pour rien d’autre.
jumpdrive_rules-conquest-mixing = La force militaire et le paiement ne se combinent jamais : un monde est conquis ou payé.
jumpdrive_rules-conquest-contact = Avec un Contact Specialist, un monde militaire qui n’est pas Alien peut être payé comme un autre monde, pour une carte de moins que sa défense. D’autres réductions comptent en plus, mais un second Contact Specialist n’ajoute rien.

## Un second monde

jumpdrive_rules-second = Un second monde
jumpdrive_rules-second-when = Deux cartes permettent de poser un second monde, jamais un troisième. Cela se fait après que tous ont révélé et payé, et avant le décompte ; une carte piochée pour le premier monde peut être posée ainsi.
jumpdrive_rules-second-colony = Colony Convoy : si le premier monde a été payé, on peut défausser le convoi pour en payer un second moins cher. Il peut attendre dans l’empire une manche ultérieure, ne réduit pas le coût d’un premier monde et se combine avec un Contact Specialist.
jumpdrive_rules-second-military = Military Convoy : si le premier monde a été conquis, on peut conquérir un second monde militaire avec la force militaire que le premier a laissée. Après un monde payé grâce à un Contact Specialist, c’est impossible.
jumpdrive_rules-second-spent = La force militaire qui ne compte que contre certains mondes est prise, pour le premier monde, autant que possible sur des pouvoirs qui n’aideraient pas pour le second.

## Explorer

jumpdrive_rules-explore = Explorer
jumpdrive_rules-explore-draw = Qui ne pose aucune carte explore : piocher { $explore_draw } cartes et une de plus par icône d’exploration, celles de l’empire et les { $marker_icons } du marqueur. Puis défausser autant de cartes, anciennes ou nouvelles, qu’il y a d’icônes.
jumpdrive_rules-explore-net = La main grandit donc de { $explore_draw } cartes, quel que soit le nombre d’icônes ; plus d’icônes, c’est plus de choix. Les icônes du marqueur ne comptent que pour cette exploration et pour aucune autre carte. L’empire marque et touche son revenu comme toujours.

## Décompte

jumpdrive_rules-scoring = Décompte
jumpdrive_rules-scoring-round = À la fin de la manche, chaque carte de chaque empire rapporte ses PV, celles des manches passées aussi : ensemble, les PV par manche de l’empire. Tous les empires sont comptés au même moment.
jumpdrive_rules-scoring-per = Certaines cartes rapportent des PV ou des cartes pour chaque icône, chaque monde d’une couleur ou chaque exemplaire d’une carte. Deux exemplaires d’une telle carte le font deux fois. Galactic Trendsetters compte ses propres exemplaires, si bien que chaque nouveau vaut davantage.
jumpdrive_rules-scoring-with = D’autres rapportent davantage avec une certaine carte. Elles le font une fois : un second exemplaire de cette carte n’y change rien.
jumpdrive_rules-scoring-other = Une carte qui compte aussi un autre empire compte celui qui rapporte le plus à son propriétaire. Chacun peut le voir, et cela se fait sans question.
jumpdrive_rules-scoring-order = New Galactic Order compte la force militaire générale : les icônes, non ce que des pouvoirs ajoutent contre certains mondes.
jumpdrive_rules-scoring-propaganda = War Propaganda peut changer de mains. Avant chaque décompte, elle va au joueur qui a la plus grande force militaire générale, si celle-ci dépasse celle de son propriétaire ; en cas d’égalité, au premier des joueurs à égalité à la gauche du propriétaire. Si les { $propaganda_copies } exemplaires sont en jeu, ils sont vérifiés en même temps.

## Revenu et limite de la main

jumpdrive_rules-income = Revenu et limite de la main
jumpdrive_rules-income-draw = Si la partie n’est pas finie, chacun pioche autant de cartes que le revenu de son empire. Quand la pioche risque de manquer, le joueur qui a le plus de PV pioche d’abord, puis les autres dans le sens horaire ; en cas d’égalité, on commence par celui qui vient en premier dans le sens horaire à partir du donneur.
jumpdrive_rules-income-limit = Ensuite, qui a plus de { $hand_limit } cartes en main défausse jusqu’à { $hand_limit }, et la manche suivante commence.

## Fin de la partie

jumpdrive_rules-end = Fin de la partie
jumpdrive_rules-end-end = La partie se termine au décompte après lequel quelqu’un a { $end_vp } PV ou plus. Qui a le plus de PV l’emporte.
jumpdrive_rules-end-tie = En cas d’égalité, l’emporte, parmi les joueurs à égalité, celui dont les cartes en main et le revenu font le plus grand total ; si l’égalité demeure, la victoire est partagée.

## À propos de cette édition

jumpdrive_rules-edition = À propos de cette édition
jumpdrive_rules-edition-print = Seule une partie des cartes est attestée. Le reste a été reconstitué de sorte que tous les totaux connus soient justes ; la liste du matériel dit pour chaque carte ce qui est attesté, et l’atelier permet de la corriger.
jumpdrive_rules-edition-presets = Dans une première partie, les { $presets } mains préparées sont connues de tous : chacun sait que les autres ont chacun une de celles qu’il n’a pas.
jumpdrive_rules-edition-known = Les robots et les indices se servent de ce qu’on peut en déduire : une main préparée est exclue par une carte qu’on a soi-même, et trahie par ce qui est révélé avant qu’on pioche. Ce que sont devenues les défausses, les siennes ou celles vues de tous, quand la pioche est refaite, entre aussi en compte.
jumpdrive_rules-edition-single = Là où une seule réponse est possible, elle est donnée aussitôt, sans question ; le journal l’indique.
