import { minimumPasswordLength } from '@cleanpaste/contract';
import { dictionary } from '@zxcvbn-ts/language-common';

/** So many of the most common passwords are refused; the shorter ones among them are refused as too short. */
const refusedPasswords = 1000;

/** The source file with the list, as it follows from the package that has counted them. */
export function commonPasswordsFile(): string {
  const byFrequency = dictionary['passwords-common'] as readonly string[];
  const refused = byFrequency
    .slice(0, refusedPasswords)
    .filter((password) => password.length >= minimumPasswordLength);
  const lines: string[] = [];
  for (const password of refused) {
    const last = lines.pop();
    const joined = last === undefined ? password : `${last} ${password}`;
    if (last === undefined || joined.length <= 96) lines.push(joined);
    else lines.push(last, password);
  }
  return `// Made by apps/server/scripts/generate-common-passwords.ts. Do not edit.
// Counted in @zxcvbn-ts/language-common (MIT) out of published leaks, most common first.

/** The ${refusedPasswords} most common passwords, in lower case, without those that are too short anyway. */
export const commonPasswords: ReadonlySet<string> = new Set(
  \`
${lines.join('\n')}
\`
    .trim()
    .split(/\\s+/),
);
`;
}
