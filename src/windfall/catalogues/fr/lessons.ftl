# Les leçons : les pages, puis ce que dit chaque leçon. Elles sont composées dans src/windfall/lessons/data.
lessons-heading = Apprendre les jeux
lessons-lead = De courtes leçons sur de vraies positions. Vous jouez les coups, voyez ce qu’ils rapportent et lisez pourquoi.
lessons-start = Commencer
lessons-resume = Continuer à l’étape { $step }
lessons-repeat = Refaire
lessons-play = Jouer
lessons-play-again = Rejouer
lessons-done = terminée
lessons-progress = { $done } sur { $all } terminées
lessons-forget = Oublier ma progression
lessons-step = Étape { $step } sur { $steps }
lessons-right = Bien joué
lessons-wrong = Il y a mieux
lessons-try-again = Réessayer
lessons-next = Étape suivante
lessons-next-lesson = Leçon suivante : { $lesson }
lessons-skip = Passer cette étape
lessons-leave = Toutes les leçons
lessons-complete-text = Vous avez terminé « { $lesson } ».
lessons-opening = Ouverture de la leçon…
lessons-missing = Cette leçon n’existe pas. Revenez à toutes les leçons.

## Jump Drive

lessons-jumpdrive-round = Poser et payer
lessons-jumpdrive-round-about = Ce qu’on fait dans une manche, et avec quoi on paie les cartes.
lessons-jumpdrive-round-1-idea = 
    Dès que quelqu’un a { $goal } PV, le plus grand total gagne. Les cartes se paient avec d’autres cartes : défaussez ce qui est trop cher pour commencer. { $card } coûte { $cost ->
        [one] { $cost } carte
       *[other] { $cost } cartes
    }.
lessons-jumpdrive-round-1-right = 
    Vous gardez { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } : un monde, { $world }, et de quoi le payer.
lessons-jumpdrive-round-1-wrong = 
    { $world } et { $small } sont les mondes que vos { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } pourraient payer. Sans l’un d’eux, vous partez plus lentement.
lessons-jumpdrive-round-2-idea = 
    Le nombre dans le cercle est le coût du monde : { $large ->
        [one] { $large } carte
       *[other] { $large } cartes
    } de votre main pour { $one }, { $small ->
        [one] { $small } carte
       *[other] { $small } cartes
    } pour { $other }. Les mondes donnent un revenu, des cartes à chaque manche. Posez celui qui en donne le plus.
lessons-jumpdrive-round-2-right = 
    { $world } a rapporté { $vp } PV et { $income ->
        [one] { $income } carte
       *[other] { $income } cartes
    }, et le fera à chaque manche. Un monde posé seul fait piocher une carte de plus : vous avez de nouveau { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    }.
lessons-jumpdrive-round-2-wrong = 
    Votre revenu est maintenant de { $income ->
        [one] { $income } carte
       *[other] { $income } cartes
    } par manche ; avec { $world }, ce serait { $more ->
        [one] { $more } carte
       *[other] { $more } cartes
    }. Au début, c’est le revenu qui paie toute la suite.
lessons-jumpdrive-round-3-idea = 
    Posez un développement, un monde, ou les deux. Seul, un développement coûte une carte de moins et un monde fait piocher une carte. { $lab } est gratuit maintenant, { $world } coûte { $cost ->
        [one] { $cost } carte
       *[other] { $cost } cartes
    } : lequel rapporte le plus, manche après manche ?
lessons-jumpdrive-round-3-right = 
    Votre revenu passe de { $was } à { $income ->
        [one] { $income } carte
       *[other] { $income } cartes
    }, et vous marquez { $vp } PV par manche. Ce que vous payez une fois revient à chaque manche.
lessons-jumpdrive-round-3-wrong = 
    Vous piochez maintenant { $income ->
        [one] { $income } carte
       *[other] { $income } cartes
    } et marquez { $vp } PV par manche. { $world } aurait ajouté { $more ->
        [one] { $more } carte
       *[other] { $more } cartes
    } à chaque revenu à venir, et serait vite remboursé.
lessons-jumpdrive-income = Cartes ou points
lessons-jumpdrive-income-about = Quand grandir, et quand marquer.
lessons-jumpdrive-income-1-idea = 
    Tout ce qui est dans votre empire marque de nouveau à chaque manche. { $world } coûte { $cost ->
        [one] { $cost } carte
       *[other] { $cost } cartes
    } et marque chaque fois { $vp } PV. Posez-le et, en payant, gardez { $next } pour la manche suivante.
lessons-jumpdrive-income-1-right = 
    Vous marquez { $now } PV par manche au lieu de { $was }. Votre revenu a de nouveau rempli votre main : { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    }.
lessons-jumpdrive-income-1-wrong = 
    Vous marquez { $now } PV par manche et piochez { $income ->
        [one] { $income } carte
       *[other] { $income } cartes
    } ; une main en garde { $limit } au plus. Vous êtes assez riche : posez { $world } et gardez { $next }, pour que chaque manche compte.
lessons-jumpdrive-income-2-idea = À la fin d’une manche, vous pouvez garder { $limit } cartes. Défaussez ce qui ne servirait qu’à payer, et gardez { $next } : { $vp } PV par manche.
lessons-jumpdrive-income-2-right = 
    Vous avez { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } : { $next }, et de quoi le payer.
lessons-jumpdrive-income-2-wrong = { $next } est partie, et { $vp } PV par manche avec elle. Les cartes diffèrent : les chères pour poser, les autres pour payer.
lessons-jumpdrive-income-3-idea = Vous avez { $mine } PV, { $them } { $theirs }, et la partie finit à { $goal } : il reste peu de manches. { $world } a le plus grand revenu, { $factory } plus de PV. Lequel vaut le plus maintenant ?
lessons-jumpdrive-income-3-right = { $gained } PV cette manche, { $mine } en tout, et au moins autant à la suivante. Le revenu ne compte que s’il reste des manches pour le dépenser.
lessons-jumpdrive-income-3-wrong = 
    { $gained } PV cette manche, et un revenu de { $income ->
        [one] { $income } carte
       *[other] { $income } cartes
    } : plus que les { $limit } que vous pouvez garder. { $factory } ajouterait { $more } PV maintenant et encore à la manche suivante.
lessons-jumpdrive-military = Conquête
lessons-jumpdrive-military-about = Les mondes au bord rouge ne coûtent pas de cartes, mais de la force militaire.
lessons-jumpdrive-military-1-idea = Un nombre rouge est une défense : votre force militaire doit être au moins égale, et on ne paie pas de cartes. Vous avez { $military }, { $world } a { $defense }. Mais un développement posé dans la même manche compte déjà : posez { $team } avec lui.
lessons-jumpdrive-military-1-right = 
    { $team } porte votre force militaire à { $military }, assez pour { $world }. Vous n’avez payé que le développement, et piochez maintenant { $income ->
        [one] { $income } carte
       *[other] { $income } cartes
    } et marquez { $vp } PV par manche.
lessons-jumpdrive-military-1-wrong = Votre force militaire est maintenant de { $military } et vous marquez { $vp } PV par manche. { $world } aurait pu venir sans rien coûter : choisissez { $team } et { $world } ensemble.
lessons-jumpdrive-military-1-mistake_2 = { $lair } est conquis aussi. Mais { $world } marquerait en plus { $vp } PV à chaque manche.
lessons-jumpdrive-military-2-idea = { $world } marque { $vp } PV par manche, pour une défense de { $defense } ; votre force militaire est de { $military }. Qu’est-ce qui, dans votre main, comble l’écart dès cette manche ?
lessons-jumpdrive-military-2-right = { $marines } : force militaire { $military }. Vous marquez { $vp } PV par manche au lieu de { $was }, en ne payant que le développement.
lessons-jumpdrive-military-2-wrong = Force militaire { $military }, { $vp } PV par manche : { $world } attend encore. { $marines } et { $world } peuvent être posés ensemble.
lessons-jumpdrive-military-3-idea = 
    Vous n’avez que { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    }, mais votre force militaire est de { $military }. Quelle carte n’en coûte aucune et marque le plus ?
lessons-jumpdrive-military-3-right = 
    { $world } était gratuit : { $vp } PV par manche au lieu de { $was }, force militaire { $military } pour la prochaine conquête, et { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } en main pour payer autre chose.
lessons-jumpdrive-military-3-wrong = 
    { $vp } PV par manche et { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } en main. { $world } ajoute { $more } PV par manche sans coûter une seule carte.
lessons-jumpdrive-end = Explorer, et la fin
lessons-jumpdrive-end-about = Que faire d’une mauvaise main, et dans la dernière manche.
lessons-jumpdrive-end-1-idea = 
    { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    }, et rien qui vous mène plus loin que { $card }. Au lieu de poser des cartes, vous pouvez Explorer : voir beaucoup de cartes, et en avoir à la fin { $more } de plus qu’avant.
lessons-jumpdrive-end-1-right = 
    De { $was } à { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    }, dont { $income } de revenu : et celles que vous avez gardées sont les meilleures d’un grand nombre. À la prochaine manche, vous pourrez poser une grande carte.
lessons-jumpdrive-end-1-wrong = 
    { $card } n’a rien coûté ; vous avez { $vp } PV par manche et un revenu de { $income ->
        [one] { $income } carte
       *[other] { $income } cartes
    }. Vous tenez { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    }, toujours sans plan ; Explorer vous aurait permis d’en chercher un.
lessons-jumpdrive-end-2-idea = { $mine } PV, et { $round } de plus par manche : vous pouvez atteindre { $goal } maintenant, c’est donc la dernière manche. Le revenu ne vaut plus rien. Qu’est-ce qui marque le plus tout de suite ?
lessons-jumpdrive-end-2-right = { $card } compte vos développements : { $gained } PV cette manche, { $mine } contre { $theirs } à la fin. Vous gagnez.
lessons-jumpdrive-end-2-wrong = { $gained } PV cette manche, { $mine } contre { $theirs }. Lisez { $card } : elle marque pour chacun de vos développements, et vous en avez beaucoup.
lessons-jumpdrive-game = Votre première partie
lessons-jumpdrive-game-about = Une partie entière contre un débutant, avec le coach à vos côtés.

## Race for the Galaxy

lessons-race-phases = Choisir une action
lessons-race-phases-about = Ce que vous choisissez, tous le font : Explorer et Coloniser.
lessons-race-phases-1-idea = 
    Chacun choisit une action en secret. Chaque phase choisie par quelqu’un a lieu ensuite, pour tous. Parmi vos { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    }, il y a des mondes que vous pouvez poser : choisissez Coloniser.
lessons-race-phases-1-right = { $them } a choisi Coloniser aussi : cela reste une seule phase, et chacun peut poser un monde. Vous l’avez choisie tous deux : chacun pioche une carte après.
lessons-race-phases-1-wrong = Seules les phases choisies par quelqu’un ont lieu. Un monde ne se pose que dans Coloniser : vous le pouvez parce que { $them } l’a choisi, mais sans le bonus d’une carte.
lessons-race-phases-2-idea = 
    { $world } coûte { $cost ->
        [one] { $cost } carte
       *[other] { $cost } cartes
    }, et vous en avez { $hand } en tout. Explorer fait piocher : avec « +5 », vous choisissez parmi plus de cartes, avec « +1, +1 », vous en gardez plus. Qu’est-ce qui aide à payer ?
lessons-race-phases-2-right = 
    Vous avez { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    }, { $more } de plus qu’avant. Et { $them } a choisi Coloniser : cette phase vient ensuite, et vous pouvez poser un monde sans l’avoir choisie.
lessons-race-phases-2-wrong = 
    « +5 » montre plus de cartes, mais n’en fait pas garder plus ; aucune autre action n’en fait piocher avant Coloniser. Pour poser { $world }, il faut { $cost ->
        [one] { $cost } carte
       *[other] { $cost } cartes
    } à côté : « +1, +1 » vous en laisse le plus.
lessons-race-phases-3-idea = 
    On paie avec d’autres cartes de sa main : { $cost ->
        [one] { $cost } carte
       *[other] { $cost } cartes
    } pour { $world }, tout ce que vous avez. Il vaut { $vp } PV, et son disque coloré signifie qu’il produit des marchandises. Posez-le.
lessons-race-phases-3-right = De { $was } à { $now } PV. Votre main est vide, mais { $world } la remplira : il fait piocher chaque fois qu’il produit.
lessons-race-phases-3-wrong = { $now } PV maintenant. Les cartes en main ne marquent rien ; { $world } marque { $vp } PV et fait piocher chaque fois qu’il produit, et vous pouvez tout juste le payer.
lessons-race-build = Développer et Coloniser
lessons-race-build-about = Poser des cartes, et bien choisir avec quoi payer.
lessons-race-build-1-idea = 
    { $world } ne coûte que { $cost ->
        [one] { $cost } carte
       *[other] { $cost } cartes
    }, produit des marchandises et peut les consommer pour des PV : un petit moteur. Posez-le et payez avec des cartes que vous ne poserez pas ; gardez { $keep }.
lessons-race-build-1-right = 
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } dans votre tableau et { $hand } en main, dont une en bonus pour avoir choisi Coloniser.
lessons-race-build-1-wrong = 
    Vous avez { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    }. { $world } en coûte { $cost }, produit une marchandise à chaque Produire et en change une en PV à chaque Consommer.
lessons-race-build-1-mistake_1 = { $keep } est partie en paiement. Elle aurait été gratuite dans une phase Développer choisie par vous : payez avec ce dont vous n’avez pas besoin.
lessons-race-build-2-idea = Les développements, avec un losange, se posent dans Développer. Qui l’a choisi paie une carte de moins : { $card }, de coût { $cost }, est alors gratuite. Choisissez Développer et posez-la.
lessons-race-build-2-right = 
    { $card } était gratuite ; votre tableau a maintenant { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }. { $them } a choisi Produire, et vos mondes ont produit aussi : de { $was } cartes en main, vous passez à { $hand }.
lessons-race-build-2-wrong = 
    Vous avez { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    }. { $card } n’en aurait coûté aucune dans votre propre phase Développer, et ses pouvoirs servent dès la phase suivante.
lessons-race-build-3-idea = 
    Vous avez { $goods ->
        [one] { $goods } marchandise
       *[other] { $goods } marchandises
    }, et déjà assez de pouvoirs de Consommer pour elles : { $engine } ajouterait peu. { $plain } coûte { $cost ->
        [one] { $cost } carte
       *[other] { $cost } cartes
    } et vaut à lui seul { $vp } PV. Les cartes de votre tableau comptent à la fin.
lessons-race-build-3-right = De { $was } à { $now } PV. { $them } avait choisi Consommer, vos marchandises ont donc été consommées aussi, pour { $chips } PV.
lessons-race-build-3-wrong = { $now } PV en tout, dont { $chips } à l’instant pour des marchandises. { $plain } aurait rapporté plus : ses propres PV, et à peu près autant pour les marchandises.
lessons-race-goods = Les marchandises
lessons-race-goods-about = Produire, vendre, consommer : d’où viennent les PV et les cartes.
lessons-race-goods-1-idea = 
    { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } en main, { $goods ->
        [one] { $goods } marchandise
       *[other] { $goods } marchandises
    } : vos mondes doivent travailler. Produire met une marchandise sur chacun de vos mondes de production, et { $world } fait alors piocher.
lessons-race-goods-1-right = 
    { $goods ->
        [one] { $goods } marchandise
       *[other] { $goods } marchandises
    } et { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    }. { $windfall } est un monde d’aubaine : il ne reçoit une marchandise dans cette phase que parce que vous avez choisi Produire vous-même.
lessons-race-goods-1-wrong = 
    { $goods ->
        [one] { $goods } marchandise
       *[other] { $goods } marchandises
    } et { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } : rien à vendre, rien à consommer, peu à poser. Les marchandises viennent de Produire, et personne d’autre ne l’a choisi.
lessons-race-goods-2-idea = Les cartes manquent : { $hand } en main. Consommer : Commerce vend une marchandise contre des cartes ; puis vos pouvoirs Consommer en prennent contre des PV et des cartes. Les types diffèrent : les Nouveautés rapportent le moins, puis les Éléments rares, les Gènes, et la Technologie alien le plus. Vendez la meilleure.
lessons-race-goods-2-right = 
    Votre marchandise Gènes s’est vendue contre { $price ->
        [one] { $price } carte
       *[other] { $price } cartes
    }, et les autres ont été consommées : { $chips } PV, et d’autres cartes. { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } en main : il est temps de poser quelque chose.
lessons-race-goods-2-wrong = 
    { $chips } PV et { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } en main. La marchandise Gènes se serait vendue contre { $price ->
        [one] { $price } carte
       *[other] { $price } cartes
    }, avant que les autres soient consommées : c’est avec des cartes qu’on place.
lessons-race-goods-3-idea = 
    { $goods ->
        [one] { $goods } marchandise
       *[other] { $goods } marchandises
    } attendent, et la réserve de PV n’en a plus que { $pool } : quand elle est vide, la partie finit après la manche. Quelle action tire le plus de vos marchandises ?
lessons-race-goods-3-right = Consommer : 2x PV les a doublés : { $chips } PV pour vos marchandises. La réserve est vide, et vous gagnez par { $mine } à { $theirs }.
lessons-race-goods-3-wrong = { $chips } PV pour vos marchandises, { $mine } à { $theirs }. Avec Consommer : 2x PV, chacune aurait compté double.
lessons-race-end = Force militaire, et la fin
lessons-race-end-about = Conquérir des mondes, et finir la partie quand on mène.
lessons-race-end-1-idea = Les mondes au bord rouge se conquièrent, sans payer : votre force militaire doit être au moins égale à leur défense. Vous avez { $military }, { $world } a { $defense }. Posez-le.
lessons-race-end-1-right = { $world } n’a coûté aucune autre carte : { $was } cartes en main, et de nouveau { $hand } après votre bonus. Déjà { $total } PV.
lessons-race-end-1-wrong = 
    { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } en main, { $total } PV. { $world } aurait été gratuit grâce à votre force militaire, et produit en plus des marchandises.
lessons-race-end-2-idea = Votre force militaire est de { $military }. Des mondes conquis peuvent l’augmenter et permettre ainsi la conquête suivante. Quel monde marque et vous renforce le plus ?
lessons-race-end-2-right = { $world } : force militaire { $military }, et de { $was } à { $total } PV, sans payer une carte.
lessons-race-end-2-wrong = Force militaire { $military }, { $total } PV. { $world } est à votre portée, marque plus et renforce davantage.
lessons-race-end-3-idea = Vous menez par { $mine } à { $theirs }, avec { $cards } cartes dans votre tableau. Avec { $limit }, la partie finit après la manche. Vous tenez des développements : finissez-la.
lessons-race-end-3-right = 
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } dans votre tableau : c’est la fin, { $mine } à { $theirs }. Vos cartes, jetons de PV et bonus « ? » font tout le score. Qui mène ne doit pas attendre que les autres le rattrapent.
lessons-race-end-3-wrong = 
    { $mine } à { $theirs }, et { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } dans votre tableau : la partie continue, et votre adversaire a une manche de plus pour vous rattraper.
lessons-race-game = Votre première partie
lessons-race-game-about = Une partie entière contre un débutant, avec le coach à vos côtés.

## New Frontiers

lessons-newfrontiers-actions = Les tuiles d’action
lessons-newfrontiers-actions-about = Choisir une action pour tous, et quand être premier.
lessons-newfrontiers-actions-1-idea = 
    Chacun à son tour choisit une tuile d’action, deux fois par manche à deux joueurs ; tous font l’action, et qui l’a choisie a un bonus. Avec Développer, vous payez moins : { $dev }, de coût { $cost }, ne prend rien à vos { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    }. Choisissez Développer et achetez-la.
lessons-newfrontiers-actions-1-right = 
    { $dev } est à vous, et vous avez toujours { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    }. Développements : { $devs }. Les autres pouvaient développer aussi, mais sans votre bonus.
lessons-newfrontiers-actions-1-wrong = 
    Vous avez { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    }. { $dev } coûte { $cost }, et rien du tout avec le bonus de Développer ; son pouvoir servirait dès maintenant.
lessons-newfrontiers-actions-2-idea = { $them } est en tête de la piste de priorité et choisit en premier ; une tuile prise n’est plus libre de la manche. Envoyer des diplomates rapporte un PV et la première place de la piste, jusqu’à ce qu’un autre la choisisse. Choisissez-la.
lessons-newfrontiers-actions-2-right = { $chips } PV de plus, et vous êtes en tête : c’est à vous de choisir en premier.
lessons-newfrontiers-actions-2-wrong = { $chips } PV de plus cette manche. Mais { $them } choisit encore en premier, et prendra peut-être la tuile qu’il vous faut.
lessons-newfrontiers-actions-3-idea = 
    Les mondes viennent d’Explorer : chacun prend l’un des mondes tirés, et qui l’a choisi un second. Vous avez { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    } et une force militaire de { $military } : choisissez-le, et prenez des mondes que vous pourrez bientôt payer ou conquérir.
lessons-newfrontiers-actions-3-right = 
    { $worlds ->
        [one] { $worlds } monde
       *[other] { $worlds } mondes
    } attendent maintenant à côté de votre empire. Ce ne sont pas encore des colonies : c’est l’affaire de Coloniser.
lessons-newfrontiers-actions-3-wrong = 
    { $worlds ->
        [one] { $worlds } monde
       *[other] { $worlds } mondes
    } à côté de votre empire. Les nouveaux viennent d’Explorer : choisissez-le et prenez ce que vous pourrez bientôt payer ou conquérir.
lessons-newfrontiers-actions-3-mistake_1 = { $world } a une défense de { $defense }, votre force militaire est de { $military } : il attendrait longtemps. Prenez ce que vous pourrez bientôt coloniser.
lessons-newfrontiers-settle = Coloniser des mondes
lessons-newfrontiers-settle-about = Colons, crédits, force militaire : ce que demande une colonie.
lessons-newfrontiers-settle-1-idea = 
    Chaque colonie demande des colons. Un monde au bord rouge ne coûte pas de crédits : votre force militaire de { $military } conquiert { $world }, de défense { $defense }, avec { $need ->
        [one] { $need } colon
       *[other] { $need } colons
    }. Choisissez Coloniser et conquérez-le.
lessons-newfrontiers-settle-1-right = 
    { $world } est une colonie, vous en avez { $colonies }, et vos { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    } sont intacts. { $them } a ensuite choisi Produire, et { $world } a produit sa première marchandise.
lessons-newfrontiers-settle-1-wrong = 
    Colonies : { $colonies }. { $colonists ->
        [one] { $colonists } colon
       *[other] { $colonists } colons
    } attendent dans votre empire, et { $world } aurait pu être conquis avec eux sans un seul crédit.
lessons-newfrontiers-settle-2-idea = 
    Les mondes au bord sombre se paient : { $one } coûte { $small }, { $other } { $large } de vos { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    }, avec les colons qui y figurent. Qui choisit Coloniser reçoit d’abord un colon. Choisissez-le et colonisez l’un d’eux.
lessons-newfrontiers-settle-2-right = 
    Colonies : { $colonies }. Il vous reste { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    } et { $colonists ->
        [one] { $colonists } colon
       *[other] { $colonists } colons
    }. Les colonies travaillent pour vous à chaque manche qui suit.
lessons-newfrontiers-settle-2-wrong = 
    Toujours { $colonies } colonies, avec { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    } et { $colonists ->
        [one] { $colonists } colon
       *[other] { $colonists } colons
    } qui ne font rien. Coloniser en fait, avec un monde, une colonie : choisissez-le et colonisez l’un des deux.
lessons-newfrontiers-settle-2-mistake_1 = 
    Toujours { $colonies } colonies, avec { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    } et { $colonists ->
        [one] { $colonists } colon
       *[other] { $colonists } colons
    } qui ne font rien. Prendre des colons, c’est pour qui en manque pour coloniser.
lessons-newfrontiers-settle-3-idea = Votre force militaire est de { $military }. Deux mondes rebelles sont à votre portée et l’augmenteraient. L’un est un monde d’aubaine : une marchandise vient aussitôt avec. Lequel ?
lessons-newfrontiers-settle-3-right = 
    { $world } : force militaire { $military }, { $goods ->
        [one] { $goods } marchandise
       *[other] { $goods } marchandises
    } de plus, { $total } PV en tout. Ensuite, les mondes d’aubaine ne reçoivent une marchandise que par le bonus de Produire ou par un pouvoir.
lessons-newfrontiers-settle-3-wrong = 
    Force militaire { $military }, { $goods ->
        [one] { $goods } marchandise
       *[other] { $goods } marchandises
    }, { $total } PV. { $world } était à portée, marque plus et apporte une marchandise.
lessons-newfrontiers-goods = Les marchandises
lessons-newfrontiers-goods-about = Produire, Commerce et Consommer.
lessons-newfrontiers-goods-1-idea = 
    Vous avez { $goods ->
        [one] { $goods } marchandise
       *[other] { $goods } marchandises
    } et plusieurs colonies de production. Produire crée une marchandise sur chacune, et qui la choisit prend aussi les crédits posés sur la tuile : { $credits } maintenant. Choisissez-la.
lessons-newfrontiers-goods-1-right = 
    { $goods ->
        [one] { $goods } marchandise
       *[other] { $goods } marchandises
    }, et des crédits de { $was } à { $credits }. Tout le monde a produit : choisissez-la quand vous y gagnez plus que les autres.
lessons-newfrontiers-goods-1-wrong = 
    { $goods ->
        [one] { $goods } marchandise
       *[other] { $goods } marchandises
    } et { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    } maintenant. Qui choisit Produire a aussi les crédits de la tuile, et n’a pas à espérer qu’un autre la choisisse.
lessons-newfrontiers-goods-2-idea = 
    { $them } a choisi Commerce-Consommer : chacun peut vendre une marchandise contre des crédits, puis doit utiliser ses pouvoirs Consommer. Vous avez { $goods ->
        [one] { $goods } marchandise
       *[other] { $goods } marchandises
    } ; { $home } les consomme toutes au même prix. Vendez celle qui rapporte le plus.
lessons-newfrontiers-goods-2-right = Crédits de { $was } à { $credits } : la vente, et un de plus de { $home }, qui a consommé l’autre marchandise pour { $chips } PV.
lessons-newfrontiers-goods-2-wrong = Crédits de { $was } à { $credits }, et { $chips } PV. Les Éléments rares se vendent plus cher que les Nouveautés, et les deux se consomment au même prix.
lessons-newfrontiers-goods-2-mistake_2 = Sans vente, vous n’avez que ce que { $home } donne pour une marchandise ; l’autre reste là. Une vente ne demande aucun pouvoir : vendez l’une, consommez l’autre.
lessons-newfrontiers-goods-3-idea = 
    Vous avez { $goods ->
        [one] { $goods } marchandise
       *[other] { $goods } marchandises
    }. { $power } consomme des Éléments rares pour des PV et des crédits, gardez-les donc. Vendez votre autre marchandise la plus chère, Gènes, puis utilisez { $power }.
lessons-newfrontiers-goods-3-right = Crédits de { $was } à { $credits } et { $chips } PV, et il reste des marchandises pour vos autres pouvoirs.
lessons-newfrontiers-goods-3-wrong = Crédits de { $was } à { $credits }. Les Gènes se vendent plus cher, et { $power } a besoin des Éléments rares : vendez les uns, utilisez les autres.
lessons-newfrontiers-goods-3-mistake_2 = 
    Sans vente, vous avez toujours { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    }. Une vente ne demande aucun pouvoir : vendez les Gènes, qui rapportent le plus, et laissez { $power } consommer les Éléments rares.
lessons-newfrontiers-end = La fin
lessons-newfrontiers-end-about = Ce qui finit la partie, et ce qui compte alors.
lessons-newfrontiers-end-1-idea = 
    La réserve de PV est vide : c’est la dernière manche. Ensuite, les pouvoirs ne valent plus rien et les crédits ne départagent que les égalités ; seuls comptent les PV : { $one } PV pour { $studios }, { $other } PV pour { $world }. Vous avez { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    } à dépenser.
lessons-newfrontiers-end-1-right = De { $was } à { $total } PV. Dans la dernière manche, dépensez tout en PV. La partie finit aussi avec { $colonies } colonies, avec plus de { $spaces } cases couvertes de développements, ou s’il reste au plus { $colonists } colons.
lessons-newfrontiers-end-1-wrong = { $total } PV. La force militaire et les colons ne comptent pas à la fin ; { $studios } vaut { $vp } PV, et vous pouviez le payer.
lessons-newfrontiers-end-2-idea = 
    Votre dernier achat, avec { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    } : { $mine } à { $theirs } jusqu’ici. Les grands développements comptent ce que votre empire possède, et le vôtre a { $colonies } colonies. Lequel les compte ?
lessons-newfrontiers-end-2-right = { $card } : de { $was } à { $mine }, et { $mine } à { $theirs } à la fin. Vous gagnez. Jetons de PV, développements, colonies et ces bonus font tout le score.
lessons-newfrontiers-end-2-wrong = { $mine } à { $theirs } à la fin. Lisez { $card } : elle compte vos colonies, et vous en avez plus que de tout le reste.
lessons-newfrontiers-game = Votre première partie
lessons-newfrontiers-game-about = Une partie entière contre un débutant, avec le coach à vos côtés.
