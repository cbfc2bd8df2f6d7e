import { addresses } from '@cleanpaste/contract';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { Button, type ButtonKind } from '../../../components/button.tsx';
import { toastFinal } from '../../../components/final-toast.ts';
import { subscriptionCopy as copy } from '../../../copy/subscription-copy.ts';
import { call } from '../../../lib/call.ts';
import { FinalError } from '../../../lib/request-error.ts';
import { useWayBack } from '../../../lib/use-way-back.ts';
import { useSite } from '../../site/index.ts';

/** Marks the way back from the portal, where something may have changed. */
export const fromPortal = 'from-portal';

async function portalUrl(): Promise<string> {
  const answer = await call(addresses.billing.openPortal, {
    body: { return_url: `${location.origin}/subscription?${fromPortal}` },
  });
  if (!answer.url) throw new Error(copy.portalFailed);
  return answer.url;
}

interface ManageButtonProps {
  label?: string;
  kind?: ButtonKind;
}

/** Leads to the payment provider's portal, where plan, card and cancellation are. */
export function ManageButton({ label = copy.manage, kind }: ManageButtonProps) {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const { available } = useSite();
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
      toastFinal(copy.portalFailed, { id: 'portal-failed', retry: open });
    }
  }
  if (!available.payments) return <p className="text-sm text-soft">{copy.noPortal}</p>;
  return (
    <Button kind={kind} onClick={open} disabled={busy}>
      {busy ? copy.opening : label}
    </Button>
  );
}
