import { hashOf } from '../checks/hash.ts';
import type { Session } from '../session.ts';
import { jsonWriter } from './json.ts';
import { messageOf } from './message.ts';
import { nameInProject } from './name-in-project.ts';
import type { Report } from './report.ts';

const SEVERITIES = { off: 'info', note: 'info', warning: 'minor', error: 'major' } as const;

/** A Code Quality report of GitLab: a list, in which each fingerprint may stand once only. */
export function gitlabReport({ out }: Session): Report {
  const json = jsonWriter(out);
  const seen = new Map<string, number>();
  return {
    async begin() {
      await json.open('[');
    },
    async file() {},
    async finding({ file, finding, severity, start, end, fingerprint }) {
      const path = nameInProject(file);
      const key = `${path}\n${fingerprint}`;
      const count = seen.get(key) ?? 0;
      seen.set(key, count + 1);
      await json.value({
        description: messageOf(finding),
        check_name: `hidden/${finding.category}`,
        fingerprint: hashOf(`${key}\n${count}`),
        severity: finding.dangerous && severity === 'error' ? 'critical' : SEVERITIES[severity],
        location: { path, lines: { begin: start.line, end: end.line } },
      });
    },
    async endFile() {},
    async end() {
      await json.close();
    },
  };
}
