/**
 * What holds of each command that the README shows: how it ends, and what it prints at least. One that cannot be
 * run by itself says why; one that takes minutes is run with `--all`.
 * @typedef {{code?: number, prints?: RegExp, skip?: string, isSlow?: boolean, serves?: boolean}} Expectation
 * @type {Record<string, Expectation>}
 */
export const expectations = {
  'npm start': { isSlow: true, serves: true },
  'npm test': { isSlow: true, prints: /^\d+ passed, 0 failed$/m },
  "printf 'pay\\342\\200\\213pal\\n' > note.txt": {},
  'npx cleanpaste scan note.txt': {},
  'npx cleanpaste clean note.txt': {},
  // note.txt is in there.
  'npx cleanpaste scan --check .': { code: 1, prints: /note\.txt:1:4: remove U\+200B/ },
  'npx cleanpaste clean --diff .': { prints: /^\+paypal$/m },
  // Of all the files that hold something, the one that is new.
  'npx cleanpaste scan --check --since main': { code: 1, prints: /^note\.txt:1:4: [^\n]*\n$/ },
  'npx cleanpaste scan --format sarif src': { prints: /"version":\s*"2\.1\.0"/ },
  'npx cleanpaste clean report.docx -o out.docx --remove author,comments': { code: 0 },
  'npx cleanpaste decode suspicious.txt': { prints: /Hello/ },
  'CLEANPASTE_API_KEY=cp_… CLEANPASTE_URL=https://… npx cleanpaste check essay.txt': {
    skip: 'it needs a server and a key of it',
  },
  'npx cleanpaste check essay.txt --against sources': { prints: /similarity \d+ %/ },
  'npx cleanpaste clean --chat-traces answer.md': { prints: /^The sky is blue\.$/m },
  'npx cleanpaste clipboard': { skip: 'it needs a desktop' },
  'npx cleanpaste --help': { prints: /^ {2}clean .*\n {2}scan /m },
};
