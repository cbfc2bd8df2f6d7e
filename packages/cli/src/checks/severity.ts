import type { Listed, Severities, Severity } from './listed.ts';

/**
 * What has its place in ordinary text, or may have: it is listed and fails nothing (docs/listed.md).
 * Others are errors.
 */
const QUIET: Severities = {
  typographic: 'note',
  space: 'note',
  'font-icon': 'note',
  'visible-format': 'note',
  'soft-hyphen': 'warning',
  'line-control': 'warning',
  'replacement-character': 'warning',
  blank: 'warning',
  provenance: 'warning',
  'unused-ignore': 'warning',
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

/** An attack is one whatever it is made of, unless somebody has said otherwise of its category. */
export function severityOf({ category, dangerous }: Listed, set: Severities): Severity {
  return set[category] ?? (dangerous ? 'error' : (QUIET[category] ?? 'error'));
}

/** A single private-use character is an icon of some font: it can be seen, and means something there. */
export function asFontIcon(finding: Listed): Listed {
  const isIcon =
    finding.category === 'private-use' &&
    finding.action === 'remove' &&
    finding.codePoints.length === 1;
  if (!isIcon) return finding;
  return {
    ...finding,
    category: 'font-icon',
    action: 'flag',
    reason: 'A private-use character, such as the icon of a font: it stays.',
  };
}
