"""Between Python's strings of code points and the UTF-16 units that the rules count."""

from array import array
from bisect import bisect_left


def to_units(text):
    """A string with one character a unit."""
    if text.isascii() or max(text) <= "\uffff":
        return text
    return "".join(map(chr, array("H", text.encode("utf-16-le", "surrogatepass"))))


def to_text(units):
    """Pairs of surrogates as one character; unpaired ones stay."""
    return units.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "surrogatepass")


def place_reader(text):
    """Turns a place in units into a place in the text that was given."""
    wide = [index for index, one in enumerate(text) if one > "\uffff"]
    if not wide:
        return lambda place: place
    # Where the n-th wide character begins, in units: each one before it has taken one more.
    starts = [index + count for count, index in enumerate(wide)]
    return lambda place: place - bisect_left(starts, place)
