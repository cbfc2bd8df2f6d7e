import type { CheckItem } from '@cleanpaste/contract';
import { lazyPart } from '../../components/lazy-part.tsx';
import { historyCopy } from '../../copy/history-copy.ts';
import { scoresCopy } from '../../copy/scores-copy.ts';
import { useChecks } from './api.ts';
import { HistoryPanel, type HistoryProps } from './history-panel.tsx';
import type { Row } from './history-row.tsx';

const CheckDialog = lazyPart(() => import('./check-dialog.tsx'));

const previewLength = 160;

function row(item: CheckItem): Row {
  const { similarityScore: similarity, aiScore, verdict } = item;
  const scores = scoresCopy({ similarity, aiScore }, verdict?.band ?? null);
  return {
    id: item.id,
    label: item.fixed ? historyCopy.afterFix(scores) : scores,
    createdAt: item.createdAt,
    preview: item.excerpt ?? item.fixedText?.slice(0, previewLength) ?? historyCopy.noExcerpt,
    text: item.fixedText,
    dialog: (onClose) => <CheckDialog item={item} onClose={onClose} />,
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
