export const checkoutCopy = {
  successTitle: 'Payment Successful',
  successBody: 'Thank you for your payment.',
  successActive: 'Thank you. Your plan is active; its limits apply at once.',
  successPending:
    'Thank you. Your plan will be active in a moment, as soon as the payment is confirmed.',
  cancelTitle: 'Payment Cancelled',
  cancelBody: 'No charges were made. You can choose a plan at any time.',
  home: 'Return to Home',
} as const;
