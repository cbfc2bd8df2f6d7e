import type { Finding } from '@cleanpaste/core/hidden';
import type { Session } from '../session.ts';
import { codePointLabel } from './draw.ts';
import type { Report } from './report.ts';

/** `file:line:column` first, so that editors and terminals make it a link. */
export function textReport({ out, paint, say }: Session): Report {
  let findings = 0;
  let files = 0;
  let hit = 0;
  let name = '';
  let inFile = 0;
  return {
    async begin() {},
    async file({ label, encoding }) {
      name = label;
      inFile = 0;
      if (encoding !== null) files++;
    },
    async finding({ finding, start }) {
      if (inFile++ === 0) hit++;
      findings++;
      const where = paint('dim', `${name}:${start.line}:${start.column}:`);
      const act = paint(finding.dangerous ? 'red' : 'yellow', actOf(finding));
      const what = paint('cyan', labelOf(finding));
      const danger = finding.dangerous ? paint('red', ' Dangerous.') : '';
      await out.write(`${where} ${act} ${what} ${finding.name}. ${finding.reason}${danger}\n`);
    },
    async endFile() {},
    async end() {
      const all = `${files} ${files === 1 ? 'file' : 'files'}`;
      if (findings === 0) say(`Nothing hidden in ${all}.`);
      else
        say(
          `${findings} hidden ${findings === 1 ? 'character' : 'characters'} in ${hit} of ${all}.`,
        );
    },
  };
}

function actOf({ action, replacement }: Finding): string {
  if (action !== 'replace') return action;
  if (replacement === ' ') return 'replace by a space';
  if (replacement === '\n') return 'replace by a line feed';
  return `replace by ${replacement}`;
}

function labelOf({ codePoints }: Finding): string {
  const more = codePoints.length > 1 ? ` +${codePoints.length - 1}` : '';
  return codePointLabel(codePoints[0]!) + more;
}
