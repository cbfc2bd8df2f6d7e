import { addresses } from '@cleanpaste/contract';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { subscriptionCopy as copy } from '../../../copy/subscription-copy.ts';
import { call } from '../../../lib/call.ts';
import { FinalError } from '../../../lib/request-error.ts';
import { useWayBack } from '../../../lib/use-way-back.ts';

/** Marks the way back from the portal, where something may have changed. */
export const fromPortal = 'from-portal';

async function portalUrl(): Promise<string> {
  const answer = await call(addresses.billing.openPortal, {
    body: { return_url: `${location.origin}/subscription?${fromPortal}` },
  });
  if (!answer.url) throw new Error(copy.portalFailed);
  return answer.url;
}

/** Leads to the payment provider's portal. */
export function ManageButton() {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  useWayBack(() => setBusy(false));
  async function open() {
    setBusy(true);
    try {
      location.assign(await portalUrl());
    } catch (error) {
      setBusy(false);
      if (error instanceof FinalError && error.code === 'not_authenticated') {
        toast.error(copy.pleaseSignIn);
        navigate('/login', { state: { from: '/subscription' } });
        return;
      }
      toast.error(copy.portalFailed);
    }
  }
  return (
    <Button onClick={open} disabled={busy}>
      {busy ? copy.opening : copy.manage}
    </Button>
  );
}
