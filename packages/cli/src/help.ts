import type { Command } from './invocation.ts';

const OVERVIEW = `cleanpaste finds, shows, decodes and removes hidden characters in text.

Usage: cleanpaste <command> [flags] [files…]

Commands
  clean    take hidden characters out; the text goes to standard output
  scan     list them with file, line, column, name and reason
  reveal   print the text with every hidden character drawn, like ‹U+200B›
  decode   read messages that are hidden in a text

With CLEANPASTE_API_KEY and CLEANPASTE_URL, on a server
  rewrite  rewrite a text to weaken statistical watermarks
  check    compare a text with the server's corpus, and estimate who wrote it

Try
  cleanpaste scan README.md              what is hidden in this file?
  pbpaste | cleanpaste clean | pbcopy    clean the clipboard (xclip, wl-paste, Get-Clipboard …)
  cleanpaste clean --write docs/*.md     clean files in place
  git ls-files -z | cleanpaste scan --check --files-from -
                                         fail a build when a file has hidden characters

Without files, or with - for one, standard input is read. Emoji, Persian, Arabic, Hindi and other
text that needs joiners and marks keep them. Binary files are left alone.

Exit codes: 0 done, 1 findings with --check, 2 wrong call or a file that cannot be read or written.
More: cleanpaste <command> --help. Also: --version. NO_COLOR turns colours off.
`;

const COMMON = `  --files-from FILE   read the names of files from FILE (- is standard input), one a line or
                      separated by NUL, as git ls-files -z writes them
  --text, -a          take files with NUL characters for text
  --strip-bom         treat a byte order mark at the start as hidden too; otherwise it is kept
  --json              print one JSON document
  --help, --version
`;

const CLEANING = `What counts as hidden
  --no-ellipsis-and-arrows  leave … and long arrows as they are
  --quotes                  make curly quotes straight
  --dashes                  make dashes hyphens
  --french-spaces           keep the no-break spaces of French typography
  --look-alikes             replace look-alike letters in words of mixed script (else only listed)
  --keep-provenance         keep C2PA provenance
`;

const ONLINE = `The text is sent to the server that CLEANPASTE_URL names, with the key in CLEANPASTE_API_KEY. Both
come from the environment, so that no list of processes shows the key. It counts as a call of
yours: the plan's limits apply.
`;

const PAGES: Record<Command, string> = {
  rewrite: `cleanpaste rewrite has a text rewritten, to weaken statistical watermarks.

Usage: cleanpaste rewrite [flags] [files…]

Examples
  cleanpaste rewrite draft.txt > rewritten.txt
  cleanpaste rewrite --json draft.txt         with every change and the figures

Flags
${COMMON}
${ONLINE}`,
  check: `cleanpaste check compares a text with what the server has indexed, and estimates whether a machine
wrote it. Estimates are for personal reference, not for submitting work.

Usage: cleanpaste check [flags] [files…]

Examples
  cleanpaste check essay.txt
  cleanpaste check --json essay.txt           with passages and sentences
  cleanpaste check --check essay.txt          exit 1 if something similar was found

Flags
  --check             exit 1 if something similar was found
${COMMON}
${ONLINE}`,
  clean: `cleanpaste clean takes hidden characters out of text and changes nothing else.

Usage: cleanpaste clean [flags] [files…]

Examples
  cleanpaste clean < draft.txt > clean.txt    a filter from standard input to standard output
  cleanpaste clean a.md b.md                  both cleaned texts, one after the other
  cleanpaste clean --write *.md               in place; files without findings are not touched
  cleanpaste clean --check src/*.ts           change nothing, exit 1 if something would change

Flags
  --write, -w         write files in place: a new file takes the place of the old one at once
  --check             print the names of files that would change, and exit 1 if there are any
${COMMON}
${CLEANING}
Line endings stay as they are. UTF-8, and UTF-16 with a byte order mark, are read and written back
in the same encoding; anything else is taken for binary and left alone. Files of any size are
cleaned piece by piece in little memory.
`,
  scan: `cleanpaste scan lists what is hidden, one finding a line: file:line:column.

Usage: cleanpaste scan [flags] [files…]

Examples
  cleanpaste scan letter.txt
  cleanpaste scan --check src/*.ts            for hooks and CI: exit 1 if anything is listed
  cleanpaste scan --json notes.txt | jq '.files[].findings[].name'
  git ls-files -z | cleanpaste scan --sarif --files-from - > hidden.sarif

Flags
  --check             exit 1 if anything is listed
  --sarif             print SARIF 2.1.0, for code scanning
${COMMON}
${CLEANING}
Lines and columns begin at 1; columns count UTF-16 units, as editors do. Each line says what clean
would do: remove, replace, or flag (listed for you to judge, never changed).
`,
  reveal: `cleanpaste reveal prints the text with every hidden character drawn, like ‹U+200B›.

Usage: cleanpaste reveal [flags] [files…]

Examples
  cleanpaste reveal suspicious.txt | less
  cleanpaste reveal --all family.txt          draw also the joiners inside emoji, tabs, line ends

Flags
  --all               draw also what has work to do and would be kept
  --check             exit 1 if anything is hidden
${COMMON}
${CLEANING}`,
  decode: `cleanpaste decode reads messages that are hidden in a text.

Usage: cleanpaste decode [flags] [files…]

Examples
  cleanpaste decode prompt.txt
  pbpaste | cleanpaste decode --json
  cleanpaste decode --check *.txt             exit 1 if a message is hidden anywhere

Knows tag characters, bytes in variation selectors, C2PA provenance, zero-width bits and number
systems (zwsp-steg, zero-width-lib, StegCloak and others), Innamark, U+2004 against the space, SNOW,
and Latin letters exchanged for Cyrillic ones. Each reading says how sure it is: exact, likely, or
detected (there, but not readable). Texts of more than 64 million characters are read in parts.

Flags
  --check             exit 1 if a message is found
${COMMON}`,
};

/** The page for one command, or the overview. */
export function helpPage(command: Command | null): string {
  return command === null ? OVERVIEW : PAGES[command];
}
