"""Records of games: written, replayed, chained, and checked against their promises."""
