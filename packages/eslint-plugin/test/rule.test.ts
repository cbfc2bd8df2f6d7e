import { RuleTester } from 'eslint';
import { afterAll, describe, it } from 'vitest';
import { noHiddenCharacters } from '../src/no-hidden-characters.ts';

Object.assign(RuleTester, { afterAll, describe, it, itOnly: it.only });

const tester = new RuleTester({
  languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
});

const asEscape = (output: string, name: string, written: string) => ({
  messageId: 'escape',
  data: { name, escape: written },
  output,
});

tester.run('no-hidden-characters', noHiddenCharacters, {
  valid: [
    { name: 'a program without any', code: "const a = 'plain';" },
    {
      name: 'an emoji family and a Persian joiner in strings',
      code: "f('\u{1f468}\u200d\u{1f469}\u200d\u{1f467}', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645');",
    },
    { name: 'typography, which fails nothing by itself', code: "f('Wait\u2026 5\u00a0km');" },
    {
      name: 'a category that is off',
      code: "f('a\u200bb');",
      options: [{ categories: { 'zero-width-space': 'off' } }],
    },
    { name: 'a severity below the bound', code: "f('co\u00adop');", options: [{ from: 'error' }] },
    { name: 'an escape, which everybody sees', code: "f('\\u200b\\u202e');" },
  ],
  invalid: [
    {
      name: 'a zero-width space in a string, taken out or escaped',
      code: "f('a\u200bb');",
      output: "f('ab');",
      errors: [
        {
          messageId: 'hidden',
          line: 1,
          column: 5,
          endLine: 1,
          endColumn: 6,
          suggestions: [asEscape("f('a\\u200bb');", 'ZERO WIDTH SPACE', '\\u200b')],
        },
      ],
    },
    {
      name: 'one in a name, which makes a second name: no fix without a person, and no escape',
      code: 'const a\u200cb = 1;',
      output: null,
      errors: [
        {
          messageId: 'hidden',
          suggestions: [
            {
              messageId: 'remove',
              data: { name: 'ZERO WIDTH NON-JOINER' },
              output: 'const ab = 1;',
            },
          ],
        },
      ],
    },
    {
      name: 'Trojan Source in a comment, never fixed without a person',
      code: '/*\u202e } \u2066if (isAdmin)\u2069 \u2066 begin admins only */ f();',
      output: null,
      errors: 4,
    },
    {
      name: 'a Hebrew letter beside, which prose would let pass',
      code: "const s = '\u2067' ;f() //\u2069 \u05d0",
      output: null,
      errors: 2,
    },
    {
      name: 'fixes as suggestions where --fix is not wanted',
      code: '// a\u200bb',
      options: [{ fix: false }],
      output: null,
      errors: [
        {
          messageId: 'hidden',
          suggestions: [
            { messageId: 'remove', data: { name: 'ZERO WIDTH SPACE' }, output: '// ab' },
          ],
        },
      ],
    },
    {
      name: 'typography for whoever asks for it',
      code: '// Wait\u2026',
      options: [{ from: 'note' }],
      output: '// Wait...',
      errors: 1,
    },
    {
      name: 'a raw template gets no escape: it would print it',
      code: 'String.raw`a\u200bb`;',
      output: 'String.raw`ab`;',
      errors: [{ messageId: 'hidden' }],
    },
    {
      name: 'a template gets one',
      code: '`a\u200bb`;',
      output: '`ab`;',
      errors: [
        {
          messageId: 'hidden',
          suggestions: [asEscape('`a\\u200bb`;', 'ZERO WIDTH SPACE', '\\u200b')],
        },
      ],
    },
    {
      name: 'an attribute of JSX gets none: it has no escapes',
      code: 'f(<a title="x\u200by" />);',
      output: 'f(<a title="xy" />);',
      errors: [{ messageId: 'hidden' }],
    },
    {
      name: 'behind a backslash there is no room for an escape',
      code: "f('a\\\u200bb');",
      output: "f('a\\b');",
      errors: [{ messageId: 'hidden' }],
    },
    {
      name: 'lines below the first',
      code: "f();\r\nf();\n  f('\u200b');",
      output: "f();\r\nf();\n  f('');",
      errors: [
        {
          messageId: 'hidden',
          line: 3,
          column: 6,
          suggestions: [asEscape("f();\r\nf();\n  f('\\u200b');", 'ZERO WIDTH SPACE', '\\u200b')],
        },
      ],
    },
  ].map((it) => it as RuleTester.InvalidTestCase),
});
