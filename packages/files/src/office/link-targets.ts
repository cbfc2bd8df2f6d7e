import { scan } from '@cleanpaste/core/hidden';
import type { Edit } from '../text/edits.ts';
import type { Work } from '../work.ts';
import { attributesOf, walkXml } from '../xml/walk-xml.ts';

/**
 * What a chat assistant added to the addresses that a document links to. They stand in a part of their
 * own, and are no text: nothing else is looked at in them. It goes when that is asked for.
 *
 * @throws FileRefused for what is not well-formed
 */
export function editsOfLinkTargets(source: string, part: string, work: Work): Edit[] {
  const { options, collector } = work;
  const edits: Edit[] = [];
  let count = 0;
  walkXml(source, part, {
    open(tag) {
      if (tag.local !== 'Relationship') return;
      count++;
      const attributes = attributesOf(source, tag);
      const named = (local: string) => attributes.find((one) => one.local === local);
      const [mode, target] = [named('TargetMode'), named('Target')];
      if (target === undefined || mode === undefined) return;
      if (mode.value !== 'External') return;
      const { value, valueStart } = target;
      const traces = scan(value, options).filter(({ category }) => category === 'chat-trace');
      if (traces.length > 0) collector.addFindings(traces, part, count);
      for (const { start, end, action } of traces)
        if (action === 'remove')
          edits.push({ start: valueStart + start, end: valueStart + end, text: '' });
    },
    close() {},
    text() {},
    section() {},
  });
  return edits;
}
