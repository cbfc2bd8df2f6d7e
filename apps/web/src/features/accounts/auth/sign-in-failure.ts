export interface SignInFailure {
  message: string;
  /** The visitor turned back: there is nothing to be alarmed about. */
  isCancelled: boolean;
}

let last: SignInFailure | null = null;

/** Remembers why a sign-in did not come about, for the page that its visitor is sent to; null forgets it. */
export function noteSignInFailure(failure: SignInFailure | null): void {
  last = failure;
}

/** Why the sign-in of this visit did not come about. A page that is loaded anew says nothing of it. */
export const notedSignInFailure = (): SignInFailure | null => last;
