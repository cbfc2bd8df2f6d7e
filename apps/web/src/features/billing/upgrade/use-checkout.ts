import type { PaidPlan } from '@cleanpaste/contract';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { toastFinal } from '../../../components/final-toast.ts';
import { upgradeModalCopy as copy } from '../../../copy/upgrade-modal-copy.ts';
import { FinalError } from '../../../lib/request-error.ts';
import { useWayBack } from '../../../lib/use-way-back.ts';
import { useAccount } from '../../accounts/index.ts';
import { isPayer } from '../pricing/change-terms.ts';
import { noteBegunCheckout } from './begun-checkout.ts';
import { checkoutUrl } from './checkout-url.ts';

/** Opens the checkout of a plan; whoever is no longer signed in is sent to login first. */
export function useCheckout({ from, failed }: { from: string; failed: string }) {
  const [busy, setBusy] = useState<PaidPlan | null>(null);
  const navigate = useNavigate();
  const { data: account } = useAccount();
  useWayBack(() => setBusy(null));

  async function open(plan: PaidPlan): Promise<void> {
    setBusy(plan);
    try {
      const url = await checkoutUrl(plan);
      noteBegunCheckout(plan, { isChange: isPayer(account?.subscription) });
      location.assign(url);
    } catch (error) {
      setBusy(null);
      if (error instanceof FinalError && error.code === 'not_authenticated') {
        toast.error(copy.pleaseSignIn);
        navigate('/login', { state: { from } });
        return;
      }
      const message = (error instanceof Error && error.message) || failed;
      toastFinal(message, { id: 'checkout-failed', retry: () => void open(plan) });
    }
  }

  return { busy, open };
}
