import type { CleanupItem } from '@cleanpaste/contract';
import { lazyPart } from '../../components/lazy-part.tsx';
import { historyCopy } from '../../copy/history-copy.ts';
import { readText, useCleanups } from './api.ts';
import { ExportButton } from './export-button.tsx';
import { HistoryPanel, type HistoryProps } from './history-panel.tsx';
import { aboutOf, type Row } from './history-row.tsx';
import { whatWasDone } from './removed-words.ts';

const CleanupDialog = lazyPart(() => import('./cleanup-dialog.tsx'));

function row(item: CleanupItem): Row {
  const { id, excerpt, isWhole } = item;
  const shown = {
    label: item.feature === 'basic' ? historyCopy.basic : historyCopy.statistical,
    createdAt: item.createdAt,
    details: whatWasDone(item),
  };
  const note = item.feature === 'basic' ? undefined : historyCopy.notKeptOfRewrite;
  return {
    id,
    ...shown,
    preview: isWhole ? excerpt : `${excerpt.replace(/[\s.,;:!?…]+$/u, '')}…`,
    text: isWhole ? excerpt : null,
    note,
    ...(isWhole
      ? {}
      : {
          read: () => readText(id),
          dialog: (onClose) => (
            <CleanupDialog id={id} about={aboutOf(shown)} note={note} onClose={onClose} />
          ),
        }),
  };
}

export function CleanupHistory({ place, onPlace, isQuiet = false }: HistoryProps) {
  const query = useCleanups(place);
  return (
    <HistoryPanel
      kind="cleanups"
      isQuiet={isQuiet}
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
