import type { Edit } from '../text/edits.ts';
import { attributesOf, walkXml } from '../xml/walk-xml.ts';

/** The entries of a list of parts (`manifest.xml`, `[Content_Types].xml`) that name one that goes. */
export function entriesNaming(source: string, list: string, gone: ReadonlySet<string>): Edit[] {
  const edits: Edit[] = [];
  const starts = new Set<number>();
  walkXml(source, list, {
    open(tag) {
      const names = attributesOf(source, tag).filter(({ local }) =>
        ['full-path', 'PartName', 'href'].includes(local),
      );
      if (names.some(({ value }) => gone.has(value.replace(/^\//, '')))) starts.add(tag.start);
    },
    close(tag, _, end) {
      if (starts.has(tag.start)) edits.push({ start: tag.start, end, text: '' });
    },
    text() {},
    section() {},
  });
  return edits;
}
