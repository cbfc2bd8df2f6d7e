// What lines of programs end with or begin with, and prose does not.
const CODE_LINE =
  /[;{}]\s*(?:\/\/.*)?$|^\s*[})\]]+[;,)]*\s*$|^\s*(?:def|class|function|fn|func|if|for|while|elif|else|try|except|return|import|from|const|let|var|public|private|static|#include|export|switch|case|async|struct|impl|pub|use|package|namespace|template|print|echo|end|begin|do)\b.*(?:[:({;=]|\bdo|\bthen)\s*$|^\s*(?:import\s+[\w.{*]|from\s+\S+\s+import\b|#include\s*[<"]|return\b[^.]*$)|^\s*[\w.$\][]+\s*(?:[-+*/|&]?=)[^=].*$|^\s*[\w.$]+\([^)]*\)\s*;?\s*$|=>|->\s*\w+|\w\(.*\)\s*[:{]\s*$/;
const COMMENT_LINE = /^\s*(?:\/\/|\/\*|\*|#|--\s|"""|''')/;

const LEAST_LINES = 3;
const CODE_SHARE = 0.5;

/**
 * Whether a text is a program for the most part: at least three of its lines that are no comments, and half of them,
 * look like code. Never throws.
 *
 * @param text any string
 * @returns true for a program in any common language
 * @example
 * readsAsCode('for (let i = 0; i < 3; i++) {\n  sum += i;\n}') // true
 */
export function readsAsCode(text: string): boolean {
  const lines = text
    .split('\n')
    .filter(
      (line) => line.trim() !== '' && (!COMMENT_LINE.test(line) || /^\s*#include/.test(line)),
    );
  const code = lines.filter((line) => line.length < 500 && CODE_LINE.test(line)).length;
  return code >= LEAST_LINES && code >= CODE_SHARE * lines.length;
}
