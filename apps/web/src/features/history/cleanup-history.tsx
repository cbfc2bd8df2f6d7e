import type { CleanupItem } from '@cleanpaste/contract';
import { historyCopy } from '../../copy/history-copy.ts';
import { useCleanups } from './api.ts';
import { ExportButton } from './export-button.tsx';
import { HistoryPanel, type HistoryProps } from './history-panel.tsx';
import type { Row } from './history-row.tsx';

const previewLength = 160;

function row(item: CleanupItem): Row {
  return {
    id: item.id,
    label: item.feature === 'basic' ? historyCopy.basic : historyCopy.statistical,
    createdAt: item.createdAt,
    preview: item.cleanedText.slice(0, previewLength),
    text: item.cleanedText,
  };
}

export function CleanupHistory({ place, onPlace }: HistoryProps) {
  const query = useCleanups(place);
  return (
    <HistoryPanel
      kind="cleanups"
      title={historyCopy.cleanups}
      aside={query.data?.paged ? <ExportButton /> : undefined}
      query={query}
      rows={query.data?.items.map(row) ?? []}
      paging={query.data ?? null}
      onPlace={onPlace}
      failed={historyCopy.loadCleanupsFailed}
      empty={historyCopy.noCleanups}
      textLabel={historyCopy.cleanedText}
    />
  );
}
