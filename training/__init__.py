"""How what the bots know was learned; anybody can learn it again."""
