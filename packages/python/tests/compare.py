"""Holds what Python says of a text against what the library in TypeScript says of it."""

import re

import cleanpaste
from cleanpaste.rules.option_names import LISTED_CATEGORIES
from cleanpaste.units import to_text, to_units


def snake(name):
    return re.sub("[A-Z]", lambda found: "_" + found.group().lower(), name)


def units_before(text):
    """The number of UTF-16 units before each place of a text."""
    counts = [0]
    for one in text:
        counts.append(counts[-1] + (2 if one > "\uffff" else 1))
    return counts


def is_only_listed(finding):
    return finding.action == "flag" and finding.category in LISTED_CATEGORIES


def said(text, options):
    """The same as a case says, with places in UTF-16 units."""
    given = {snake(name): value for name, value in options.items()}
    units = units_before(text)
    done = cleanpaste.clean(text, **given)
    findings = cleanpaste.scan(text, **given)
    assert done.findings == [one for one in findings if not is_only_listed(one)]
    return {
        "scan": [
            [
                *[units[one.start], units[one.end], list(one.code_points), one.name],
                *[one.category, one.action, one.reason, one.replacement, one.dangerous],
            ]
            for one in findings
        ],
        "clean": [done.text, done.removed_character_count],
        "reveal": [
            [units[one.start], units[one.end]]
            if one.kind == "text"
            else [
                *[units[one.start], units[one.end], list(one.code_points), one.label],
                *[one.name, one.category, one.kept, one.finding],
            ]
            for one in cleanpaste.reveal(text, **given)
        ],
    }


def difference(case):
    """What differs, or None. Pairs of surrogates that JSON wrote apart are one character."""
    text = to_text(to_units(case["text"]))
    found = said(text, case["options"])
    for name, value in found.items():
        wanted = case[name]
        if name == "clean":
            wanted = [to_text(to_units(wanted[0])), wanted[1]]
        if value != wanted:
            return {"text": text, "options": case["options"], name: value, "wanted": wanted}
    return None
