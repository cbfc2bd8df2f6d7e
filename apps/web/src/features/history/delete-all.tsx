import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Button } from '../../components/button.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { dashboardCopy } from '../../copy/dashboard-copy.ts';
import { historyCopy as copy } from '../../copy/history-copy.ts';
import { type HistoryKind, useDeleteAll } from './api.ts';

const ConfirmDialog = lazyPart(() => import('../../components/confirm-dialog.tsx'));

interface DeleteAllProps {
  kind: HistoryKind;
  /** True where the plan shows every item. */
  isPaged: boolean;
  onDone: () => void;
}

/** Takes a whole history away, asked twice: what a plan does not show of it can be deleted by nothing else. */
export function DeleteAll({ kind, isPaged, onDone }: DeleteAllProps) {
  const [isAsking, setAsking] = useState(false);
  const deleteAll = useDeleteAll(kind);

  async function remove() {
    setAsking(false);
    try {
      await deleteAll();
      toast.success(copy.deletedAll);
      onDone();
    } catch (error) {
      toast.error(copy.deleteAllFailed(error instanceof Error ? error.message : String(error)));
    }
  }

  return (
    <>
      <Button
        kind="ghost"
        size="small"
        onClick={() => setAsking(true)}
        className="ml-auto !text-danger"
      >
        {copy.deleteAll}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          open
          title={copy.deleteAllTitle[kind]}
          body={copy.deleteAllBody(isPaged)}
          confirm={copy.deleteAll}
          cancel={dashboardCopy.cancel}
          onClose={() => setAsking(false)}
          onConfirm={remove}
        />
      ) : null}
    </>
  );
}
