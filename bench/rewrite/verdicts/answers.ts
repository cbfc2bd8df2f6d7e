import type { Verdict } from './figures.ts';

export interface Answers {
  /** Verdicts of an item by reader. */
  verdicts: Map<string, Map<string, Verdict>>;
  /** Reasons given for wrong ones, by item. */
  reasons: Map<string, string[]>;
  /** Lines that say nothing, and why. */
  refused: string[];
}

/** The reader of an answer file: what stands before the sheet's name. */
export const readerOf = (file: string): string | undefined =>
  /^(.+?)-(?:sheet-\d+|\d+|shared)\.tsv$/.exec(file)?.[1];

/** Puts answer files together. A reader's first verdict on an item counts; unknown items are refused. */
export function readAnswers(
  files: readonly { name: string; text: string }[],
  known: ReadonlySet<string>,
): Answers {
  const answers: Answers = { verdicts: new Map(), reasons: new Map(), refused: [] };
  for (const { name, text } of files) {
    const reader = readerOf(name);
    if (reader === undefined) {
      answers.refused.push(`${name}: not named <reader>-<sheet>.tsv`);
      continue;
    }
    text.split(/\r?\n/).forEach((line, at) => {
      if (line.trim() !== '') add(answers, { reader, line, known, where: `${name}:${at + 1}` });
    });
  }
  return answers;
}

function add(
  { verdicts, reasons, refused }: Answers,
  input: { reader: string; line: string; known: ReadonlySet<string>; where: string },
): void {
  const [id = '', verdict = '', reason = ''] = input.line.split('\t').map((part) => part.trim());
  if (!input.known.has(id)) {
    refused.push(`${input.where}: no such item`);
    return;
  }
  if (!/^[012]$/.test(verdict)) {
    refused.push(`${input.where}: no verdict`);
    return;
  }
  const own = verdicts.get(id) ?? new Map<string, Verdict>();
  verdicts.set(id, own);
  if (own.has(input.reader)) {
    refused.push(`${input.where}: judged twice`);
    return;
  }
  own.set(input.reader, Number(verdict) as Verdict);
  if (verdict === '2' && reason !== '') reasons.set(id, [...(reasons.get(id) ?? []), reason]);
}
