import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Result } from 'sarif';
import type { Session } from '../session.ts';
import { readVersion } from '../version.ts';

import { jsonWriter } from './json.ts';
import { messageOf } from './message.ts';
import { nameInProject } from './name-in-project.ts';
import type { Located, Report } from './report.ts';
import { RULE_IDS, RULES } from './rules.ts';

/** SARIF 2.1.0 (OASIS), one run, one result a finding; replacements come along as fixes. */
export function sarifReport({ out, failures }: Session): Report {
  const json = jsonWriter(out);
  return {
    async begin() {
      await json.open('{');
      await json.value('https://json.schemastore.org/sarif-2.1.0.json', '$schema');
      await json.value('2.1.0', 'version');
      await json.open('[', 'runs');
      await json.open('{');
      const driver = { name: 'cleanpaste', semanticVersion: readVersion(), rules: RULES };
      await json.value({ driver }, 'tool');
      await json.value('utf16CodeUnits', 'columnKind');
      await json.open('[', 'results');
    },
    async file() {},
    async finding(located) {
      await json.value(resultOf(located));
    },
    async endFile() {},
    async end() {
      await json.close();
      const notifications = failures.map((text) => ({ level: 'error', message: { text } }));
      const executionSuccessful = failures.length === 0;
      const invocation = { executionSuccessful, toolExecutionNotifications: notifications };
      await json.value([invocation], 'invocations');
      await json.close();
      await json.close();
      await json.close();
    },
  };
}

function resultOf({ file, finding, severity, start, end, fingerprint }: Located) {
  const { category, action } = finding;
  const artifactLocation = { uri: uriOf(file) };
  const region = {
    startLine: start.line,
    startColumn: start.column,
    endLine: end.line,
    endColumn: end.column,
    charOffset: start.offset,
    charLength: end.offset - start.offset,
  };
  return {
    ruleId: `hidden/${category}`,
    ruleIndex: RULE_IDS.indexOf(category),
    level: severity === 'off' ? 'none' : severity,
    message: { text: messageOf(finding) },
    locations: [{ physicalLocation: { artifactLocation, region } }],
    ...(fingerprint ? { partialFingerprints: { 'cleanpaste/v1': fingerprint } } : {}),
    ...(action === 'flag' ? {} : { fixes: [fixOf(artifactLocation, region, finding.replacement)] }),
  } satisfies Result;
}

function fixOf(artifactLocation: { uri: string }, deletedRegion: object, text = '') {
  const replacements = [{ deletedRegion, insertedContent: { text } }];
  const description = { text: text === '' ? 'Remove it.' : 'Replace it.' };
  return { description, artifactChanges: [{ artifactLocation, replacements }] };
}

/** A relative reference for names below the working folder, as code scanning wants them. */
export function uriOf(file: string): string {
  const name = nameInProject(file);
  if (isAbsolute(name)) return pathToFileURL(file).href;
  return name.split('/').map(encodeURIComponent).join('/');
}
