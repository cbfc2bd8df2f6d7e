import { type FeedbackPage, type FeedbackStatus, feedbackStatuses } from '@cleanpaste/contract';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { DotLine } from '../../../components/dot-line.tsx';
import { Pager } from '../../../components/pager.tsx';
import { Panel } from '../../../components/panel.tsx';
import { moderationCopy as copy } from '../../../copy/moderation-copy.ts';
import { formatCount } from '../../../lib/count.ts';
import type { Place } from '../../../lib/place.ts';
import { formatMoment } from '../lists/figures.ts';
import { ListState } from '../lists/list-state.tsx';
import { PanelHint } from '../lists/panel-hint.tsx';
import { PersonLink } from '../lists/person-link.tsx';
import { Segments } from '../lists/segments.tsx';
import { useFeedback, useModerate } from './api.ts';

type Item = FeedbackPage['items'][number];

const statusClasses = {
  pending: 'border-mark-line bg-mark-wash text-mark',
  reviewed: 'border-line bg-sunken text-ink',
  resolved: 'border-accent/30 bg-accent-wash text-accent',
} as const;

function FeedbackRow({ item }: { item: Item }) {
  const moderate = useModerate();
  // The new status stands at once; a refusal takes it back.
  const [wanted, setWanted] = useState<FeedbackStatus | null>(null);
  const status = wanted ?? item.status;

  async function move(next: FeedbackStatus) {
    setWanted(next);
    try {
      await moderate(item.id, next);
      toast.success(copy.updated);
    } catch {
      toast.error(copy.updateFailed);
    } finally {
      setWanted(null);
    }
  }

  return (
    <li className="flex flex-col gap-3 px-5 py-4 sm:flex-row sm:items-start sm:gap-6 sm:px-6">
      <div className="min-w-0 grow">
        <p className="break-words whitespace-pre-wrap">{item.message}</p>
        <DotLine className="mt-1.5 text-sm text-soft">
          <PersonLink id={item.user_id}>{item.user_email}</PersonLink>
          <time dateTime={item.created_at}>{formatMoment(item.created_at)}</time>
        </DotLine>
      </div>
      <select
        aria-label={copy.statusOf(item.user_email)}
        value={status}
        disabled={wanted !== null}
        onChange={(event) => move(event.target.value as FeedbackStatus)}
        className={`h-9 max-sm:h-11 pointer-coarse:h-11 shrink-0 self-start rounded-lg border px-2.5 text-sm font-medium ${statusClasses[status]}`}
      >
        {feedbackStatuses.map((one) => (
          <option key={one} value={one} className="bg-surface text-ink">
            {copy.statuses[one]}
          </option>
        ))}
      </select>
    </li>
  );
}

interface FeedbackTabProps {
  place: Place;
  onPlace: (place: Place) => void;
  status: FeedbackStatus | null;
  onStatus: (status: FeedbackStatus | null) => void;
}

/** What users wrote, newest first, with a status that moves freely. */
export function FeedbackTab({ place, onPlace, status, onStatus }: FeedbackTabProps) {
  const query = useFeedback(place, status);
  const page = query.data;
  const count = (one: FeedbackStatus) => (page ? ` ${formatCount(page.byStatus[one])}` : '');
  const options = feedbackStatuses.map((one) => ({
    value: one,
    label: `${copy.statuses[one]}${count(one)}`,
  }));
  const all = page ? feedbackStatuses.reduce((sum, one) => sum + page.byStatus[one], 0) : null;
  const allLabel = all === null ? copy.all : `${copy.all} ${formatCount(all)}`;
  const filter = (
    <Segments<FeedbackStatus | 'all'>
      label={copy.filter}
      value={status ?? 'all'}
      options={[{ value: 'all', label: allLabel }, ...options]}
      onChange={(next) => onStatus(next === 'all' ? null : next)}
    />
  );
  const empty = status ? copy.noneOf : copy.none;
  return (
    <Panel title={copy.title} aside={filter}>
      <ListState
        query={query}
        failed={copy.loadFailed}
        empty={page?.items.length === 0 ? empty : null}
      />
      {page && page.items.length > 0 ? <PanelHint text={copy.hint} /> : null}
      <ul className="divide-y divide-line">
        {page?.items.map((item) => (
          <FeedbackRow key={item.id} item={item} />
        ))}
      </ul>
      {page && page.total > page.pageSize ? <Pager {...page} onPlace={onPlace} /> : null}
    </Panel>
  );
}
