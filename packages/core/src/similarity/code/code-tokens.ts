import { forLength } from '../../text/long-runs.ts';
import type { Span } from '../types.ts';

/** One token of a program, as it is compared: keywords and signs as they are, names and literals by their sort. */
export interface CodeToken extends Span {
  form: string;
}

const KEYWORDS = new Set(
  `abstract and as async await begin bool boolean break byte case catch char class const continue def default defer del
do double elif else elsif end enum except export extends false final finally float fn for foreach from func function
go goto if impl implements in inline int interface is lambda let long loop match module mut namespace new nil none not
null or package pass private protected pub public raise ref return self short signed sizeof static string struct super
switch template then this throw throws trait true try type typedef typeof union unless unsigned until use val var
virtual void volatile when where while with yield`.split(/\s+/),
);

// Comments first, then strings, numbers, names and signs. A `#` begins a comment, or a directive of a compiler.
const TOKEN =
  /(?<comment>\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|(?<![\w$])#(?!\[)[^\n]*|--[ \t][^\n]*|"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$))|(?<string>"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|`(?:[^`\\]|\\.)*`?)|(?<number>\b\d[\w.]*)|(?<name>[\p{L}_$][\p{L}\p{N}_$]*)|(?<sign>=>|->|::|[=!<>]=|&&|\|\||\+\+|[^\s\p{L}\p{N}])/gu;

// What is brought in from elsewhere is alike wherever the same is used.
const BRINGS_IN =
  /^[ \t]*(?:import\b[^;\n]*(?:\{[^}]*\}[^;\n]*)?|from\s+\S+\s+import\b.*|using\s+[\w.:]+\s*;|package\s+[\w.]+\s*;|require(?:_relative)?[ (].*|use\s+[\w:]+[^;\n]*;)/gm;

// Who renames a name may change these as well, and they say nothing.
const SAME: Record<string, string> = { let: 'const', var: 'const', final: 'const', ';': '' };

function tokenAt(found: RegExpMatchArray): CodeToken | undefined {
  const { comment, string, number, name } = found.groups!;
  if (comment !== undefined) return undefined;
  const said = found[0];
  const span = { start: found.index!, end: found.index! + said.length };
  if (string !== undefined) return { ...span, form: 'S' };
  if (number !== undefined) return { ...span, form: 'N' };
  const form = SAME[said] ?? said;
  if (form === '') return undefined;
  if (name === undefined) return { ...span, form };
  return { ...span, form: KEYWORDS.has(form) ? form : 'I' };
}

/** Reads a program in any of the common languages; comments, blanks and what is brought in are passed over. */
export function readCode(text: string): CodeToken[] {
  const code = text.replace(BRINGS_IN, (line) => line.replace(/[^\n]/g, ' '));
  const tokens: CodeToken[] = [];
  for (const found of code.matchAll(forLength(TOKEN, code))) {
    const token = tokenAt(found);
    if (token) tokens.push(token);
  }
  return tokens;
}
