import { useEffect } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '../components/button.tsx';
import { OutcomePage } from '../components/outcome-page.tsx';
import { checkoutCopy } from '../copy/checkout-copy.ts';
import { unpaidSpecimen } from '../copy/specimen-copy.ts';
import { forgetBegunCheckout } from '../features/billing/upgrade/begun-checkout.ts';
import { useDraft } from '../features/cleaning/draft/use-draft.ts';

export default function CheckoutCancel() {
  // Whoever turned back has not paid: no later page may thank for it.
  useEffect(forgetBegunCheckout, []);
  return (
    <OutcomePage
      title={checkoutCopy.cancelTitle}
      body={checkoutCopy.cancelBody}
      safe={useDraft().text === '' ? checkoutCopy.asBefore : checkoutCopy.safe}
      isSettled
      home={checkoutCopy.home}
      action={
        <Link to="/pricing" className={buttonClass()}>
          {checkoutCopy.toPlansAgain}
        </Link>
      }
      drawing={unpaidSpecimen}
      links={[
        ['/subscription', checkoutCopy.toSubscription],
        ['/statistical-watermarks', checkoutCopy.toArticle],
      ]}
    />
  );
}
