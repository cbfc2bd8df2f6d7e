import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { OutcomePage } from '../components/outcome-page.tsx';
import { checkoutCopy } from '../copy/pricing.ts';
import { accountKey } from '../features/account/api.ts';

const storedCheckout = 'checkout';

export default function CheckoutSuccess() {
  const queries = useQueryClient();
  useEffect(() => {
    localStorage.removeItem(storedCheckout);
    void queries.invalidateQueries({ queryKey: accountKey });
  }, [queries]);
  return (
    <OutcomePage
      title={checkoutCopy.successTitle}
      body={checkoutCopy.successBody}
      home={checkoutCopy.home}
    />
  );
}
