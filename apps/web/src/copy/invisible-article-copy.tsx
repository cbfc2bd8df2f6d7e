import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { site } from '../lib/site.ts';

const { productName } = site;

/** Which picture follows a section's first or second paragraph. */
export type PictureName = 'family' | 'persian' | 'selectors' | 'override';

export interface ArticlePart {
  id: string;
  heading: string;
  /** Paragraphs; a string in `pictures` stands for a picture between them. */
  body: ({ text: ReactNode } | { picture: PictureName } | { table: true })[];
}

const outside = (href: string, text: string) => (
  <a href={href} className="whitespace-nowrap">
    {text}
  </a>
);
const bidi = outside('https://www.unicode.org/reports/tr9/', 'UAX #9');
const identifiers = outside('https://www.unicode.org/reports/tr31/', 'UAX #31');
const security = outside('https://www.unicode.org/reports/tr39/', 'UTS #39');
const emoji = outside('https://www.unicode.org/reports/tr51/', 'UTS #51');
const cve = outside('https://www.cve.org/CVERecord?id=CVE-2021-42574', 'CVE-2021-42574');

export const articleParts: ArticlePart[] = [
  {
    id: 'purpose',
    heading: 'What they are for',
    body: [
      {
        text: 'Unicode gives a number, a code point, to every character of every script. About four hundred of them draw nothing. They are instructions to the program that draws the others.',
      },
      {
        text: (
          <>
            <strong>Joining.</strong> The letters of a Persian word run together. The word{' '}
            <span lang="fa">{'می\u200cخواهم'}</span>, “I want”, has a seam in it that is no space: a
            zero width non-joiner (<code>U+200C</code>) keeps the prefix from running into the verb.
            Its counterpart, the zero width joiner (<code>U+200D</code>), shapes letters in Sinhala,
            where the name of Sri Lanka,{' '}
            <span lang="si" className="whitespace-nowrap">
              {'ශ්\u200dරී ලංකා'}
            </span>
            , is misspelt without it. And it glues emoji together.
          </>
        ),
      },
      { picture: 'family' },
      {
        text: (
          <>
            <strong>Direction.</strong> Hebrew and Arabic run from right to left; numbers and Latin
            names inside them do not. An algorithm ({bidi}) sorts that out, nearly always. Where it
            cannot, as with the two plus signs of “C++” at the end of a Hebrew sentence, a
            left-to-right mark (<code>U+200E</code>) or a pair of isolates (<code>U+2066</code> to{' '}
            <code>U+2069</code>) says what was meant.
          </>
        ),
      },
      {
        text: (
          <>
            <strong>Breaking.</strong> A soft hyphen (<code>U+00AD</code>) shows only where a line
            really ends. A no-break space (<code>U+00A0</code>) keeps “10 km” together; French sets
            a narrow one (<code>U+202F</code>) before a question mark. Thai and Khmer are written
            without spaces between words, and a zero width space (<code>U+200B</code>) can show a
            browser where a word ends.
          </>
        ),
      },
      {
        text: (
          <>
            <strong>Choosing.</strong> A variation selector picks one form of the character before
            it: the heart in plain ink or, with <code>U+FE0F</code>, the red one. The flag of
            Scotland is a black flag with invisible tag characters behind it that spell{' '}
            <code>gbsct</code>.
          </>
        ),
      },
    ],
  },
  {
    id: 'ways',
    heading: 'How they get into a text',
    body: [
      {
        text: 'Hardly anybody types them. They come along when text is copied. Web pages bring no-break spaces, and soft hyphens or zero width spaces that were put there so that long words may wrap. PDF files bring private-use codes from fonts whose letters were never named. Word processors set no-break spaces on their own, presentation programs turn a line break into a vertical tab, and some programs begin each file with a byte order mark, which stays behind in the middle when files are joined.',
      },
      {
        text: (
          <>
            Chat assistants have kinds of their own. Some answers have come with narrow no-break
            spaces where a plain space was to be expected. And what an assistant draws as a small
            link to a source can be, in the raw text, a span between private-use characters (
            <code>U+E200</code> to <code>U+E204</code>) that arrives elsewhere as empty boxes around
            a word such as <code>turn0search1</code>. Both are leftovers that the tool above will
            show you. Neither proves who wrote a sentence.
          </>
        ),
      },
    ],
  },
  {
    id: 'abuse',
    heading: 'How they are abused',
    body: [
      {
        text: (
          <>
            <strong>Messages.</strong> Nobody sees them and they survive copying, so they can carry
            something. Two kinds are enough for zeros and ones. There are 256 variation selectors,
            one for each value of a byte, so that any file fits behind a single letter. Every reader
            of a confidential memo can be given a copy with a number of its own.
          </>
        ),
      },
      { picture: 'selectors' },
      {
        text: (
          <>
            <strong>Prompts in prompts.</strong> Tag characters are a second ASCII that is never
            drawn. Since 2024 security researchers have shown that language models can read
            instructions written in them, while the person who pastes the text sees none.
          </>
        ),
      },
      {
        text: (
          <>
            <strong>Reversed order.</strong> The right-to-left override (<code>U+202E</code>) makes
            everything behind it run backwards on the screen, and only there. In source code it can
            move a line out of a comment for the eye and leave it inside for the compiler: this is
            the Trojan Source attack ({cve}). In a file name it hides what the file is.
          </>
        ),
      },
      { picture: 'override' },
      {
        text: (
          <>
            <strong>Look-alikes.</strong> Some tricks need no invisible character. The word “
            <span className="both-scripts">{'\u0440\u0430ypal'}</span>” with a Cyrillic{' '}
            <span className="both-scripts">р</span> and <span className="both-scripts">а</span> is
            another word to a machine, and the same to you. The tables of {security} list such
            pairs.
          </>
        ),
      },
      {
        text: 'Not everything hidden is a trick. C2PA, an open standard for provenance, can attach a signed statement of origin to a plain text, in variation selectors. The pages here show it as what it is, and the cleaned text keeps it until you decide otherwise. The API and the command line take it out with everything else that is hidden, unless they are told to keep it; a rewrite takes it out always, since it would no longer speak of the words.',
      },
    ],
  },
  {
    id: 'harm',
    heading: 'Why taking them all out breaks text',
    body: [
      {
        text: (
          <>
            The quick cure is one line of code: delete whatever is invisible. It deletes spelling. A
            Persian page fills with mistakes: <span lang="fa">{'می\u200cخواهم'}</span> becomes{' '}
            <span lang="fa">میخواهم</span>. Sinhala and Malayalam letters fall apart. A family turns
            into a row of single people, the flag of Scotland turns black, and a red heart may turn
            into a plain one. In an Arabic sentence a phone number or a bracket can jump to the
            wrong end.
          </>
        ),
      },
      { picture: 'persian' },
      {
        text: 'The opposite mistake is as common: a short list of “bad” characters that leaves alone whatever nobody thought of, such as tag characters right behind an emoji. The same code point can be a letter’s companion in one place and a smuggler in the next. Only its neighbours tell.',
      },
    ],
  },
  {
    id: 'rules',
    heading: `What ${productName} does`,
    body: [
      {
        text: (
          <>
            It judges each character by its neighbours. A joiner stays between letters that it
            shapes ({identifiers}) and between the parts of an emoji ({emoji}). A direction mark
            stays where there is right-to-left text, a pair of isolates where it is balanced. One
            variation selector stays behind a character that has such a variant. A space of an
            unusual width becomes a plain one, unless its script needs it. What is left over goes,
            and is named. A text in which nothing is found comes back as it was, to the last bit.
          </>
        ),
      },
      { table: true },
    ],
  },
  {
    id: 'limits',
    heading: 'What it does not claim',
    body: [
      {
        text: (
          <>
            Taking out hidden characters changes no word. A statistical watermark lies in the choice
            of words and survives it; that is{' '}
            <Link to="/statistical-watermarks">a matter of its own</Link>. A text without a single
            hidden character can come from anyone, and so can a text that is full of them.
          </>
        ),
      },
      {
        text: `Whether any maker of language models marks its texts with hidden characters on purpose is not established. What has been seen so far, the narrow no-break spaces for one, can as well be typography that a model has learned. So ${productName} says by name what it found and what it did, and claims no vendor’s mark removed.`,
      },
    ],
  },
  {
    id: 'sources',
    heading: 'The rules themselves',
    body: [
      {
        text: (
          <>
            The Unicode Consortium publishes them: {bidi} on the order of right-to-left text,{' '}
            {identifiers} on joiners in words, {security} on look-alikes and other dangers, {emoji}{' '}
            on emoji. The attack on source code is {cve}.
          </>
        ),
      },
    ],
  },
];
