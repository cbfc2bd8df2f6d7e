import { quickRead } from '../files/quick-read.ts';
import type { Located } from '../output/report.ts';
import { examine, type Rules } from './examine.ts';
import type { Listed } from './listed.ts';
import { placeFindings } from './place-findings.ts';

/** Rules for many files; plain data, so that threads can have it. */
export type ManyRules = Rules & { fingerprints: boolean };

/**
 * What a quick look at a file gave: its findings, what it is if that is no text, or null, which
 * means that somebody has to look more closely.
 */
export type QuickScan = { found: Located[] } | { binary: string } | null;

const NOTHING: QuickScan = { found: [] };

/** With more of them it may be noise rather than a text. */
const FEW = 8;
const isControl = ({ category }: Listed) => category === 'control';

export function quickScan(name: string, rules: ManyRules): QuickScan {
  // A file of that name is there to be read as ./-; this is standard input.
  if (name === '-') return null;
  const isProgram = rules.profile === 'code' || rules.language !== undefined;
  const read = quickRead(name, isProgram);
  if (read === null || 'binary' in read) return read;
  const { text } = read;
  const listed = examine(text, rules, { name, start: text.slice(0, 256), mayBeDamaged: false });
  if (listed.length === 0) return NOTHING;
  if (listed.filter(isControl).length > FEW) return null;
  const { severity, fingerprints } = rules;
  return { found: placeFindings(text, listed, { file: name, severity, fingerprints }) };
}
