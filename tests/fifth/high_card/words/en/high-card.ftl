high-card-name = High Card
high-card-notation = play 7
high-card-table = Trick: { $trick } · hand: { $hand }
high-card-not-held = You do not hold the { $card }.
