import type { CheckItem } from '@cleanpaste/contract';
import { historyCopy } from '../../copy/history-copy.ts';
import { useChecks } from './api.ts';
import { HistoryPanel, type HistoryProps } from './history-panel.tsx';
import type { Row } from './history-row.tsx';

const previewLength = 160;

function row(item: CheckItem): Row {
  const ai = item.aiScore === null ? historyCopy.tooShort : `${item.aiScore}%`;
  return {
    id: item.id,
    label: historyCopy.scores(`${item.similarityScore}%`, ai),
    createdAt: item.createdAt,
    preview: item.fixedText?.slice(0, previewLength) ?? historyCopy.noText,
    text: item.fixedText,
  };
}

export function CheckHistory({ place, onPlace }: HistoryProps) {
  const query = useChecks(place);
  return (
    <HistoryPanel
      kind="checks"
      title={historyCopy.checks}
      query={query}
      rows={query.data?.items.map(row) ?? []}
      paging={query.data ?? null}
      onPlace={onPlace}
      failed={historyCopy.loadChecksFailed}
      empty={historyCopy.noChecks}
      textLabel={historyCopy.fixedText}
    />
  );
}
