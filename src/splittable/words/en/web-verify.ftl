verify-how = Every deck and roll of a table follows from the room’s secret, to which it committed before the first deal, and from what each seat added. This page works them all out again here, in your browser, without asking the room.
verify-file = A record from a file
verify-paste = Or paste it here
verify-check = Check
verify-back = Back to the table
verify-no-record = This is not a record.
verify-nothing = The header has a commitment, a secret, a table and nonces:
verify-seen = The commitment is the one this browser saw before the first deal:
verify-own-nonce = What this browser added to the shuffles is in them:
verify-commitment = The secret is the one that was committed to:
verify-start = The first seat, P{ $seat }, was drawn:
verify-deal-wrong = Deck or roll { $number } follows from the secret:
verify-deals = { $count ->
    [one] The only deck or roll follows
   *[other] All { $count } decks or rolls follow
} from the secret:
verify-right = right
verify-wrong = wrong
verify-good = Everything checks out.
verify-means = What this proves, and what it does not
verify-proves = The room could not choose or change a deck or a roll after it had committed.
verify-proves-before = Nor could it before, since this browser added its part only afterwards.
verify-proves-after-only = This browser did not see the commitment and then add its part before the first deal, as nobody can at a table that starts as it is opened: that the room did not try many secrets before is its word only.
verify-proves-not = It does not prove that nobody saw hidden cards: whoever runs the room knows its secret.
