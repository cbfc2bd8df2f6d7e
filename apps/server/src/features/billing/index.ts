/** What the rest of the server may use of this area. */

export { findGiven } from './given-plans/data.ts';
export { endOf } from './given-plans/rules.ts';
export { givenPlans } from './given-plans/tables.ts';
export { reconcileDaily, retryEvents } from './payment-events/service.ts';
export { paymentEventRoutes } from './payment-events/webhooks.ts';
export type { Payments } from './payments/compose.ts';
export { paymentRoutes } from './payments/routes.ts';
export { cancelPayments } from './payments/service.ts';
export { stripeEvents } from './payments/tables.ts';
export {
  type Booking,
  bookingOf,
  describeUsage,
  inheritUsage,
  settleUnits,
  withUnit,
} from './quotas/service.ts';
export { workUnits } from './quotas/tables.ts';
export { sandboxPageRoutes } from './sandbox-pages/routes.ts';
export { choosePayments } from './sandbox-shop/compose.ts';
export { sandboxPaymentRoutes } from './sandbox-shop/routes.ts';
export { listSubscriptions } from './subscriptions/data.ts';
export {
  effective,
  estimatePerSubscription,
  isActive,
  paidPlanFor,
} from './subscriptions/rules.ts';
export {
  changeGiven,
  type FindPlan,
  hasSubscription,
  planFinder,
  planOf,
  requireSubscription,
} from './subscriptions/service.ts';
export { revenueCache, stripeCharges, stripeSubscriptions } from './subscriptions/tables.ts';
