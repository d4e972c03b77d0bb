verify-how = Every deck and roll of a table follows from the room’s secret, to which it committed before the first deal, and from what each seat added. This page repeats them all here, in your browser, without asking the room.
verify-file = A record from a file
verify-paste = Or pasted here
verify-check = Check
verify-back = To the table
verify-no-record = This is not a record.
verify-nothing = The head has commitment, secret, table and nonces:
verify-seen = The commitment is the one that this browser saw before the first deal:
verify-own-nonce = What this browser added to the shuffles is in them:
verify-commitment = The secret is the one that was committed to:
verify-start = The first seat, P{ $seat }, was drawn:
verify-deal-wrong = Deck or roll { $number } follows from the secret:
verify-deals = { $count ->
    [one] The only deck or roll
   *[other] All { $count } decks or rolls
} follow from the secret:
verify-right = right
verify-wrong = wrong
verify-good = Everything fits.
verify-means = What this proves, and what not
verify-proves = The room could not choose or change a deck or a roll after it had committed; and since this browser added its part only then, not even before.
verify-proves-not = It does not prove that nobody was shown hidden cards: whoever runs the room knows its secret.
