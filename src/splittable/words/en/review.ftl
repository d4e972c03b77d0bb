review-points = { $amount } { $count ->
    [one] point
   *[other] points
}
review-share = { $amount } % of the victory
review-fine = As good as anything: { $action }.
review-close = About the same: { $action } or { $best } ({ $loss } between them).
review-mixed = Right: { $action }. Good players mix here: { $mix }.
review-chance = { $action } { $chance } %
review-slip = { $best } was a little better than { $action }, by { $loss }.
review-mistake = { $best } was better than { $action } by { $loss }.
review-blunder = { $best } was much better than { $action }, by { $loss }.
review-gamble = A gamble: { $action } gives up { $points } on average against { $best }, but wins { $share } more.
review-no-reason = There is no single reason.
review-right-unlucky = The right choice; the cards lay badly ({ $luck }).
review-wrong-lucky = It went well all the same: the cards lay kindly ({ $luck }).
review-hint = { $action } is best.
review-hint-close = About the same: { $actions }.
review-hint-mixed = Mix here, as good players do: { $mix }.
review-label-fine = fine
review-label-slip = slip
review-label-mistake = mistake
review-label-blunder = blunder
review-label-gamble = gamble
review-title = { $game }, { $players ->
    [one] alone
   *[other] { $players } players
}: what each decision was worth
review-column-seat = seat
review-column-result = points
review-column-lost = lost
review-column-kept = kept
review-column-like = played like
review-column-line = line
review-column-action = action
review-column-best = best
review-column-loss = loss
review-between = { $one } to { $other }
review-chances = Chances over the game
review-expected = Expected points over the game
review-line = line { $number }
review-judged = Judged by playing on with { $judge }, from what each player knew; hidden cards are taken as equally likely ({ $effort }).
review-nothing = Nobody had a choice yet, so there is nothing to review.
review-luck-good = Luck was with { $name }: { $luck }.
review-luck-bad = Luck was against { $name }: { $luck }.
review-found = The only good choice of { $count }: { $action }.
review-hinted = { $count ->
    [one] one hint
   *[other] { $count } hints
}
review-effort-quick = quick look
review-effort-normal = normal effort
review-effort-deep = deep look
review-ledger-start = start
review-ledger-choices = choices
review-ledger-others = others
review-ledger-luck = luck
review-ledger-end = end
review-no-seat = seats at this table are 1 to { $players }
review-never = { $action } is hardly ever right here: { $best } was better by { $loss }.
review-rare = No error: { $action }, though good players mostly choose otherwise here: { $mix } ({ $loss } between them).
review-lie-good = { $action }, and the hidden cards lay kindly: { $luck }.
review-lie-bad = { $action }, but the hidden cards lay badly: { $luck }.
review-brief-points = { $amount } pts
review-brief-share = { $amount } %
review-of-the-victory = of the victory
review-column-behind = behind
review-no-moment = event { $number } of { $lines } is no decision with a choice
review-hint-more = { $actions } and { $count } more
