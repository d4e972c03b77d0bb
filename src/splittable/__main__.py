"""`python -m splittable` is the same as `splittable`."""

from splittable.command import main

if __name__ == "__main__":
    main()
