import type { Session } from '../session.ts';
import { jsonWriter } from './json.ts';
import type { Report } from './report.ts';

/** `{"files": [{"file", "binary", "findings": [{line, column, offset, length, …}]}]}`. */
export function jsonReport({ out }: Session): Report {
  const json = jsonWriter(out);
  return {
    async begin() {
      await json.open('{');
      await json.open('[', 'files');
    },
    async file({ name, binary, encoding }) {
      await json.open('{');
      await json.value(name, 'file');
      await json.value(encoding === null && binary !== undefined, 'binary');
      await json.open('[', 'findings');
    },
    async finding({ finding: { start: _, end: __, ...finding }, start, end, severity }) {
      const length = end.offset - start.offset;
      await json.value({ ...start, length, severity, ...finding });
    },
    async endFile(said) {
      await json.close();
      if (said) await json.value(said.metadata, 'metadata');
      if (said) await json.value(said.notes, 'notes');
      await json.close();
    },
    async end() {
      await json.close();
      await json.close();
    },
  };
}
