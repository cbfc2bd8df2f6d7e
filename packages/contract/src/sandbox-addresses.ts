/** Addresses of the sandboxes, which stand in for providers; apart from the others, because the page's code calls none. */
export const sandboxAddresses = {
  accounts: {
    readStyle: 'GET /sandbox/style.css',
    choosePerson: 'GET /sandbox/google/interaction/:uid',
    signInAsPerson: 'POST /sandbox/google/interaction/:uid',
    cancelSignIn: 'POST /sandbox/google/interaction/:uid/cancel',
  },
  billing: {
    readStyle: 'GET /sandbox/stripe/style.css',
    readCheckout: 'GET /sandbox/stripe/checkout/:id',
    pay: 'POST /sandbox/stripe/checkout/:id',
    confirmPayment: 'POST /sandbox/stripe/checkout/:id/confirm',
    cancelCheckout: 'POST /sandbox/stripe/checkout/:id/cancel',
    readPortal: 'GET /sandbox/stripe/portal/:id',
    changeSubscription: 'POST /sandbox/stripe/portal/:id',
  },
  /** The payment provider's own interface, as far as the product uses it; the sandbox answers in its place. */
  provider: {
    createCustomer: 'POST /v1/customers',
    readCustomer: 'GET /v1/customers/:id',
    deleteCustomer: 'DELETE /v1/customers/:id',
    listSubscriptions: 'GET /v1/subscriptions',
    readSubscription: 'GET /v1/subscriptions/:id',
    cancelSubscription: 'DELETE /v1/subscriptions/:id',
    createCheckout: 'POST /v1/checkout/sessions',
    readCheckout: 'GET /v1/checkout/sessions/:id',
    expireCheckout: 'POST /v1/checkout/sessions/:id/expire',
    createPortal: 'POST /v1/billing_portal/sessions',
    listCharges: 'GET /v1/charges',
    readCharge: 'GET /v1/charges/:id',
    listRefunds: 'GET /v1/refunds',
  },
} as const;
