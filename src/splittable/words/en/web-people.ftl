web-said = { $name }: { $words }
web-reacted = { $name } { $words }
web-said-so-far = What has been said
web-react-emoji-laugh = Laugh
web-react-emoji-wow = Wow
web-react-emoji-heart = Heart
web-react-emoji-clap = Applause
web-react-emoji-think = Hmm
web-react-emoji-cry = Tears
web-end-won = { $margin ->
    [0] You win on the tie-break!
   *[other] You win by { $margin }!
}
web-end-shared = You share the victory with { $names }!
web-end-lost = { $margin ->
    [0] { $name } wins on the tie-break
   *[other] { $name } wins by { $margin }
}{ $rank ->
    [0] {"."}
    [1] , you are 1st.
    [2] , you are 2nd.
    [3] , you are 3rd.
   *[other] , you are { $rank }th.
}
web-end-lost-shared = { $names } share the victory{ $rank ->
    [0] {"."}
    [1] , you are 1st.
    [2] , you are 2nd.
    [3] , you are 3rd.
   *[other] , you are { $rank }th.
}
web-end-alone = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
web-end-best = { $change ->
    [first] Your first score to beat.
    [better] A new best score! It was { $best }.
    [same] As good as your best score.
   *[worse] Your best score: { $best }.
}
web-end-everybody-won = Everybody shares the victory!
web-end-ranking = Ranking
web-end-rank = { $rank }.
web-end-why = Where the points come from
web-end-new = New game
web-end-course = Points round by round
web-end-told-led = { $name ->
    [You] You led
   *[other] { $name } led
} from the first round to the last.
web-end-told-behind = { $name ->
    [You] You were
   *[other] { $name } was
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} behind after round { $round }.
web-end-told-last = The last round decided it.
web-end-told-changes = The lead changed { $count } times.
web-end-told-best = Most points in one round: { $name ->
    [You] you
   *[other] { $name }
}, +{ $points } in round { $round }.
web-end-share = Share the result
