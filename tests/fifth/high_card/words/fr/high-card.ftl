high-card-name = Carte haute
high-card-notation = play 7
high-card-table = Pli : { $trick } · main : { $hand }
high-card-not-held = Vous n’avez pas le { $card } en main.
