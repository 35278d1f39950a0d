# Le coach : ce qui est dit à qui apprend un jeu, à chaque question. Il parle comme la question : court, simple, « vous ».

## Quantités que d’autres textes emploient : ceux-ci ont le même argument

coach-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
coach-other-cards = { $others ->
    [0] aucune autre carte
    [one] { $others } autre carte
   *[other] { $others } autres cartes
}
coach-of-others = { $others ->
    [one] votre autre carte
   *[other] { $cards } de vos { $others } autres cartes
}
coach-vp = { $vp } PV
coach-some-vp = { $vp ->
    [0] aucun PV à lui seul
   *[other] { coach-vp }
}
coach-goods = { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
}
coach-credits = { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
}
coach-colonists = { $colonists ->
    [one] { $colonists } colon
   *[other] { $colonists } colons
}
coach-worlds = { $worlds ->
    [one] { $worlds } monde
   *[other] { $worlds } mondes
}

## La page : le coach est proposé, activé, désactivé

coach-name = Coach
coach-offer = Vous découvrez le jeu ? À chaque choix, le coach dit à quoi il sert et ce qu’il faut regarder.
coach-offer-yes = Activer le coach
coach-offer-no = Non merci
coach-off-title = Désactiver le coach
coach-again = Tout expliquer à nouveau
coach-again-done = Le coach explique tout à nouveau.
coach-none-here = Le coach aide dans les parties contre des bots où les indices sont permis.

## Race for the Galaxy : à quoi sert chaque question

coach-race-discard-start = Les cartes servent à construire et aussi à payer. Gardez-en { $kept } sur { $dealt } : quelques-unes à poser bientôt, les autres pour les payer.
coach-race-action = Chaque phase choisie par quelqu’un est faite par tous ; seuls ceux qui l’ont choisie en ont le bonus. Choisissez ce qui vous aide le plus et que personne d’autre ne choisira.
coach-race-two-actions = Vous choisissez deux phases, votre adversaire deux aussi ; toutes sont faites par les deux. Les bonus des vôtres sont pour vous.
coach-race-explore = Ce que vous ne gardez pas est perdu. Cherchez des cartes que vous pourrez bientôt payer et qui vont avec votre tableau.
coach-race-develop = Un développement se paie en défaussant d’autres cartes. Ses pouvoirs servent dès la phase suivante, jusqu’à la fin de la partie.
coach-race-settle = Un monde se paie en défaussant d’autres cartes ; un monde militaire demande de la force militaire. Les mondes donnent des marchandises, et celles-ci des cartes et des PV.
coach-race-method = Ce monde peut se poser de plusieurs façons. Comparez ce que chacune demande.
coach-race-pay = Ce qui sert à payer est perdu : prenez les cartes que vous ne poserez sans doute jamais.
coach-race-trade = Une marchandise se vend de { $least } cartes (Nouveautés) à { $most } (Technologie alien), et plus avec des pouvoirs Commerce. Cela remplit la main.
coach-race-consume = Chaque pouvoir Consommer sert une fois, dans l’ordre voulu. Commencez par ceux qui demandent un certain type ; les autres prennent ce qui reste.
coach-race-consume-good = Gardez les marchandises dont vos autres pouvoirs ont besoin.
coach-race-consume-hand = Les cartes que vous ne poserez pas valent ici des PV.
coach-race-gamble = Se tromper ne coûte rien : la carte est seulement défaussée.
coach-race-windfall = Un monde d’aubaine ne reçoit une nouvelle marchandise que par le bonus de Produire ou par un pouvoir. Choisissez celle que vous pourrez le mieux utiliser ou vendre.
coach-race-hand-limit = En fin de manche, on garde au plus { $limit } cartes. Cédez ce que vous ne poserez sans doute jamais.

## Race for the Galaxy : ce qu’il faut regarder maintenant

coach-race-soon = { $cards ->
    [0] { $card } peut bientôt se poser, sans rien payer.
   *[other] { $card } peut bientôt se poser : il faut { $cards } des { $others } autres cartes gardées.
}
coach-race-none-soon = { $others ->
    [one] Aucune ne peut se poser avec l’autre carte gardée : il faudra d’abord plus de cartes.
   *[other] Aucune ne peut se poser avec les { $others } autres cartes gardées : il faudra d’abord plus de cartes.
}
coach-race-drawn = { $cards ->
    [0] { $card } peut se poser sans rien payer.
   *[other] { $card } peut se poser ensuite : il faut { $cards } des { $held } cartes en main.
}
coach-race-placing = { $cards ->
    [0] { $card } ne prend aucune carte et rapporte { coach-some-vp }.
   *[other] { $card } prend { coach-cards } et rapporte { coach-some-vp } ; { $left ->
        [0] la main est alors vide.
        [one] il reste { $left } carte en main.
       *[other] il reste { $left } cartes en main.
    }
}
coach-race-military-short = Il vous manque { $missing } de force militaire pour { $card }.
coach-race-owned = Vous avez déjà { $card } ; un second ne peut pas se poser.
coach-race-twice = Vous avez { $card } deux fois en main et ne pouvez le poser qu’une fois.
coach-race-spare = { $card } est hors de portée : il faut { coach-cards }, et vous aurez { coach-other-cards }.
coach-race-spare-military = { $card } est hors de portée : il vous manque { $missing } en force militaire.
coach-race-dearest = La marchandise { engine-kind } de { $card } rapporte le plus : { coach-cards }.
coach-race-dearest-made = Une marchandise de { $card } ({ engine-kind }) se vend le mieux : { coach-cards }.
coach-race-powers-bring = { $left ->
    [0] Bien utilisés, vos pouvoirs tirent encore { $rewards } de ces marchandises.
    [one] Bien utilisés, vos pouvoirs tirent encore { $rewards } de ces marchandises ; il en reste { $left }.
   *[other] Bien utilisés, vos pouvoirs tirent encore { $rewards } de ces marchandises ; il en reste { $left }.
}
coach-race-most-frequent = Le nombre le plus fréquent est { $number } : { $cards } cartes sur { $all } le portent.
coach-race-pool-ends = Il ne reste que { coach-vp } dans la réserve : c’est peut-être la dernière manche.
coach-race-tableau-ends = { $whose ->
    [you] Vous avez { $cards } cartes sur { $end } dans votre tableau : c’est peut-être la dernière manche.
   *[other] { $player } a { $cards } cartes sur { $end } dans son tableau : c’est peut-être la dernière manche.
}
coach-race-could-develop = { $cards ->
    [0] Avec Développer, vous pouvez poser { $card } sans rien payer.
   *[other] Avec Développer, vous pouvez poser { $card } contre { coach-of-others }.
}
coach-race-could-settle = { $cards ->
    [0] Avec Coloniser, vous pouvez poser { $card } sans rien payer.
   *[other] Avec Coloniser, vous pouvez poser { $card } contre { coach-of-others }.
}
coach-race-nothing-to-place = Vous avez { coach-cards } en main et ne pouvez encore rien poser : il en faut plus, ou d’autres.
coach-race-could-trade = Consommer : Commerce vendrait votre meilleure marchandise pour { coach-cards }.
coach-race-could-consume = Consommer : 2x PV tirerait { coach-vp } de vos marchandises.
coach-race-could-produce = Avec Produire, vous auriez { coach-goods }.
coach-race-expected = { $player } va sans doute choisir { $action } ({ $percent } %) : { $yours }
coach-race-yours-explore = vous regarderez alors { $drawn } cartes pour en garder { $kept }.
coach-race-yours-place = { $cards ->
    [0] vous pourrez alors poser { $card } sans rien payer.
   *[other] vous pourrez alors poser { $card } contre { coach-of-others }.
}
coach-race-yours-no-development = vous n’avez aucun développement à poser alors.
coach-race-yours-no-world = vous n’avez aucun monde à poser alors.
coach-race-yours-consume = vos pouvoirs vous rapportent alors aussi { $rewards }.
coach-race-yours-nothing = cela ne vous rapporte rien pour l’instant.
coach-race-yours-produce = vous recevez alors aussi { coach-goods }.

## Jump Drive : à quoi sert chaque question

coach-jumpdrive-discard-start = Les cartes servent à construire et aussi à payer. Gardez-en { $kept } sur { $dealt } : quelques-unes à poser bientôt, les autres pour les payer.
coach-jumpdrive-place = Ce que vous posez rapporte des PV et des cartes à chaque manche. Un développement seul coûte { $less } de moins ; un monde seul fait piocher { $draw ->
    [one] { $draw } carte
   *[other] { $draw } cartes
}.
coach-jumpdrive-pay = Ce qui sert à payer est perdu : prenez les cartes que vous ne poserez sans doute jamais.
coach-jumpdrive-explore = Anciennes et nouvelles cartes : défaussez celles que vous ne poserez sans doute jamais.
coach-jumpdrive-second-world = Un second monde dans la même manche rapporte ses PV et son revenu une manche plus tôt.
coach-jumpdrive-hand-limit = En fin de manche, on garde au plus { $limit } cartes. Cédez ce que vous ne poserez sans doute jamais.

## Jump Drive : ce qu’il faut regarder maintenant

coach-jumpdrive-soon = { $cards ->
    [0] { $card } peut se poser tout de suite, sans rien payer.
   *[other] { $card } peut se poser tout de suite : il faut { $cards } des { $others } autres cartes gardées.
}
coach-jumpdrive-none-soon = { $others ->
    [one] Aucune ne peut se poser avec l’autre carte gardée : il faudra d’abord explorer.
   *[other] Aucune ne peut se poser avec les { $others } autres cartes gardées : il faudra d’abord explorer.
}
coach-jumpdrive-ends = { $whose ->
    [you] Vous avez { coach-vp } et en marquez { $more } de plus cette manche : à { $end } la partie s’arrête, c’est donc la dernière manche.
   *[other] { $player } a { coach-vp } et en marque { $more } de plus cette manche : à { $end } la partie s’arrête, c’est donc la dernière manche.
}
coach-jumpdrive-most-vp = { $pay ->
    [0] Le plus de PV : { $cards }, de { $before } à { $after } par manche, sans rien payer.
    [one] Le plus de PV : { $cards }, de { $before } à { $after } par manche, contre { $pay } carte.
   *[other] Le plus de PV : { $cards }, de { $before } à { $after } par manche, contre { $pay } cartes.
}
coach-jumpdrive-most-income = { $pay ->
    [0] Le plus de revenu : { $cards }, de { $before } à { $after } cartes par manche, sans rien payer.
    [one] Le plus de revenu : { $cards }, de { $before } à { $after } cartes par manche, contre { $pay } carte.
   *[other] Le plus de revenu : { $cards }, de { $before } à { $after } cartes par manche, contre { $pay } cartes.
}
coach-jumpdrive-most-of-both = { $pay ->
    [0] Le plus des deux : { $cards }, de { $before } à { $after } PV et de { $income_before } à { $income_after } cartes par manche, sans rien payer.
    [one] Le plus des deux : { $cards }, de { $before } à { $after } PV et de { $income_before } à { $income_after } cartes par manche, contre { $pay } carte.
   *[other] Le plus des deux : { $cards }, de { $before } à { $after } PV et de { $income_before } à { $income_after } cartes par manche, contre { $pay } cartes.
}
coach-jumpdrive-only-explore = Rien dans votre main ne peut encore se poser. Explorer fait piocher { $drawn } cartes, puis en défausser { $discarded }, anciennes ou nouvelles.
coach-jumpdrive-spare = { $card } est hors de portée : il faut { coach-cards }, et à la prochaine manche vous aurez { coach-other-cards }.
coach-jumpdrive-spare-military = { $card } est hors de portée : il vous manque { $missing } en force militaire.
coach-jumpdrive-spare-limit = Vous ne pouvez pas avoir { $card } une fois de plus.

## New Frontiers : à quoi sert chaque question

coach-newfrontiers-choose-home = La colonie d’origine est votre premier monde. Comparez les deux côtés : la marchandise qu’elle donne et ses pouvoirs.
coach-newfrontiers-select = L’action choisie est faite par tous, par vous d’abord et avec son bonus ; personne ne peut la choisir encore cette manche. Choisissez ce qui vous aide plus que les autres.
coach-newfrontiers-turn-up-goal = Tant qu’un objectif de réserve est face visible, chacun peut mettre en réserve pour lui. Révélez-le quand vous pouvez en mettre plus que les autres.
coach-newfrontiers-keep-goal = À la fin, chaque objectif compte pour tous, mais vous seul connaissez celui-ci. Gardez-en un qui va avec ce que vous comptez construire.
coach-newfrontiers-name-kind = Pour cette action, il est de ce type. Nommez celui que vos pouvoirs demandent.
coach-newfrontiers-develop = Les développements donnent des pouvoirs pour toute la partie, et des PV. Il n’y a que peu d’exemplaires de chacun.
coach-newfrontiers-explore = Un monde exploré attend près de votre plateau d’être colonisé. Cherchez des mondes dont vous atteindrez bientôt le prix ou la défense.
coach-newfrontiers-xeno = Un monde Xeno ne peut qu’être conquis. Gardé et non colonisé à la fin, il fait perdre { $penalty } PV.
coach-newfrontiers-discard = Colonies et mondes explorés sont au plus { $most } en tout. Rendez le monde que vous ne coloniserez sans doute jamais.
coach-newfrontiers-settle = Un monde demande des crédits ou de la force militaire, et des colons. Si aucun ne convient, { $colonists } colons préparent le prochain Coloniser.
coach-newfrontiers-settle-more = Vos pouvoirs permettent d’en faire plus dans cette action.
coach-newfrontiers-give-good = Cédez la marchandise dont vous aurez le moins besoin dans Commerce-Consommer.
coach-newfrontiers-replace-with = Les colons restent : choisissez le monde qui rapporte le plus.
coach-newfrontiers-short-production = Les marchandises de ce type manquent : choisissez où l’une d’elles vous sert le plus.
coach-newfrontiers-production-fee = La marchandise vaut son prix si vous pouvez la vendre ou la consommer pour plus.
coach-newfrontiers-windfall = Une colonie d’aubaine ne reçoit une nouvelle marchandise que par le bonus de Produire ou par un pouvoir. Choisissez celle que vous pourrez le mieux utiliser ou vendre.
coach-newfrontiers-stockpile = Ce qui est en réserve compte pour l’objectif à la fin, et ne sert plus à rien d’autre.
coach-newfrontiers-sell = Une marchandise peut se vendre ; ensuite vos pouvoirs Consommer en prennent. Vendez celle dont ils ont le moins besoin.
coach-newfrontiers-consume = Chaque pouvoir Consommer sert une fois, dans l’ordre voulu. Commencez par ceux qui demandent un certain type ; les autres prennent ce qui reste.
coach-newfrontiers-consume-good = Gardez les marchandises dont vos autres pouvoirs ont besoin.

## New Frontiers : ce qu’il faut regarder maintenant

coach-newfrontiers-ending = { $end ->
    [spaces] { $missing ->
        [one] Il ne manque à quelqu’un que { $missing } case de développement : la partie peut finir cette manche.
       *[other] Il ne manque à quelqu’un que { $missing } cases de développement : la partie peut finir cette manche.
    }
    [colonies] { $missing ->
        [one] Il ne manque à quelqu’un que { $missing } colonie : la partie peut finir cette manche.
       *[other] Il ne manque à quelqu’un que { $missing } colonies : la partie peut finir cette manche.
    }
    [colonists] { $missing ->
        [one] Si { $missing } colon de plus est pris, la partie finit avec la manche.
       *[other] Si { $missing } colons de plus sont pris, la partie finit avec la manche.
    }
   *[chips] Il ne reste que { $missing } PV dans la réserve : la partie peut finir cette manche.
}
coach-newfrontiers-could-develop = { $credits ->
    [0] Avec Développer, { $tile } rapporte le plus : { coach-vp }, sans rien payer.
   *[other] Avec Développer, { $tile } rapporte le plus : { coach-vp } pour { coach-credits }.
}
coach-newfrontiers-could-explore = Vous n’avez aucun monde exploré à coloniser : avec Explorer, vous auriez { coach-worlds }.
coach-newfrontiers-could-settle = { $credits ->
    [0] Avec Coloniser, { $world } rapporte le plus : { coach-vp } pour { coach-colonists }.
   *[other] Avec Coloniser, { $world } rapporte le plus : { coach-vp } pour { coach-credits } et { coach-colonists }.
}
coach-newfrontiers-could-produce = Produire vous donnerait { $gains }, et aux autres ensemble { $others ->
    [0] aucune marchandise
    [one] { $others } marchandise
   *[other] { $others } marchandises
}.
coach-newfrontiers-could-trade = Commerce-Consommer vous donnerait { $gains }, et rien aux autres.
coach-newfrontiers-could-trade-both = Commerce-Consommer vous donnerait { $gains }, et à quelqu’un d’autre jusqu’à { $theirs }.
coach-newfrontiers-buy = { $tile } rapporte le plus : { coach-vp } pour { $credits } de { $have ->
    [one] votre { $have } crédit
   *[other] vos { $have } crédits
}.
coach-newfrontiers-settle-now = { $credits ->
    [0] { $world } rapporte le plus : { coach-vp } pour { coach-colonists }.
   *[other] { $world } rapporte le plus : { coach-vp } pour { coach-credits } et { coach-colonists }.
}
coach-newfrontiers-settle-soon = { $credits ->
    [0] { $world } peut se coloniser avec ce que vous avez : { coach-vp } pour { coach-colonists }.
   *[other] { $world } peut se coloniser avec ce que vous avez : { coach-vp } pour { coach-credits } et { coach-colonists }.
}
coach-newfrontiers-dearest = La marchandise { engine-kind } de { $world } se vend le mieux : { coach-credits }.
coach-newfrontiers-dearest-made = Une marchandise de { $world } ({ engine-kind }) se vend le mieux : { coach-credits }.
coach-newfrontiers-powers-bring = Bien utilisés, vos pouvoirs tirent encore { $gains } de ces marchandises.

## Une carte ou une tuile ouverte : ce qu’elle signifie pour son propre empire en ce moment

coach-here = Dans votre empire
coach-here-pay = Vous paieriez { $cost } sur { $printed }.
coach-here-pay-alone = Posée seule, vous paieriez { $cost } sur { $printed }.
coach-here-military = { $missing ->
    [0] Défense { $defense }, votre force militaire { $military } : suffisant.
   *[other] Défense { $defense }, votre force militaire { $military } : il manque { $missing }.
}
coach-here-colonists = Il faut { coach-colonists } ; vous en avez { $have }.
coach-here-adds = Cela vous rapporterait { coach-vp }.
coach-here-counts = Cela vous compte maintenant { coach-vp }.
coach-here-rounds = { $cards ->
    [one] À chaque manche, cela rapporterait { coach-vp } et { $cards } carte.
   *[other] À chaque manche, cela rapporterait { coach-vp } et { $cards } cartes.
}
coach-here-per-world = { $worlds ->
    [one] Produire : { coach-cards } pour votre { $worlds } monde { engine-kind } = { $total }.
   *[other] Produire : { coach-cards } pour chacun de vos { $worlds } mondes { engine-kind } = { $total }.
}
coach-here-cycle = Produire, puis Consommer, vous rapporteraient { $gains } de plus.
