import { scan } from './scan.ts';
import type { CleanOptions, CleanResult } from './types.ts';

/** Takes out or replaces what `scan` lists. */
export function clean(text: string, options: CleanOptions = {}): CleanResult {
  const findings = scan(text, options);
  let out = '';
  let from = 0;
  let removedCharacterCount = 0;
  for (const finding of findings) {
    if (finding.action === 'flag') continue;
    out += text.slice(from, finding.start) + (finding.replacement ?? '');
    from = finding.end;
    removedCharacterCount += finding.codePoints.length;
  }
  return {
    text: from === 0 ? text : out + text.slice(from),
    removedCharacterCount,
    findings,
  };
}
