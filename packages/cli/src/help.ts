import type { Command } from './invocation.ts';

const OVERVIEW = `cleanpaste finds, shows, decodes and removes hidden characters in text.

Usage: cleanpaste <command> [flags] [files, folders or patterns…]

Commands
  clean    take hidden characters out; the text goes to standard output
  scan     list them with file, line, column, name and reason
  reveal   print the text with every hidden character drawn, like ‹U+200B›
  decode   read messages that are hidden in a text
  clipboard
           clean what is in the clipboard

With CLEANPASTE_API_KEY and CLEANPASTE_URL, on a server
  rewrite  rewrite a text to weaken statistical watermarks; with --engine by a model on this machine
  check    compare a text with the server's corpus, and estimate who wrote it

Try
  cleanpaste scan --check .              what is hidden in this project? exit 1 on an error
  cleanpaste clipboard                   clean what you have just copied
  cleanpaste clean --diff .              what would cleaning change?
  cleanpaste clean --write docs          clean files in place
  cleanpaste scan --check --since main   look at changed lines only

Without files, or with - for one, standard input is read. Emoji, Persian, Arabic, Hindi and other
text that needs joiners and marks keep them. What is no text is left alone.

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

const PROJECT = `Which files, which lines
  Folders are read through, without .git, node_modules and what .gitignore files name. A pattern
  in quotes, like 'docs/**/*.md', matches dotfiles too. Links in folders are not followed.
  --ignore PATTERN    pass over what the pattern matches, as a .gitignore has it; may be repeated
  --no-gitignore      read also what git ignores
  --since REVISION    only lines that changed since that revision of git, new files included;
                      without files: all that have changed

What counts
  --severity KIND=LEVEL
                      off, note, warning or error for a kind of finding; may be repeated. Spaces,
                      typography like … and icons of fonts are notes, soft hyphens and a few more
                      warnings, all others errors. What is off is neither listed nor changed
  --check             exit 1 on errors
  --max-warnings N    exit 1 on more than N warnings, too
  --config FILE       the configuration; otherwise the nearest cleanpaste.config.ts, .mjs, .js or
                      .json, or the key "cleanpaste" in a package.json, up to the repository's root
  --no-config         no configuration at all: nothing of the project is run

In a comment, cleanpaste-ignore-line, cleanpaste-ignore-next-line and cleanpaste-ignore-file, with
a reason behind them, say that what is there is meant.
`;

const CLEANING = `What is hidden as hidden
  --no-ellipsis-and-arrows  leave … and long arrows as they are
  --quotes                  make curly quotes straight
  --dashes                  make dashes hyphens
  --plain-spaces            replace also the no-break spaces that typography asks for
  --french-spaces           with --plain-spaces: keep those of French
  --look-alikes             replace look-alike letters in words of mixed script (else only listed)
  --chat-traces             take out citation marks and utm_source of chat assistants (else only
                            listed)
  --keep-provenance         keep C2PA provenance, which is removed from texts otherwise
`;

const ONLINE = `The text is sent to the server that CLEANPASTE_URL names, with the key in CLEANPASTE_API_KEY. Both
come from the environment, so that no list of processes shows the key. It counts as a call of
yours: the plan's limits apply.
`;

const HERE = `With --engine nothing is sent to that server, and no key of it is needed. Each part is held against
its original: what the model gets wrong twice the built-in engine does, or it stays; standard error
says which. The form is changed by the built-in engine alone. CLEANPASTE_ENGINE_KEY is shown to a
model server that asks for a key.
`;

const PAGES: Record<Command, string> = {
  rewrite: `cleanpaste rewrite has a text rewritten, to weaken statistical watermarks.

Usage: cleanpaste rewrite [flags] [files…]

Examples
  cleanpaste rewrite draft.txt > rewritten.txt
  cleanpaste rewrite --json draft.txt         with every change and the figures
  cleanpaste rewrite --seed 2 draft.txt       another rewrite of the same text
  cleanpaste rewrite --quotes curly --spelling british draft.txt
  cleanpaste rewrite --engine http://127.0.0.1:11434/v1 --model small:3b draft.txt

Flags
  --seed N                  which rewrite; give the original again, not the rewrite (default 1)
  --quotes WHICH            write quotes curly or straight
  --dashes WHICH            write dashes em (word—word) or spaced (word – word)
  --emphasis WHICH          write Markdown's emphasis with asterisks, underscores, or none
  --spelling WHICH          spell american or british throughout
  --lists WHICH             mark the items of lists by dash, asterisk or bullet
  --engine URL              a model on this machine instead of the server: any that speaks OpenAI's
                            chat completions, such as Ollama, llama.cpp, LM Studio or vLLM
  --model NAME              its model, where it has several
${COMMON}
${ONLINE}
${HERE}`,
  check: `cleanpaste check compares a text with what the server has indexed, and estimates whether a machine
wrote it. Estimates are for personal reference, not for submitting work. With --against it compares
with files of yours instead, here and offline: no server is asked, and nothing is estimated. What may be
a translation between English and German, French, Spanish, Italian, Portuguese or Dutch is named there,
from some 300 words on, and counts nowhere; a server's check finds no translations.

Usage: cleanpaste check [flags] [files…]

Examples
  cleanpaste check essay.txt --against sources
  cleanpaste check essay.docx --against a.html --against b.pdf
  cleanpaste check essay.txt
  cleanpaste check --json essay.txt           with passages and sentences
  cleanpaste check --check essay.txt          exit 1 if something similar was found

Flags
  --against PATH      compare with this file, or with all files of this folder; may be repeated.
                      Text, Markdown, HTML, DOCX, ODT, RTF, EPUB, PDF and more are read
  --check             exit 1 if something similar was found
  --leave-out KINDS   what does not count, by commas: quotations, references, assignment, notices,
                      licences, contracts, letters, phrases; all or none; without it, all but the
                      first two
${COMMON}
Without --against: ${ONLINE}`,
  clean: `cleanpaste clean takes hidden characters out of text and changes nothing else.

Usage: cleanpaste clean [flags] [files, folders or patterns…]

Examples
  cleanpaste clean < draft.txt > clean.txt    a filter from standard input to standard output
  cleanpaste clean a.md b.md                  both cleaned texts, one after the other
  cleanpaste clean --write .                  in place; files without findings are not touched
  cleanpaste clean --diff src                 show what would change, and change nothing
  cleanpaste clean --check src                exit 1 if an error would be mended
  cleanpaste clean report.docx -o out.docx    a document, with its formatting
  cleanpaste clean --write --remove all *.docx

Flags
  --write, -w, --fix  write files in place: a new file takes the place of the old one at once
  --output, -o FILE   write what would go to standard output to FILE, which is there only when all
                      went well
  --remove LIST       take out of documents also: author, company, dates, application, revisions,
                      comments, custom (properties), provenance (C2PA), or all
  --diff              print what would change as a unified diff, hidden characters drawn
  --check             print the names of files that would change, and exit 1 if one has errors
  --format WHICH      text (default) or json
${COMMON}
${PROJECT}
${CLEANING}
Line endings stay as they are. UTF-8, and UTF-16 with a byte order mark, are read and written back
in the same encoding; anything else is taken for binary and left alone. Files of any size are
cleaned piece by piece in little memory. Icons of fonts stay.

DOCX, PPTX, XLSX, ODT, ODP, ODS, EPUB and RTF that are named are cleaned in place, with their
formatting; in folders they are passed over. In HTML, Markdown and subtitles code, tags and times
stay as they are. PDF is only read: scan it.
`,
  scan: `cleanpaste scan lists what is hidden, one finding a line: file:line:column.

Usage: cleanpaste scan [flags] [files, folders or patterns…]

Examples
  cleanpaste scan letter.txt
  cleanpaste scan --check .                   for hooks and CI: exit 1 on an error
  cleanpaste scan --fix .                     clean in place, then list what is left
  cleanpaste scan report.docx thesis.pdf      by paragraph or page, with author and comments
  cleanpaste scan --json notes.txt | jq '.files[].findings[].name'
  cleanpaste scan --format sarif . > hidden.sarif
  cleanpaste scan --write-baseline .          what is there now is known …
  cleanpaste scan --check --baseline cleanpaste-baseline.json .      … and only new ones count

Flags
  --format WHICH      text (default), json, sarif (2.1.0, with fixes), github (annotations),
                      junit or gitlab (Code Quality)
  --sarif             short for --format sarif
  --fix               clean in place first, as clean --write does, and list what is left
  --diff              print what cleaning would change instead, as clean --diff does
  --baseline FILE     do not count findings that are in that file, wherever their lines have moved
  --write-baseline    write all findings into that file, or cleanpaste-baseline.json
  --profile WHICH     auto (default): the rules of code where a file's name or first line says what
                      language it is in, and those of prose elsewhere; prose or code for all files
  --language NAME     the language of all files, as for standard input
${COMMON}
${PROJECT}
${CLEANING}
Lines and columns begin at 1; columns count UTF-16 units, as editors do. Each line says what clean
would do: remove, replace, or flag (listed for you to judge, never changed).

In code every direction control is listed, and is dangerous where it makes code read otherwise
than it runs (Trojan Source); joiners and fillers in names are listed too. Invalid bytes are
findings, and so is a file that cannot be read as text. What its first bytes say is a picture, a
program or an archive is passed over, and counted.
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
  clipboard: `cleanpaste clipboard cleans what is in the clipboard, and leaves it there as plain text.

Usage: cleanpaste clipboard [flags]

Where nothing is hidden the clipboard stays as it is, with its formatting. The programs of the desktop
are used: wl-clipboard, pbcopy, xclip, xsel, Termux, or those of Windows, from Linux in it as well.

Examples
  cleanpaste clipboard
  cleanpaste clipboard --check                change nothing, exit 1 if something is hidden

Flags
  --check             change nothing, exit 1 if something would change
  --json              print one JSON document
${CLEANING}`,
  decode: `cleanpaste decode reads messages that are hidden in a text.

Usage: cleanpaste decode [flags] [files…]

Examples
  cleanpaste decode prompt.txt
  pbpaste | cleanpaste decode --json
  cleanpaste decode --check *.txt             exit 1 if a message is hidden anywhere

Knows tag characters, bytes in variation selectors, C2PA provenance, zero-width bits and number
systems (zwsp-steg, zero-width-lib, StegCloak and others), Innamark, U+2004 against the space, SNOW,
and Latin letters exchanged for Cyrillic ones. Each reading says how sure it is: exact, likely,
possible (so short that chance may have drawn it), or detected (there, but not readable). Texts of
more than 64 million characters are read in parts.

Flags
  --check             exit 1 if a message is found
${COMMON}`,
};

/** The page for one command, or the overview. */
export function helpPage(command: Command | null): string {
  return command === null ? OVERVIEW : PAGES[command];
}
