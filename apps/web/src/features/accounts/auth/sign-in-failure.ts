let last: string | null = null;

/** Remembers why a sign-in did not come about, for the page that its visitor is sent to; null forgets it. */
export function noteSignInFailure(message: string | null): void {
  last = message;
}

/** Why the sign-in of this visit did not come about. A page that is loaded anew says nothing of it. */
export const notedSignInFailure = (): string | null => last;
