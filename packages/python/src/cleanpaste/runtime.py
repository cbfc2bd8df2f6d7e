"""What the generated rules use of JavaScript: its strings of UTF-16 units, its lists and its objects."""

import inspect
import re
from functools import cmp_to_key, lru_cache
from math import log2
from unicodedata import normalize as normalize_text

from .rules.character_sets import CHARACTER_SETS
from .units import to_text, to_units

INFINITY = float("inf")
MINUS_INFINITY = -INFINITY
_PAIR = re.compile("[\ud800-\udbff][\udc00-\udfff]")


class _Nothing(float):
    """The unit behind the end of a text: no comparison holds for it, and it has no bits."""

    def __and__(self, _):
        return 0

    __rand__ = __and__

    def __or__(self, other):
        return other

    __ror__ = __or__

    def __rshift__(self, _):
        return 0

    __lshift__ = __rshift__


NOTHING = _Nothing("nan")


class Obj:
    """An object with properties; what it has not is None."""

    def __init__(self, properties=()):
        self.__dict__.update(properties)

    def __getattr__(self, name):
        return None


def spread(of):
    return of.__dict__ if of is not None else {}


class Map(dict):
    def __init__(self, pairs=None):
        super().__init__()
        for pair in each(pairs or ()):
            self[at(pair, 0)] = at(pair, 1)

    def set(self, key, value):
        self[key] = value
        return self

    def has(self, key):
        return key in self

    def delete(self, key):
        return self.pop(key, None) is not None

    @property
    def size(self):
        return len(self)


class Set(dict):
    """In the order in which its values came."""

    def __init__(self, values=()):
        super().__init__(dict.fromkeys(characters(values) if isinstance(values, str) else each(values)))

    def add(self, value):
        self[value] = None
        return self

    def has(self, key):
        return key in self

    @property
    def size(self):
        return len(self)


class Match(list):
    """The groups of a match, with the places of them all."""

    def __init__(self, found):
        super().__init__([found.group(), *found.groups()])
        self.index = found.start()
        self.indices = [None if found.start(i) < 0 else list(found.span(i)) for i in range(len(self))]

    def in_units(self, units):
        """The same for a text whose pairs of surrogates are one character each."""
        self[:] = [one if one is None else to_units(one) for one in self]
        self.index = units[self.index]
        self.indices = [one if one is None else [units[place] for place in one] for one in self.indices]
        return self


_SPACE = "\t-\r \xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"
_BLANK = "\t\n\v\f\r \xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"
_PART = re.compile(r"\\u\{([0-9a-f]+)\}|\\p\{([^}]+)\}|\\(.)|(.)", re.DOTALL)


@lru_cache(maxsize=None)
def _compiled(source):
    """A pattern as JavaScript writes it, for Python's own."""
    parts = []
    is_class = False
    for wide, name, escaped, one in (found.groups() for found in _PART.finditer(source)):
        if wide:
            parts.append(chr(int(wide, 16)))
        elif name:
            inside = CHARACTER_SETS[name]
            parts.append(inside if is_class else f"[{inside}]")
        elif escaped == "s":
            parts.append(_SPACE if is_class else f"[{_SPACE}]")
        elif escaped == "S" and not is_class:
            parts.append(f"[^{_SPACE}]")
        elif escaped:
            parts.append({"0": "\\x00", "/": "/"}.get(escaped, "\\" + escaped))
        elif is_class:
            is_class = one != "]"
            parts.append("\\" + one if one in "[&~|" else one)
        elif one == ".":
            parts.append("[^\n\r\u2028\u2029]")
        else:
            is_class = one == "["
            # Python's own sign for the end also stands before a line feed at the end.
            parts.append("\\Z" if one == "$" else one)
    return re.compile("".join(parts), re.ASCII)


class Pattern:
    """With the flag `u` a pair of surrogates is one character to it, else two units."""

    def __init__(self, source, flags=""):
        self.is_wide = "u" in flags
        self.compiled = _compiled(to_text(source) if self.is_wide else source)
        self.is_global = "g" in flags
        self.lastIndex = 0

    def all(self, text):
        if not self.is_wide or not _PAIR.search(text):
            return map(Match, self.compiled.finditer(text))
        wide = to_text(text)
        units = [0]
        for one in wide:
            units.append(units[-1] + (2 if one > "\uffff" else 1))
        return (Match(found).in_units(units) for found in self.compiled.finditer(wide))

    def exec(self, text):
        if self.is_wide:
            return next(iter(self.all(text)), None)
        found = self.compiled.search(text, self.lastIndex if self.is_global else 0)
        if self.is_global:
            self.lastIndex = found.end() if found else 0
        return Match(found) if found else None

    def test(self, text):
        return self.exec(text) is not None


def each(values):
    return values.items() if isinstance(values, Map) else values


def at(of, key):
    """An element or a property; None where there is none, as for a key that is no number."""
    if isinstance(of, (list, str, tuple)):
        if key is None or key != key or key < 0 or key >= len(of):
            return None
        return of[key]
    return spread(of).get(key)


def put(on, key, value):
    if not isinstance(on, list):
        on.__dict__[key] = value
        return
    if key >= len(on):
        on.extend([None] * (key - len(on) + 1))
    on[key] = value


def pre(on, key, change):
    value = at(on, key) + change
    put(on, key, value)
    return value


def post(on, key, change):
    value = at(on, key)
    put(on, key, value + change)
    return value


def zeros(size):
    return [0] * size if isinstance(size, int) else list(size)


def room(size):
    return [None] * size


def unit_at(text, index):
    return ord(text[index]) if 0 <= index < len(text) else NOTHING


def code_point_at(text, index):
    if not 0 <= index < len(text):
        return None
    first = ord(text[index])
    if first & 0xFC00 != 0xD800 or index + 1 >= len(text):
        return first
    second = ord(text[index + 1])
    if second & 0xFC00 != 0xDC00:
        return first
    return 0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00)


def char_at(text, index):
    return text[index] if 0 <= index < len(text) else ""


def from_units(*units):
    return "".join(map(chr, units))


def from_code_points(*points):
    return "".join(map(_units_of, points))


def _units_of(point):
    if point <= 0xFFFF:
        return chr(point)
    return chr(0xD800 + ((point - 0x10000) >> 10)) + chr(0xDC00 + (point & 0x3FF))


def characters(text):
    """Pairs of surrogates are one character."""
    index = 0
    while index < len(text):
        size = 2 if _PAIR.match(text, index) else 1
        yield text[index : index + size]
        index += size


def slice_of(of, start=0, end=None):
    size = len(of)
    end = size if end is None else end
    start = max(0, size + start) if start < 0 else start
    end = max(0, size + end) if end < 0 else end
    return of[start:end]


def index_of(of, value, start=0):
    if isinstance(of, str):
        return of.find(value, start)
    return next((i for i in range(start, len(of)) if of[i] == value), -1)


def last_index_of(of, value, start=None):
    if isinstance(of, str):
        return of.rfind(value) if start is None else of.rfind(value, 0, start + len(value))
    return next((i for i in range(len(of) - 1, -1, -1) if of[i] == value), -1)


def split(text, by):
    return list(text) if by == "" else text.split(by)


def replace(text, what, by):
    if not isinstance(what, Pattern):
        return text.replace(what, _replaced(by, [what]), 1)
    return what.compiled.sub(lambda m: _replaced(by, [m.group(), *m.groups()]), text, 0 if what.is_global else 1)


def replace_all(text, what, by):
    return text.replace(what, by)


def _replaced(by, groups):
    return called(by, *groups) if callable(by) else by


def match_all(text, what):
    return what.all(text)


def pad_start(text, size, by=" "):
    return text.rjust(size, by)


def starts_with(text, what, start=0):
    return text.startswith(what, start)


def ends_with(text, what):
    return text.endswith(what)


def includes(of, value):
    return value in of


def trim(text):
    return text.strip(_BLANK)


def trim_start(text):
    return text.lstrip(_BLANK)


def normalize(text, form):
    return to_units(normalize_text(form, to_text(text)))


def upper(text):
    return text.upper()


def lower(text):
    return text.lower()


def repeat(text, count):
    return text * count


def to_string(value, base=10):
    if base == 10 or isinstance(value, str):
        return as_text(value)
    digits = ""
    while value:
        digits = "0123456789abcdefghijklmnopqrstuvwxyz"[value % base] + digits
        value //= base
    return digits or "0"


def as_text(value):
    return "undefined" if value is None else str(value)


_NUMBER = re.compile(r"\s*([+-]?[0-9a-z]+)", re.IGNORECASE)


def parse_int(text, base=10):
    found = _NUMBER.match(text)
    try:
        return int(found.group(1), base) if found else NOTHING
    except ValueError:
        return NOTHING


def is_nan(value):
    return value != value


def divided(value, by):
    return value // by if value % by == 0 else value / by


def floor(value):
    return int(value // 1)


def binary_logarithm(value):
    return log2(value)


def element_at(of, index):
    return at(of, index + len(of) if index < 0 else index)


def fill(values, value, start=0, end=None):
    end = len(values) if end is None else min(end, len(values))
    if end > start:
        values[start:end] = [value] * (end - start)
    return values


def copy_into(values, others, start=0):
    values[start : start + len(others)] = others


def push(values, *more):
    values.extend(more)
    return len(values)


def pop(values):
    return list.pop(values) if values else None


@lru_cache(maxsize=None)
def _arity(code):
    return code.co_argcount if not code.co_flags & inspect.CO_VARARGS else 9


def called(work, *values):
    """JavaScript gives a function more than it takes, and nobody minds."""
    code = getattr(work, "__code__", None)
    return work(*values[: _arity(code)]) if code else work(values[0])


def map_of(values, work):
    return [called(work, value, i) for i, value in enumerate(values)]


def flat_map(values, work):
    found = []
    for i, value in enumerate(values):
        result = called(work, value, i)
        found.extend(result) if isinstance(result, list) else found.append(result)
    return found


def filter_of(values, work):
    return [value for i, value in enumerate(values) if called(work, value, i)]


def some(values, work):
    return any(called(work, value, i) for i, value in enumerate(values))


def every(values, work):
    return all(called(work, value, i) for i, value in enumerate(values))


def find(values, work):
    return next((value for i, value in enumerate(values) if called(work, value, i)), None)


def find_index(values, work):
    return next((i for i, value in enumerate(values) if called(work, value, i)), -1)


def reduce(values, work, first):
    for i, value in enumerate(values):
        first = called(work, first, value, i)
    return first


def reverse(values):
    values.reverse()
    return values


def join(values, by=","):
    return by.join("" if value is None else as_text(value) for value in values)


def sort(values, compare):
    values.sort(key=cmp_to_key(compare))
    return values


def reversed_of(values):
    return values[::-1]


def concat(values, *more):
    return sum((one if isinstance(one, list) else [one] for one in more), list(values))


def numbered(values):
    return list(values.items()) if isinstance(values, Map) else list(enumerate(values))


def keys(values):
    return list(values)


def values(of):
    return list(dict.values(of)) if isinstance(of, Map) else list(of)


def entries_of(of):
    return [[key, value] for key, value in spread(of).items()]


def object_of(pairs):
    return Obj({at(pair, 0): at(pair, 1) for pair in each(pairs)})


def values_of(of):
    return list(spread(of).values())


def keys_of(of):
    return list(spread(of))


def array_from(of, work=None):
    if isinstance(of, Obj):
        values = room(of.length)
    else:
        values = list(characters(of)) if isinstance(of, str) else list(each(of))
    return map_of(values, work) if work else values
