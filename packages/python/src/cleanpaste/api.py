from dataclasses import dataclass
from typing import Any, List, Optional, Tuple

from .rules.hidden.clean import clean as clean_units
from .rules.hidden.reveal import reveal as reveal_units
from .rules.hidden.scan import scan as scan_units
from .rules.option_names import LISTED_CATEGORIES, OPTION_NAMES
from .runtime import Obj
from .units import place_reader, to_text, to_units


@dataclass(frozen=True)
class Finding:
    """One hidden character, or one run that is handled as a whole. Places are indices of the given string."""

    start: int
    end: int
    code_points: Tuple[int, ...]
    name: str
    category: str
    action: str
    reason: str
    replacement: Optional[str] = None
    dangerous: bool = False


@dataclass(frozen=True)
class Result:
    """A clean text, how many characters were removed or replaced, and what was found."""

    text: str
    removed_character_count: int
    findings: List[Finding]


@dataclass(frozen=True)
class Segment:
    """A piece of a text: plain (`kind` is "text"), or one hidden character or run of them ("mark")."""

    kind: str
    start: int
    end: int
    text: str
    code_points: Tuple[int, ...] = ()
    label: Optional[str] = None
    name: Optional[str] = None
    category: Optional[str] = None
    kept: bool = False
    finding: int = -1


def _snake(name):
    return "".join("_" + one.lower() if one.isupper() else one for one in name)


_OPTIONS = {_snake(name): name for name in OPTION_NAMES}


def _given(options):
    unknown = [name for name in options if name not in _OPTIONS]
    if unknown:
        raise TypeError(f"no option {unknown[0]!r}; there are {', '.join(_OPTIONS)}")
    given = {_OPTIONS[name]: value for name, value in options.items()}
    if "listed" in given:
        given["listed"] = _switches(given["listed"])
    return Obj(given)


def _switches(listed):
    """By category, in the spelling that findings have."""
    unknown = [name for name in listed if name not in LISTED_CATEGORIES]
    if unknown:
        raise TypeError(f"nothing is listed as {unknown[0]!r}; there are {', '.join(LISTED_CATEGORIES)}")
    return Obj(dict(listed))


def _findings(found, text):
    place = place_reader(text)
    return [
        Finding(
            place(one.start),
            place(one.end),
            tuple(one.codePoints),
            one.name,
            one.category,
            one.action,
            one.reason,
            None if one.replacement is None else to_text(one.replacement),
            one.dangerous is True,
        )
        for one in found
    ]


def scan(text: str, **options: Any) -> List[Finding]:
    """Lists what is hidden in a text, and what `clean` does about it, in order and without overlap.

    What can be seen and may deceive is listed too, with the action "flag". `listed` has a switch for
    each category of it: False never lists it, True also where it is ordinary.

    >>> [(one.start, one.name) for one in scan("a\\u200bb")]
    [(1, 'ZERO WIDTH SPACE')]
    >>> [one.category for one in scan("\\u0262oogle")]
    ['latin-look-alike']
    >>> scan("\\u0262oogle", listed={"latin-look-alike": False})
    []
    """
    return _findings(scan_units(to_units(text), _given(options)), text)


def clean(text: str, **options: Any) -> Result:
    """Takes out or replaces what `scan` lists to be taken out or replaced.

    >>> clean("pay\\u200bpal").text
    'paypal'
    >>> clean("so \\u201cquoted\\u201d", quotes=True).text
    'so "quoted"'
    """
    done = clean_units(to_units(text), _given(options))
    findings = _findings(done.findings, text)
    return Result(to_text(done.text), done.removedCharacterCount, findings)


def reveal(text: str, **options: Any) -> List[Segment]:
    """Cuts a text into plain pieces and marks, ready to be drawn; put together, the pieces are the text.

    >>> [one.label or one.text for one in reveal("a\\u200bb")]
    ['a', 'U+200B', 'b']
    """
    place = place_reader(text)
    return [
        Segment(
            one.kind,
            place(one.start),
            place(one.end),
            text[place(one.start) : place(one.end)],
            tuple(one.codePoints or ()),
            one.label,
            one.name,
            one.category,
            one.kept is True,
            -1 if one.finding is None else one.finding,
        )
        for one in reveal_units(to_units(text), _given(options))
    ]
