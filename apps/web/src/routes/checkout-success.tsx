import { useEffect } from 'react';
import { OutcomePage } from '../components/outcome-page.tsx';
import { checkoutCopy } from '../copy/checkout-copy.ts';
import { useSyncedPayments } from '../features/billing/upgrade/use-synced-payments.ts';

const storedCheckout = 'checkout';

export default function CheckoutSuccess() {
  useEffect(() => {
    localStorage.removeItem(storedCheckout);
  }, []);
  const active = useSyncedPayments(true);
  const known = active ? checkoutCopy.successActive : checkoutCopy.successPending;
  return (
    <OutcomePage
      title={checkoutCopy.successTitle}
      body={active === null ? checkoutCopy.successBody : known}
      home={checkoutCopy.home}
    />
  );
}
