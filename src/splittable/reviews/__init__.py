"""What each decision was worth: prices from paired playouts, the ledger of luck and choices, and words for them."""
