import { countPlaces, type Places } from '../output/places.ts';
import type { Located } from '../output/report.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Listed, Severities } from './listed.ts';
import { severityOf } from './severity.ts';

interface Placing {
  file: string;
  severity: Severities;
  /** Whether somebody asks which finding is which. */
  fingerprints: boolean;
  places?: Places;
}

/** Adds place and severity to the findings of a text, or of the next block of one. */
export function placeFindings(
  text: string,
  findings: Listed[],
  { file, severity, fingerprints, places = countPlaces() }: Placing,
): Located[] {
  places.next(text);
  return findings.map((finding) => {
    const start = places.at(finding.start);
    const end = places.at(finding.end);
    const located = { file, finding, severity: severityOf(finding, severity), start, end };
    return fingerprints ? { ...located, fingerprint: fingerprintOf(text, finding) } : located;
  });
}
