import { OutcomePage } from '../components/outcome-page.tsx';
import { checkoutCopy } from '../copy/checkout-copy.ts';

export default function CheckoutCancel() {
  return (
    <OutcomePage
      title={checkoutCopy.cancelTitle}
      body={checkoutCopy.cancelBody}
      home={checkoutCopy.home}
    />
  );
}
