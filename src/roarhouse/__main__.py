"""Run the command line with ``python -m roarhouse``."""

from roarhouse.cli import main

if __name__ == "__main__":
    main()
