generous-split-why-takes = Avec { $action }, ce pli est pour vous { $p } % du temps ({ $b } % avec { $best }), et vous n’en voulez pas.
generous-split-why-takes-centre =     { $centre ->
        [one] Un pli est
       *[other] { $centre } plis sont
    } au centre : le gagnant de celui-ci, s’il gagne sans atout, en reçoit { $all }. Avec { $action }, c’est vous { $p } % du temps ; avec { $best }, { $b } %.
generous-split-why-misses = { $best } vous donne ce pli { $b } % du temps, { $action } { $p } %.
generous-split-why-misses-more =
    Avec déjà { $tricks ->
        [one] un pli
       *[other] { $tricks } plis
    }, il vous en faut d’autres : { $best } vous donne celui-ci { $b } % du temps, { $action } { $p } %.
generous-split-why-misses-centre =
    { $centre ->
        [one] Un pli est
       *[other] { $centre } plis sont
    } au centre : { $best } vous donne { $all } plis d’un coup { $b } % du temps, { $action } { $p } %.
generous-split-why-feeds = Avec { $action }, ce pli va à { $name } { $p } % du temps ; avec { $best }, { $b } % : c’est là ce que cela coûte.
generous-split-why-leaves = { $best } laisse ce pli à { $name } { $b } % du temps, { $action } { $p } %.
generous-split-why-parks = { $best } envoie ce pli au centre { $b } % du temps, { $action } { $p } %.
generous-split-why-parked = { $action } envoie ce pli au centre { $p } % du temps, { $best } { $b } %.
generous-split-why-leads-high = Après { $action }, vous entamez le pli suivant { $p } % du temps ({ $b } % après { $best }), et il ne vous reste rien de petit.
generous-split-why-leads = Après { $action }, vous devez entamer le pli suivant { $p } % du temps ; après { $best }, { $b } %.
generous-split-why-lead-lost = { $best } vous laisse entamer le pli suivant { $b } % du temps, { $action } { $p } %.
generous-split-why-void =
    Sans { $suit ->
        [C] trèfle
        [D] carreau
        [H] cœur
       *[S] pique
    }, vous pourrez bientôt vous défausser : dans un des trois plis suivants { $b } % du temps ; après { $action }, { $p } %.
generous-split-why-shorter =
    Avec moins de { $suit ->
        [C] trèfles
        [D] carreaux
        [H] cœurs
       *[S] piques
    }, vous pourrez bientôt vous défausser : dans un des trois plis suivants { $b } % du temps ; après { $action }, { $p } %.
generous-split-why-trump-spent = Un atout en main empêche un pli d’être à quelqu’un : le vôtre en envoie un au centre plus tard { $b } % du temps après { $best }, { $p } % après { $action }.
generous-split-why-last = Le gagnant du dernier pli reçoit tout le centre : c’est vous { $p } % du temps après { $action }, { $b } % après { $best }.
generous-split-why-last-missed = { $best } vous fait gagner le dernier pli, avec tout le centre, { $b } % du temps, { $action } { $p } %.
generous-split-why-none = { $best } garde vos chances de ne recevoir aucun pli : { $b } % au lieu de { $p } %.
generous-split-why-empty = Après { $action }, vous finissez sans pli { $p } % du temps ; après { $best }, { $b } %. Or des plis rapporteraient plus.
generous-split-why-none-shared = Tous ceux qui ne reçoivent aucun pli s’en partagent les points : vous les partagez { $p } % du temps après { $action }, { $b } % après { $best }.
generous-split-why-most = Après { $action }, vous finissez avec le plus de plis, qui ne rapportent rien, { $p } % du temps ; après { $best }, { $b } %.
generous-split-why-burdens = { $best } fait finir { $name } avec le plus de plis, donc sans point, { $b } % du temps, { $action } { $p } %.
generous-split-why-behind =
    { $lead ->
        [one] Vous avez un point
       *[other] Vous avez { $lead } points
    } de retard sur { $name } : après { $best }, vous finissez cette donne en tête { $b } % du temps ; après { $action }, { $p } %.
generous-split-why-in-front =
    { $lead ->
        [one] Vous avez un point
       *[other] Vous avez { $lead } points
    } d’avance sur { $name } : après { $best }, vous restez en tête après cette donne { $b } % du temps ; après { $action }, { $p } %.
generous-split-why-own-tricks = Vos plis vous rapportent alors { $p_points } en moyenne au lieu de { $b }.
generous-split-why-own-none = Ne recevoir aucun pli vous rapporte alors { $p_points } en moyenne au lieu de { $b }.
generous-split-why-others-tricks = Leurs plis rapportent alors { $minus_p_points } en moyenne à chacun des autres au lieu de { $minus_b }.
generous-split-why-others-none = Ne recevoir aucun pli rapporte alors { $minus_p_points } en moyenne à chacun des autres au lieu de { $minus_b }.
