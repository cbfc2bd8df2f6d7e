import { addresses } from '@cleanpaste/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Button } from '../../../components/button.tsx';
import { toastFinal } from '../../../components/final-toast.ts';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Panel } from '../../../components/panel.tsx';
import { dashboardCopy } from '../../../copy/dashboard-copy.ts';
import { call } from '../../../lib/call.ts';
import { FinalError } from '../../../lib/request-error.ts';
import { keeper } from '../../../lib/session.ts';
import { accountDeleted } from './account-deleted.ts';

const DeleteAccountDialog = lazyPart(() => import('./delete-account-dialog.tsx'));

interface DangerZoneProps {
  email: string;
  /** What is paid for; null where nothing is. */
  plan: string | null;
  /** Whether a subscription would end with it. */
  hasSubscription: boolean;
}

/** Account deletion, behind its typed address. */
export function DangerZone({ email, plan, hasSubscription }: DangerZoneProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const queries = useQueryClient();

  async function deleteAccount() {
    setBusy(true);
    try {
      await call(addresses.accounts.deleteAccount);
      // The way ends at home.
      toastFinal(dashboardCopy.deleted, { id: accountDeleted, page: '/', isDone: true });
      keeper.end(true);
      queries.clear();
    } catch (error) {
      const signedOut = error instanceof FinalError && error.code === 'not_authenticated';
      toast.error(signedOut ? dashboardCopy.deleteNeedsSignIn : dashboardCopy.deleteFailed);
      setBusy(false);
      setAsking(false);
    }
  }

  return (
    <Panel title={dashboardCopy.dangerTitle}>
      <div className="flex flex-wrap items-center justify-between gap-4 px-5 py-4 sm:px-6">
        <p className="text-[0.95rem] text-soft">{dashboardCopy.dangerBody}</p>
        <Button kind="quiet" size="small" className="!text-danger" onClick={() => setAsking(true)}>
          {dashboardCopy.deleteAccount}
        </Button>
      </div>
      {asking ? (
        <DeleteAccountDialog
          email={email}
          plan={plan}
          hasSubscription={hasSubscription}
          busy={busy}
          onClose={() => setAsking(false)}
          onConfirm={deleteAccount}
        />
      ) : null}
    </Panel>
  );
}
