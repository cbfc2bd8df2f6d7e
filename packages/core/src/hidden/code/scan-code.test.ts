import { describe, expect, it } from 'vitest';
import { type CodeLanguage, codeLanguageOf, codeLanguages, scan, scanCode } from '../index.ts';

const RLI = '\u2067';
const PDI = '\u2069';
const RLO = '\u202e';
const PDF = '\u202c';
const RLM = '\u200f';
const LRM = '\u200e';
const ALEF = '\u05d0';

/** What is listed of a program: the character, what is done, and whether it is an attack. */
function listed(text: string, language: CodeLanguage): string[] {
  return scanCode(text, { language }).map(
    ({ codePoints, action, dangerous }) =>
      `${codePoints[0]!.toString(16)} ${action}${dangerous ? '!' : ''}`,
  );
}

describe('Trojan Source', () => {
  it('is found where a right-to-left letter on the line makes prose of it', () => {
    const attack = `def pay(n):\n  ''' Subtract n ${RLI}''' ;return #${PDI} ${ALEF}\n  charge(n)\n`;
    expect(scan(attack)).toEqual([]);
    expect(listed(attack, 'python')).toEqual(['2067 flag!', '2069 flag!']);
  });

  it.each<[CodeLanguage, string]>([
    ['javascript', `if (access !== "user${RLO} ${RLI}// admin${PDI} ${RLI}") { // ${ALEF}`],
    ['c', `/*${RLO} } ${RLI}if (admin)${PDI} ${RLI} begin */ int a; // ${ALEF}`],
    ['go', `var a = "${RLI}" // ${PDI}${ALEF}`],
    ['rust', `let s = r#"${RLI}"# ; // ${PDI}${ALEF}`],
    ['shell', `echo '${RLI}' # ${PDI} ${ALEF}`],
    ['sql', `select '${RLI}' -- ${PDI} ${ALEF}`],
    ['html', `<a title="${RLI}" href="${ALEF}${PDI}">x</a>`],
  ])('in %s, over the end of a string or a comment', (language, text) => {
    expect(listed(text, language).filter((one) => one.endsWith('!')).length).toBeGreaterThan(1);
  });

  it('is found as a mark between operators', () => {
    const text = `a = ${ALEF} ${RLM}- 5`;
    expect(scan(text)).toEqual([]);
    expect(listed(text, 'python')).toEqual(['200f flag!']);
  });

  it('is found as a mark in a string that draws what follows it the other way round', () => {
    expect(listed(`s = "${RLM}" + 5 // ${ALEF}`, 'javascript')).toEqual(['200f flag!']);
    expect(listed(`s = "x${RLM}", 5 + ${ALEF}`, 'javascript')).toEqual(['200f flag!']);
  });

  it('ends with the line: what is open in one line of a comment does not reach the next', () => {
    const text = `/* ${ALEF} ${RLI}one\n two${PDI} ${ALEF} */`;
    expect(listed(text, 'java')).toEqual(['2067 remove!', '2069 remove!']);
  });
});

describe('what strings and comments need', () => {
  it('is listed without alarm where it is closed, and where a mark disorders nothing', () => {
    expect(listed(`s = "${RLI}${ALEF}${PDI}" // ${ALEF}`, 'javascript')).toEqual([
      '2067 flag',
      '2069 flag',
    ]);
    expect(listed(`s = "${ALEF}!${RLM}";`, 'javascript')).toEqual(['200f flag']);
    expect(listed(`# ${ALEF}!${RLM} ${ALEF}\n`, 'python')).toEqual(['200f flag']);
    expect(listed(`title: ${ALEF}!${RLM}\n`, 'yaml')).toEqual(['200f flag']);
  });

  it('an override is an attack also where it is closed', () => {
    expect(listed(`s = "${RLO}abc${PDF}" // ${ALEF}`, 'java')).toEqual([
      '202e remove!',
      '202c remove',
    ]);
  });

  it('the left-to-right mark, which keeps code in order, is no alarm anywhere', () => {
    expect(listed(`a = ${ALEF}${LRM} + 5`, 'python')).toEqual(['200e flag']);
  });

  it('joiners stay quiet, and are listed in names', () => {
    const word = '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645';
    expect(listed(`s = "${word}" # ${word}`, 'python')).toEqual([]);
    expect(listed(`${word} = 1`, 'python')).toEqual(['200c flag']);
    expect(listed('s = "\u{1f468}\u200d\u{1f469}"', 'python')).toEqual([]);
  });
});

describe('names', () => {
  it('with an invisible letter are an attack', () => {
    expect(listed('const { timeout,\u3164} = request;', 'javascript')).toEqual(['3164 remove!']);
    expect(listed('let is\u200dAdmin = 1;', 'javascript')).toEqual(['200d remove!']);
    expect(listed('let user\ufe00 = 1;', 'javascript')).toEqual(['fe00 remove!']);
  });
});

/** For each language a string, a comment, and code that looks like neither. */
const GRAMMAR: [CodeLanguage, within: string[], outside: string[]][] = [
  [
    'javascript',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: programs, not templates
    ['`a ${1} ¤`', "'it\\'s ¤'", '/* " ¤ */', 'x = /[/"]¤/', '// ¤'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: programs, not templates
    ['`${¤}`', '"\n¤', 'a / ¤ / b'],
  ],
  ['python', ['"""a\n" ¤"""', "r'\\'¤'", '# ¤'], ['""" """ ¤', "'open\n¤"]],
  ['rust', ['r##"a"#¤"##', '/* /* */ ¤ */', 'b"¤"'], ["&'a ¤", 'r"\\" ¤']],
  ['c', ['R"x(a)" ¤)x"', "'\\'¤'", '"a\\"¤"'], ['"a" ¤', '/* */ ¤']],
  [
    'shell',
    ['cat <<EOF\n¤\nEOF', "'a\\' ; x='¤'", 'a # ¤'],
    ['a$#¤', 'cat <<EOF\nx\nEOF\n¤', 'echo $((1 << N)) ¤'],
  ],
  ['lua', ['[==[ ]] ¤]==]', '--[[ \n ¤]]', '-- ¤'], ['[[ ]] ¤', '--[[ ]] ¤']],
  ['sql', ["'it''s ¤'", '-- ¤', '$$ ¤ $$'], ["'it' ¤"]],
  ['haskell', ['{- {- -} ¤ -}', '-- ¤'], ["f' ¤"]],
  [
    'html',
    ['<p>¤</p>', '<a b="¤">', '<!-- > ¤ -->', '<script>"¤"</script>', '<style>/* ¤ */</style>'],
    ['<a ¤>', '<script>¤</script>'],
  ],
  ['ruby', ['"#{1}¤"', '=begin\n¤\n=end', 'x = <<~A\n ¤\n A\n'], ['"#{¤}"']],
  ['yaml', ['a: ¤', "'it''s ¤'", '# ¤'], []],
  ['json', ['{"a": "¤"}'], ['{¤}']],
  ['kotlin', ['"""\\""¤"""'], ['""" """ ¤']],
  ['toml', ['"""¤"""', "'\\¤'", '# ¤'], ["'\\' ¤"]],
];

describe('strings and comments', () => {
  // Within an element a balanced pair is quiet; outside of one it is an attack.
  const pair = `${RLI}${ALEF}${PDI}`;
  it.each(GRAMMAR)('of %s are told from code', (language, within, outside) => {
    const isAlarm = (text: string) =>
      listed(text.replace('¤', pair), language).join().includes('!');
    expect(within.filter(isAlarm)).toEqual([]);
    expect(outside.filter((text) => !isAlarm(text))).toEqual([]);
  });

  it('of any language are read without a fault where nothing is ever closed', () => {
    const openings = '\'"`/*{-#=(*r#"R"x([==[<<A\n<!--<script>${#{/[';
    for (const language of codeLanguages) {
      for (let from = 0; from < openings.length; from++) {
        const text = `${openings.slice(from)}${RLI}${ALEF}\n\u200d${openings}`;
        const findings = scanCode(text, { language });
        expect(findings.map(({ start }) => start)).toEqual(
          findings.map(({ start }) => start).sort((a, b) => a - b),
        );
        expect(findings.some(({ codePoints }) => codePoints[0] === 0x2067)).toBe(true);
      }
    }
  });

  it('deeply nested are no trouble', () => {
    expect(listed(`${'`${'.repeat(100_000)}${RLM}`, 'javascript')).toEqual(['200f flag!']);
  });
});

describe('the language of a file', () => {
  it.each([
    ['src/a.py', '', 'python'],
    ['C:\\x\\Main.JAVA', '', 'java'],
    ['Dockerfile', '', 'shell'],
    ['bin/run', '#!/usr/bin/env python3\n', 'python'],
    ['bin/run', '#!/bin/sh', 'shell'],
    ['README.md', '', undefined],
    ['py', '', undefined],
    ['letter.txt', 'plain', undefined],
  ])('of %s is known', (name, start, language) => {
    expect(codeLanguageOf(name, start)).toBe(language);
  });
});
