import { useLocation } from 'react-router';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { useAccount } from '../../accounts/index.ts';
import { isFailing } from '../pricing/is-failing.ts';

const PaymentBar = lazyPart(() => import('./payment-bar.tsx'), { isExtra: true });

/** The bar for whoever has a payment to mend. The page of the subscription says it itself. */
export function PaymentNotice() {
  const { data: account } = useAccount();
  const { pathname } = useLocation();
  // It stands outside what catches a crash of the page: an answer without a plan must not blank it.
  if (!account?.subscription || !isFailing(account.subscription)) return null;
  if (pathname === '/subscription') return null;
  return <PaymentBar subscription={account.subscription} />;
}
