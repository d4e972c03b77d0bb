generous-split-why-takes = With { $action } this trick is yours { $p } % of the time (with { $best } { $b } %), and you do not want it.
generous-split-why-takes-centre =
    { $centre ->
        [one] A trick lies
       *[other] { $centre } tricks lie
    } at the centre: whoever wins this one without a trump receives { $all }. With { $action } that is you { $p } % of the time, with { $best } { $b } %.
generous-split-why-misses = { $best } brings you this trick { $b } % of the time, { $action } { $p } %.
generous-split-why-misses-more =
    With { $tricks ->
        [one] a trick
       *[other] { $tricks } tricks
    } already, more of them is what you want: { $best } brings you this one { $b } % of the time, { $action } { $p } %.
generous-split-why-misses-centre =
    { $centre ->
        [one] A trick lies
       *[other] { $centre } tricks lie
    } at the centre: { $best } brings you { $all } tricks at once { $b } % of the time, { $action } { $p } %.
generous-split-why-feeds = With { $action } this trick goes to { $name } { $p } % of the time, with { $best } { $b } %: that is what it costs.
generous-split-why-leaves = { $best } leaves this trick to { $name } { $b } % of the time, { $action } { $p } %.
generous-split-why-parks = { $best } sends this trick to the centre { $b } % of the time, { $action } { $p } %.
generous-split-why-parked = { $action } sends this trick to the centre { $p } % of the time, { $best } { $b } %.
generous-split-why-leads-high = After { $action } you lead to the next trick { $p } % of the time (after { $best } { $b } %), and you have nothing low left.
generous-split-why-leads = After { $action } you have to lead to the next trick { $p } % of the time, after { $best } { $b } %.
generous-split-why-lead-lost = { $best } lets you lead to the next trick { $b } % of the time, { $action } { $p } %.
generous-split-why-void =
    Without { $suit ->
        [C] clubs
        [D] diamonds
        [H] hearts
       *[S] spades
    } you may soon throw what you like: in one of the next three tricks { $b } % of the time, after { $action } { $p } %.
generous-split-why-shorter =
    With fewer { $suit ->
        [C] clubs
        [D] diamonds
        [H] hearts
       *[S] spades
    } you may soon throw what you like: in one of the next three tricks { $b } % of the time, after { $action } { $p } %.
generous-split-why-trump-spent = A trump in hand keeps a later trick from being anybody’s: yours sends one to the centre { $b } % of the time after { $best }, { $p } % after { $action }.
generous-split-why-last = Whoever wins the last trick receives all that lies at the centre: that is you { $p } % of the time after { $action }, { $b } % after { $best }.
generous-split-why-last-missed = { $best } wins you the last trick, with all that lies at the centre, { $b } % of the time, { $action } { $p } %.
generous-split-why-none = { $best } keeps your chance of receiving no trick at all: { $b } % instead of { $p } %.
generous-split-why-empty = After { $action } you end without a trick { $p } % of the time, after { $best } { $b } %, and tricks would bring more.
generous-split-why-none-shared = All who receive no trick share the points for it: after { $action } you share them { $p } % of the time, after { $best } { $b } %.
generous-split-why-most = After { $action } you end with the most tricks, which score nothing, { $p } % of the time, after { $best } { $b } %.
generous-split-why-burdens = { $best } makes { $name } end with the most tricks, and score nothing, { $b } % of the time, { $action } { $p } %.
generous-split-why-behind =
    { $lead ->
        [one] You are a point
       *[other] You are { $lead } points
    } behind { $name }: after { $best } you come out of this deal in front { $b } % of the time, after { $action } { $p } %.
generous-split-why-in-front =
    { $lead ->
        [one] You lead { $name } by a point
       *[other] You lead { $name } by { $lead } points
    }: after { $best } you are still in front after this deal { $b } % of the time, after { $action } { $p } %.
generous-split-why-own-tricks = Your tricks then bring you { $p_points } on average instead of { $b }.
generous-split-why-own-none = Receiving no trick then brings you { $p_points } on average instead of { $b }.
generous-split-why-others-tricks = The others’ tricks then bring each of them { $minus_p_points } on average instead of { $minus_b }.
generous-split-why-others-none = Receiving no trick then brings each of the others { $minus_p_points } on average instead of { $minus_b }.
