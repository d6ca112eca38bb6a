"""The engine. It knows no game; `game.py` is its manual."""
