"""The city of Rampage as rigid bodies: `interface.py` is what the rules know of it."""

import os

# Read when the engine is imported. Its own pool of threads per world would cost more than it gives.
os.environ.setdefault("RAYON_NUM_THREADS", "1")
