/** Says, in this browser, that somebody went to pay; it stays until it is known what came of it. */
const key = 'checkout';
/** Behind the name of the plan, where somebody pays for another one already. */
const change = ' change';

export function noteBegunCheckout(plan: string, { isChange = false } = {}) {
  try {
    localStorage.setItem(key, plan + (isChange ? change : ''));
  } catch {
    // Storage that is full or switched off: the server knows of the payment all the same.
  }
}

/** Whether somebody went to pay, and it is not known yet what came of it. */
export function isCheckoutBegun(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Whether what was begun is a change of a plan that is paid for. */
export function isChangeBegun(): boolean {
  try {
    return localStorage.getItem(key)?.endsWith(change) ?? false;
  } catch {
    return false;
  }
}

/** It is known now. */
export function forgetBegunCheckout() {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage that cannot be read has nothing to forget.
  }
}
