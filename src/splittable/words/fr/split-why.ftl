split-why-out-now = Vous pouviez finir dès ce tour, alors que { $others ->
    [one] l’autre tient
   *[other] les autres tiennent
} { $cards ->
    [one] une carte
   *[other] { $cards } cartes
} : ainsi, vous le faites { $p } % du temps ({ $best } : { $b } %).
split-why-too-soon = Cela termine la manche dès ce tour { $p } % du temps ({ $best } : { $b } %), et continuer valait mieux.
split-why-steals = Cela laisse à { $name } une paire que vous pouviez avoir devant vous ({ $best }).
split-why-target = Des deux, c’est { $name } qu’il faut freiner : { $lead } { $lead ->
    [one] point
   *[other] points
} d’avance sur vous sur les feuilles.
split-why-bonus = La carte gratuite vous donne encore quelque chose à jouer dans ce tour { $b } % du temps, au lieu de { $p } % sans elle.
split-why-plays-on = Vous jouez alors encore quelque chose dans ce tour { $p } % du temps ({ $best } : { $b } %).
split-why-seen = Tout le monde a vu { $name } prendre { $seen }, donc { $card } est un cadeau : la carte est prise { $p } % du temps ({ $best } : { $b } %).
split-why-gift = Ce que vous jetez ({ $card }) est pris par { $name } { $p } % du temps ({ $best } : { $b } %).
split-why-caught = Quelqu’un d’autre finit avant votre prochain tour { $p } % du temps ({ $best } : { $b } %), et vous tenez { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}.
split-why-steals-later = Vous prenez alors une paire à quelqu’un d’ici la fin de votre prochain tour { $p } % du temps ({ $best } : { $b } %).
split-why-stolen = Ce qui est posé devant vous se prend : une amélioration vous enlève une paire { $p } % du temps ({ $best } : { $b } %).
split-why-out = Vous finissez alors la manche { $p } % du temps ({ $best } : { $b } %).
split-why-pile-ends = La pioche s’épuise et termine la manche { $p } % du temps ({ $best } : { $b } %).
split-why-swap = Dans l’état des feuilles, cet échange vaut { $gain_points } pour vous et { $given } pour { $name }.
split-why-swapped = Dans l’état des feuilles, l’échange vaut { $gain_points } pour vous et { $given } pour { $name }.
split-why-row = La prochaine case ne vaut que { $less } ({ $best } : { $gain }).
split-why-breaks-pair = Vous tenez { $count } cartes de ce rang, dont { $card } : vos lignes rapportent alors { $p_points } dans cette manche ({ $best } : { $b }).
split-why-takes = La rangée a ce qu’il vous faut : vos lignes ne rapportent alors que { $p_points } dans cette manche ({ $best } : { $b }).
split-why-digs = Vous prenez plus que vous ne pouvez utiliser : les cartes en main vous coûtent { $minus_p_points } à la fin ({ $best } : { $minus_b }).
split-why-rows = Vos lignes rapportent alors { $p_points } dans cette manche ({ $best } : { $b }).
split-why-held = Il vous reste plus de cartes en main : elles vous coûtent { $minus_p_points } à la fin ({ $best } : { $minus_b }).
split-why-penalized = { $others ->
    [one] L’autre vous donne
   *[other] Les autres vous donnent
} plus de cases négatives : elles vous coûtent { $minus_p_points } dans cette manche ({ $best } : { $minus_b }).
split-why-penalizes = { $others ->
    [one] L’autre reçoit moins de cases négatives : elles lui coûtent { $p_points }
   *[other] Les autres reçoivent moins de cases négatives : elles coûtent { $p_points } à chacun
} dans cette manche ({ $best } : { $b }).
split-why-they-pay = { $others ->
    [one] Il reste moins de cartes à l’autre : elles lui coûtent { $p_points }
   *[other] Il reste moins de cartes aux autres : elles coûtent { $p_points } à chacun
} à la fin ({ $best } : { $b }).
split-why-rivals = { $others ->
    [one] Les lignes de l’autre grandissent davantage : elles lui rapportent { $minus_p_points }
   *[other] Les lignes des autres grandissent davantage : elles rapportent { $minus_p_points } à chacun
} dans cette manche ({ $best } : { $minus_b }).
split-why-promise = Il s’agit des manches à venir : votre feuille y promet { $p_points } ({ $best } : { $b }).
split-why-their-promise = Il s’agit des manches à venir : { $others ->
    [one] la feuille de l’autre y promet { $minus_p_points }
   *[other] les feuilles des autres y promettent { $minus_p_points } à chacun
} ({ $best } : { $minus_b }).
