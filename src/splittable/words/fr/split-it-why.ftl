split-it-why-meets = D’autres y vont aussi : vous y rencontrez quelqu’un { $p } % du temps ({ $best } : { $b } %).
split-it-why-alone = Seul sur { $best } : { $b } % du temps ; sur { $action } : { $p } %.
split-it-why-empty = Vous finissez alors ce tour sans carte { $p } % du temps ({ $best } : { $b } %).
split-it-why-cut-magnet = Après votre séparation, tous vont au même endroit, et personne ne prend rien à la première révélation { $p } % du temps ({ $best } : { $b } %).
split-it-why-cut-apart = Après votre séparation, une zone trouve plus souvent preneur à la première révélation : personne ne prend rien { $p } % du temps ({ $best } : { $b } %).
split-it-why-cut-own = Vous prenez une zone à la première révélation { $p } % du temps ({ $best } : { $b } %).
split-it-why-cut-again = Des cartes vous reviennent à séparer { $p } % du temps ({ $best } : { $b } %).
split-it-why-cut-empty = Après votre séparation, vous finissez ce tour sans carte { $p } % du temps ({ $best } : { $b } %).
split-it-why-removed = Vous obtenez une zone à la première révélation { $p } % du temps ({ $best } : { $b } %).
split-it-why-waits = Sans colonne, votre joker attend, et à la fin il ne compte pas { $p } % du temps ({ $best } : { $b } %).
split-it-why-level = L’égalité suffit, les deux marquent : sur les { $n }, le joker vous met à égalité avec { $name }, et vous les marquez { $b } % du temps au lieu de { $p } %.
split-it-why-safe = Les { $n } sont déjà à vous : personne ne peut revenir. Sur les { $other }, le joker sert encore : vous les marquez { $b } % du temps au lieu de { $p } %.
split-it-why-lost = Les { $n } sont perdus : il reste trop peu de cartes. Sur les { $other }, le joker sert encore : vous les marquez { $b } % du temps au lieu de { $p } %.
split-it-why-number = Vous marquez alors les { $n } { $p } % du temps ({ $best } : { $b } %).
split-it-why-joker-column =
    Le joker fait plus sur les { $n } : vous les marquez { $b } % du temps au lieu de { $p } %. { $behind ->
        [0] Vous n’y avez pas de retard
       *[other] Vous y avez { $behind } de retard
    }, et il en reste { $left }.
split-it-why-denies = Alors l’un des autres marque les { $n } { $p } % du temps ({ $best } : { $b } %) ; { $name } en a le plus.
split-it-why-lead = Ce sont surtout les { $n } : à eux seuls, votre avance est de { $p_points } ({ $best } : { $b }).
split-it-why-joker-lead = Ce sont surtout les { $n } : à eux seuls, votre avance est de { $b_points } avec le joker là, de { $p } sans lui.
