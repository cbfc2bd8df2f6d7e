import type { Finding } from '@cleanpaste/core/hidden';
import { invalidByte } from '../files/damaged.ts';
import type { Located } from '../output/report.ts';
import type { Listed, Severities } from './listed.ts';
import { severityOf } from './severity.ts';

/** The one finding of a file of which nobody can say what it holds. */
export const UNREADABLE: Listed = {
  start: 0,
  end: 0,
  codePoints: [],
  name: 'NOT TEXT',
  category: 'unreadable',
  action: 'flag',
  reason:
    'The file could not be read as text, and nothing says that it is none: it was not checked.',
  dangerous: true,
};

/** Where a finding about a whole file stands. */
export function withPlace(finding: Listed, file: string, severities: Severities): Located {
  const place = { line: 1, column: 1, offset: 0 };
  const severity = severityOf(finding, severities);
  return { file, finding, severity, start: place, end: place, fingerprint: finding.category };
}

/** Bytes that are no UTF-8 come as halves of surrogate pairs; those in a row are one finding. */
export function* withInvalidBytes(findings: Finding[], text: string): Generator<Listed> {
  let run: { start: number; end: number; bytes: number[] } | null = null;
  for (const finding of findings) {
    const byte =
      finding.category === 'lone-surrogate'
        ? invalidByte(text.charCodeAt(finding.start))
        : undefined;
    if (run && (byte === undefined || run.end !== finding.start)) {
      yield invalidBytes(run);
      run = null;
    }
    if (byte === undefined) yield finding;
    else if (run) {
      run.end = finding.end;
      run.bytes.push(byte);
    } else run = { start: finding.start, end: finding.end, bytes: [byte] };
  }
  if (run) yield invalidBytes(run);
}

const SHOWN = 8;

function invalidBytes({
  start,
  end,
  bytes,
}: {
  start: number;
  end: number;
  bytes: number[];
}): Listed {
  const shown = bytes.slice(0, SHOWN).map((byte) => byte.toString(16).toUpperCase());
  const more = bytes.length > SHOWN ? ` and ${bytes.length - SHOWN} more` : '';
  return {
    start,
    end,
    codePoints: [],
    name: `INVALID ${bytes.length === 1 ? 'BYTE' : 'BYTES'} ${shown.join(' ')}${more}`,
    category: 'invalid-bytes',
    action: 'flag',
    reason: 'Not UTF-8: programs differ in what they read here.',
  };
}
