import type { Listed, Severity } from '../checks/listed.ts';
import type { Session } from '../session.ts';
import { codePointLabel, drawLine } from './draw.ts';
import type { Report } from './report.ts';

/** `file:line:column` first, so that editors and terminals make it a link. */
export function textReport({ out, paint, say, invocation }: Session): Report {
  const counts = { off: 0, note: 0, warning: 0, error: 0 };
  let findings = 0;
  let files = 0;
  let passedOver = 0;
  let hit = 0;
  let name = '';
  let inFile = 0;
  return {
    async begin() {},
    async file({ label, encoding, binary }) {
      name = label;
      inFile = 0;
      if (encoding === null && binary !== undefined) passedOver++;
      else files++;
    },
    async finding({ finding, start, severity }) {
      if (inFile++ === 0) hit++;
      findings++;
      counts[severity]++;
      const where = paint('dim', `${name}:${start.line}:${start.column}:`);
      const act = paint(severity === 'error' ? 'red' : 'yellow', actOf(finding));
      const what = paint('cyan', labelOf(finding));
      const danger = finding.dangerous ? paint('red', ' Dangerous.') : '';
      const level = severity === 'error' ? '' : paint('dim', ` (${severity})`);
      await out.write(
        `${where} ${act} ${what} ${finding.name}. ${finding.reason}${danger}${level}\n`,
      );
    },
    async endFile(said) {
      for (const { name: what, values, count, part } of said?.metadata ?? []) {
        const where = part === '' ? '' : paint('dim', ` (${part})`);
        const more = count > values.length ? `${values.length > 0 ? ', ' : ''}${count} in all` : '';
        const value = drawLine(values.join(', '));
        await out.write(
          `${paint('dim', `${name}:`)} says ${drawLine(what)}: ${value}${more}${where}\n`,
        );
      }
      for (const note of said?.notes ?? []) say(`${name}: ${note}`);
    },
    async end() {
      const all = `${files} ${files === 1 ? 'file' : 'files'}`;
      const more = passedOver === 0 ? '' : ` ${passedOver} binary passed over.`;
      const things = findings === 1 ? 'character' : 'characters';
      if (findings === 0) say(`Nothing hidden in ${all}.${more}`);
      else say(`${findings} hidden ${things} in ${hit} of ${all}.${more}`);
      if (invocation.check && findings > counts.error) say(`Of these ${countsOf(counts)}.`);
    },
  };
}

/** `2 errors, 1 note`. */
function countsOf(counts: Record<Severity, number>): string {
  return (['error', 'warning', 'note'] as const)
    .filter((severity) => counts[severity] > 0)
    .map((severity) => `${counts[severity]} ${severity}${counts[severity] === 1 ? '' : 's'}`)
    .join(', ');
}

function actOf({ action, replacement }: Listed): string {
  if (action !== 'replace') return action;
  if (replacement === ' ') return 'replace by a space';
  if (replacement === '\n') return 'replace by a line feed';
  return `replace by ${replacement}`;
}

function labelOf({ codePoints, category }: Listed): string {
  if (codePoints.length === 0) return category;
  const more = codePoints.length > 1 ? ` +${codePoints.length - 1}` : '';
  return codePointLabel(codePoints[0]!) + more;
}
