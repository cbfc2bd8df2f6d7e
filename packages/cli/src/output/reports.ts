import type { Baseline } from '../checks/baseline.ts';
import type { Format } from '../choices.ts';
import type { Session } from '../session.ts';
import type { Report } from './report.ts';

/** Each is only loaded when it is asked for. */
const REPORTS: Record<Format, (session: Session) => Promise<Report>> = {
  text: async (session) => (await import('./scan-text.ts')).textReport(session),
  json: async (session) => (await import('./scan-json.ts')).jsonReport(session),
  sarif: async (session) => (await import('./scan-sarif.ts')).sarifReport(session),
  github: async (session) => (await import('./scan-github.ts')).githubReport(session),
  junit: async (session) => (await import('./scan-junit.ts')).junitReport(session),
  gitlab: async (session) => (await import('./scan-gitlab.ts')).gitlabReport(session),
};

const USUAL_BASELINE = 'cleanpaste-baseline.json';

/**
 * Where the findings of a call go, and which of them are known already.
 *
 * @throws FileError when the baseline cannot be read
 */
export async function reportFor(
  session: Session,
): Promise<{ report: Report; baseline: Baseline | null }> {
  const { baseline, writeBaseline, format } = session.invocation;
  if (!writeBaseline && baseline === undefined)
    return { report: await REPORTS[format](session), baseline: null };
  const { newBaseline, readBaseline } = await import('../checks/baseline.ts');
  const file = baseline ?? USUAL_BASELINE;
  if (!writeBaseline)
    return { report: await REPORTS[format](session), baseline: readBaseline(file) };
  const written = newBaseline(file);
  const report: Report = {
    async begin() {},
    async file() {},
    async finding(located) {
      written.add(located);
    },
    async endFile() {},
    async end() {
      const count = written.write();
      session.say(`${file}: ${count} known ${count === 1 ? 'finding' : 'findings'} written`);
    },
  };
  return { report, baseline: null };
}
