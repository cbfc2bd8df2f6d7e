import doctest
import json
import sys
import unittest
from pathlib import Path

here = Path(__file__).resolve().parent
sys.path[:0] = [str(here.parent / "src"), str(here)]

import cleanpaste  # noqa: E402
from cleanpaste import api  # noqa: E402
from compare import difference  # noqa: E402

cases = json.loads((here / "cases.json").read_text(encoding="utf-8"))


class TheSameAsTheLibrary(unittest.TestCase):
    def test_every_case(self):
        self.assertGreater(len(cases), 200)
        for case in cases:
            self.assertIsNone(difference(case))


class WhatPythonAddsToIt(unittest.TestCase):
    def test_places_are_indices_of_the_given_string(self):
        text = "👩‍👩 😀\u200b😀\u200b"
        found = cleanpaste.scan(text)
        self.assertEqual([text[one.start : one.end] for one in found], ["\u200b", "\u200b"])
        self.assertEqual("".join(one.text for one in cleanpaste.reveal(text)), text)

    def test_an_option_that_is_not_known_is_an_error(self):
        for verb in (cleanpaste.scan, cleanpaste.clean, cleanpaste.reveal):
            with self.assertRaisesRegex(TypeError, "qoutes"):
                verb("x", qoutes=True)

    def test_each_category_that_is_listed_has_a_switch(self):
        text = "\u0262oogle [cite_start]"
        found = [one.category for one in cleanpaste.scan(text)]
        self.assertEqual(found, ["latin-look-alike", "chat-trace"])
        found = [one.category for one in cleanpaste.scan(text, listed={"chat-trace": False})]
        self.assertEqual(found, ["latin-look-alike"])
        self.assertEqual(len(cleanpaste.scan("1989\u2215x", listed={"punctuation-look-alike": True})), 1)
        self.assertEqual(cleanpaste.clean(text).text, text)
        for verb in (cleanpaste.scan, cleanpaste.clean, cleanpaste.reveal):
            with self.assertRaisesRegex(TypeError, "chat-traces"):
                verb("x", listed={"chat-traces": True})

    def test_patterns_take_what_they_take_in_the_library(self):
        from cleanpaste.runtime import Pattern

        self.assertEqual([one.index for one in Pattern(r"[^\s]$", "u").all("a\n")], [])
        self.assertEqual(Pattern(r"\p{L}.", "u").exec("1\ud835\udc1a\ud83d\udc4d")[0], "\ud835\udc1a\ud83d\udc4d")
        self.assertTrue(Pattern(r"^\s$").test("\ufeff"))
        self.assertFalse(Pattern(r"^\s$").test("\x1c"))

    def test_a_text_of_nothing_hidden_is_the_same(self):
        for text in ("", "plain", "naïve façade", "日本語", "👨‍👩‍👧‍👦"):
            self.assertEqual(cleanpaste.clean(text).text, text)
            self.assertEqual(cleanpaste.scan(text), [])

    def test_half_a_character_is_no_obstacle(self):
        self.assertEqual(cleanpaste.clean("a\ud800b").text, "ab")

    def test_the_examples(self):
        self.assertEqual(doctest.testmod(api).failed, 0)


if __name__ == "__main__":
    unittest.main()
