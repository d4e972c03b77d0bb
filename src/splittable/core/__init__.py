"""The `Game` contract, the compiled state, cards and dice."""
