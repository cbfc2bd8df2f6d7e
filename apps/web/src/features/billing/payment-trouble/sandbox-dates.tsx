import { paymentTroubleCopy as copy } from '../../../copy/payment-trouble-copy.ts';

/** Beside dates that a sandbox has made: its calendar is moved by hand, and runs ahead of everybody else's. */
export const SandboxDates = () => (
  <span className="block text-sm font-normal text-soft">{copy.sandboxDates}</span>
);
