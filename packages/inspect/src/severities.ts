import type { Category, Finding } from '@cleanpaste/core/hidden';

/** How much a finding matters, from the least; an error fails a check. */
export const severities = ['note', 'warning', 'error'] as const;
export type Severity = (typeof severities)[number];

/** What has its place in ordinary text, or may have: it is listed and fails nothing (docs/listed.md). */
const quiet: Partial<Record<Category, Severity>> = {
  typographic: 'note',
  space: 'note',
  'visible-format': 'note',
  'soft-hyphen': 'warning',
  'line-control': 'warning',
  'byte-order-mark': 'warning',
  'replacement-character': 'warning',
  blank: 'warning',
  provenance: 'warning',
  'styled-letters': 'note',
  'doubled-mark': 'note',
  'leading-mark': 'note',
  denormalised: 'note',
  'look-alike-word': 'warning',
  'latin-look-alike': 'warning',
  'mixed-digits': 'warning',
  'punctuation-look-alike': 'warning',
  'stacked-marks': 'warning',
  'chat-trace': 'warning',
};

/** A single private-use character is an icon of some font: it can be seen, and means something there. */
export function isFontIcon({ category, codePoints }: Finding): boolean {
  return category === 'private-use' && codePoints.length === 1;
}

/** The severity of a finding where nobody has said otherwise of its category; an attack is an error. */
export function severityOf(finding: Finding): Severity {
  if (finding.dangerous) return 'error';
  return isFontIcon(finding) ? 'note' : (quiet[finding.category] ?? 'error');
}

/** Whether a severity reaches a bound. */
export function atLeast(severity: Severity, bound: Severity): boolean {
  return severities.indexOf(severity) >= severities.indexOf(bound);
}
