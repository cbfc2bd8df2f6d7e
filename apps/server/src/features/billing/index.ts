/** What the rest of the server may use of this area. */

export { reconcileDaily, retryEvents } from './payment-events/service.ts';
export { paymentEventRoutes } from './payment-events/webhooks.ts';
export type { Payments } from './payments/compose.ts';
export { paymentRoutes } from './payments/routes.ts';
export { cancelPayments } from './payments/service.ts';
export { describeUsage, settleUnits, withUnit } from './quotas/service.ts';
export { workUnits } from './quotas/tables.ts';
export { sandboxPageRoutes } from './sandbox-pages/routes.ts';
export { choosePayments } from './sandbox-shop/compose.ts';
export { sandboxPaymentRoutes } from './sandbox-shop/routes.ts';
export { estimatePerSubscription, isActive } from './subscriptions/rules.ts';
export { planOf, requireSubscription } from './subscriptions/service.ts';
export { revenueCache, stripeCharges, stripeSubscriptions } from './subscriptions/tables.ts';
