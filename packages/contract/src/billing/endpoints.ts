import { z } from 'zod';
import { addresses } from '../addresses.ts';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { sandboxAddresses } from '../sandbox-addresses.ts';
import { checkoutBody, paymentAddress, portalBody } from './payments.ts';

const { billing } = addresses;
const { billing: billingSandbox, provider: billingProvider } = sandboxAddresses;

/** Each call asks the provider, who has limits as well. */
const asksProvider = {
  auth: 'user',
  errors: ['provider_failed'],
  limit: { name: 'payments', calls: 30, seconds: 300, per: 'user' },
} as const;

export const paymentEndpoints = {
  startCheckout: endpoint(billing.startCheckout, {
    ...asksProvider,
    body: checkoutBody,
    answer: paymentAddress,
  }),
  openPortal: endpoint(billing.openPortal, {
    ...asksProvider,
    body: portalBody,
    answer: paymentAddress,
  }),
  refreshPayments: endpoint(billing.refreshPayments, { ...asksProvider, answer: done }),
};

/** Where the payment provider tells what happened; signed, and without a limit of calls. */
export const paymentEventEndpoints = {
  receivePaymentEvent: endpoint(billing.receivePaymentEvent, {
    auth: 'provider',
    answer: z.object({ received: z.literal(true) }),
  }),
};

const page = {
  auth: 'anyone',
  answer: 'page',
  errors: ['forbidden', 'unsupported_media_type'],
  limit: { name: 'sandbox-payments', calls: 600, seconds: 600, per: 'address' },
} as const;

/** The pages of the sandbox's checkout and portal. Whoever knows an address may use it, as with the provider. */
export const billingSandboxEndpoints = {
  readStyle: endpoint(billingSandbox.readStyle, { ...page, answer: 'file' }),
  readCheckout: endpoint(billingSandbox.readCheckout, page),
  pay: endpoint(billingSandbox.pay, page),
  confirmPayment: endpoint(billingSandbox.confirmPayment, page),
  cancelCheckout: endpoint(billingSandbox.cancelCheckout, page),
  readPortal: endpoint(billingSandbox.readPortal, page),
  changeSubscription: endpoint(billingSandbox.changeSubscription, page),
};

const call = { auth: 'provider', answer: 'vendor' } as const;

/** The provider's own calls; only this server knows the sandbox's key. */
export const billingProviderEndpoints = {
  createCustomer: endpoint(billingProvider.createCustomer, call),
  readCustomer: endpoint(billingProvider.readCustomer, call),
  deleteCustomer: endpoint(billingProvider.deleteCustomer, call),
  listSubscriptions: endpoint(billingProvider.listSubscriptions, call),
  readSubscription: endpoint(billingProvider.readSubscription, call),
  cancelSubscription: endpoint(billingProvider.cancelSubscription, call),
  createCheckout: endpoint(billingProvider.createCheckout, call),
  readCheckout: endpoint(billingProvider.readCheckout, call),
  expireCheckout: endpoint(billingProvider.expireCheckout, call),
  createPortal: endpoint(billingProvider.createPortal, call),
  listCharges: endpoint(billingProvider.listCharges, call),
  readCharge: endpoint(billingProvider.readCharge, call),
  listRefunds: endpoint(billingProvider.listRefunds, call),
};
