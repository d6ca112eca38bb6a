"""Monster cards: what Characters, Powers and Secret Superpowers do."""
