import { addresses } from '@cleanpaste/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Button } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Panel } from '../../../components/panel.tsx';
import { dashboardCopy } from '../../../copy/dashboard-copy.ts';
import { call } from '../../../lib/call.ts';
import { FinalError } from '../../../lib/request-error.ts';
import { keeper } from '../../../lib/session.ts';

const DeleteAccountDialog = lazyPart(() => import('./delete-account-dialog.tsx'));

/** Account deletion, behind its typed address; `plan` is what is paid for, null where nothing is. */
export function DangerZone({ email, plan }: { email: string; plan: string | null }) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const queries = useQueryClient();

  async function deleteAccount() {
    setBusy(true);
    try {
      await call(addresses.accounts.deleteAccount);
      toast.success(dashboardCopy.deleted);
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
          busy={busy}
          onClose={() => setAsking(false)}
          onConfirm={deleteAccount}
        />
      ) : null}
    </Panel>
  );
}
