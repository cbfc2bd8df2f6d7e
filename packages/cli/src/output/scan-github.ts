import type { Session } from '../session.ts';
import { messageOf } from './message.ts';
import { nameInProject } from './name-in-project.ts';
import type { Report } from './report.ts';

const COMMANDS = { off: 'debug', note: 'notice', warning: 'warning', error: 'error' } as const;

/** Workflow commands of GitHub Actions, one a finding: they come out beside the lines of a change. */
export function githubReport({ out }: Session): Report {
  return {
    async begin() {},
    async file() {},
    async finding({ file, finding, severity, start, end }) {
      const place = {
        file: nameInProject(file),
        line: start.line,
        endLine: end.line,
        // Columns make sense to GitHub within one line only.
        ...(start.line === end.line && { col: start.column, endColumn: end.column }),
        title: finding.name,
      };
      const properties = Object.entries(place).map(([key, value]) => `${key}=${property(value)}`);
      const message = escaped(messageOf(finding));
      await out.write(`::${COMMANDS[severity]} ${properties.join(',')}::${message}\n`);
    },
    async endFile() {},
    async end() {},
  };
}

function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** Values of properties end with a comma, and the list of them with two colons. */
function property(value: string | number): string {
  return escaped(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
