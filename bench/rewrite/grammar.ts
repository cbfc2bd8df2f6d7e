import { spawnSync } from 'node:child_process';
import { sentences } from '@cleanpaste/core/text';

const known = new Map<string, boolean | undefined>();

/** Whether link-grammar is installed (Debian: link-grammar, link-grammar-dictionaries-en). */
export function hasParser(): boolean {
  return spawnSync('link-parser', ['--version'], { encoding: 'utf8' }).status === 0;
}

/** The sentences of a text as the parser takes them: one line, no markup, 4 to 32 words. */
function readable(text: string): string[] {
  return sentences(text)
    .map(({ start, end }) => text.slice(start, end))
    .filter((sentence) => /[.!?]["'”’)]?$/.test(sentence) && !/[*#`|[\]{}\n<>]/.test(sentence))
    .map((sentence) => sentence.replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(/[—–]/g, ', '))
    .filter((sentence) => {
      const length = sentence.split(/\s+/).length;
      return length >= 4 && length <= 32;
    });
}

/** Parses what is not known yet, one process for all; undefined where the parser ran out of time. */
function parse(lines: readonly string[]): void {
  const fresh = [...new Set(lines)].filter((line) => !known.has(line));
  for (let at = 0; at < fresh.length; at += 200) {
    const batch = fresh.slice(at, at + 200);
    const open = new Set(batch);
    const { stdout } = spawnSync(
      'link-parser',
      ['en', '-verbosity=1', '-echo=1', '-graphics=0', '-null=0', '-limit=50', '-timeout=3'],
      {
        input: `${batch.map((line) => `${line}\n`).join('')}`,
        encoding: 'utf8',
        maxBuffer: 1 << 28,
      },
    );
    // Echoed lines keep the verdicts apart: one that never comes is an expired timer.
    let line: string | undefined;
    for (const printed of stdout.split('\n')) {
      if (open.has(printed)) line = printed;
      else if (line !== undefined && /^(?:Found \d|No complete linkages)/.test(printed)) {
        known.set(line, printed.startsWith('Found') && !printed.startsWith('Found 0'));
        line = undefined;
      } else if (/Timer is expired|combinator|Panic/i.test(printed)) line = undefined;
    }
    for (const each of batch) if (!known.has(each)) known.set(each, undefined);
  }
}

/** Share of the sentences of texts that have no complete parse. */
export function brokenRate(texts: readonly string[]): number {
  const lines = texts.flatMap(readable);
  parse(lines);
  const judged = lines.filter((line) => known.get(line) !== undefined);
  return judged.length === 0
    ? 0
    : judged.filter((line) => known.get(line) === false).length / judged.length;
}
