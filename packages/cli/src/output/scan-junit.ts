import type { Session } from '../session.ts';
import { drawLine } from './draw.ts';
import { messageOf } from './message.ts';
import type { Located, Opened, Report } from './report.ts';

interface Case {
  opened: Opened;
  found: Located[];
}

/**
 * JUnit as test servers read it: a case a file, which fails where a check would. The counts come
 * first, so all is kept until the end; of files without errors only the name.
 */
export function junitReport({ out, failures }: Session): Report {
  const cases: Case[] = [];
  return {
    async begin() {},
    async file(opened) {
      cases.push({ opened, found: [] });
    },
    async finding(located) {
      cases.at(-1)!.found.push(located);
    },
    async endFile() {},
    async end() {
      const failed = cases.filter(({ found }) => found.some(isError)).length;
      const skipped = cases.filter(({ opened }) => isSkipped(opened)).length;
      const tests = cases.length + failures.length;
      const totals = `tests="${tests}" failures="${failed}" errors="${failures.length}"`;
      await out.write('<?xml version="1.0" encoding="UTF-8"?>\n');
      await out.write(`<testsuites name="cleanpaste" ${totals}>\n`);
      await out.write(` <testsuite name="cleanpaste" ${totals} skipped="${skipped}" time="0">\n`);
      for (const one of cases) await out.write(xmlOf(one));
      for (const text of failures) {
        await out.write(`  <testcase name="${xml(text)}" classname="cleanpaste" time="0">\n`);
        await out.write(`   <error message="${xml(text)}" type="error"/>\n  </testcase>\n`);
      }
      await out.write(' </testsuite>\n</testsuites>\n');
    },
  };
}

const isError = ({ severity }: Located) => severity === 'error';

function isSkipped({ encoding, binary }: Opened): boolean {
  return encoding === null && binary !== undefined;
}

function xmlOf({ opened, found }: Case): string {
  const head = `  <testcase name="${xml(opened.label)}" classname="cleanpaste" time="0"`;
  const errors = found.filter(isError);
  const others = found.filter((one) => !isError(one));
  const first = errors[0];
  const inner = [
    isSkipped(opened) ? `   <skipped message="${xml(opened.binary!)}"/>\n` : '',
    first
      ? `   <failure message="${xml(messageOf(first.finding))}" type="hidden/${first.finding.category}">${linesOf(errors)}</failure>\n`
      : '',
    others.length > 0 ? `   <system-out>${linesOf(others)}</system-out>\n` : '',
  ].join('');
  return inner === '' ? `${head}/>\n` : `${head}>\n${inner}  </testcase>\n`;
}

function linesOf(found: Located[]): string {
  return found
    .map(({ start, finding, severity }) =>
      xml(`${start.line}:${start.column}: ${severity}: ${messageOf(finding)}`),
    )
    .join('\n');
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for XML, with nothing in it that XML knows no way to write. */
function xml(text: string): string {
  return drawLine(text).replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign]!);
}
