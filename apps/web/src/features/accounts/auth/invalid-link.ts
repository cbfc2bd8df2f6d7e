/** Names the notice of a reset link that does not hold, which stands on the page to sign in. */
export const invalidLink = 'invalid-link';

let asked: (() => void) | null = null;

/** The form answers the notice for as long as it is shown. */
export function onNewLink(ask: () => void): () => void {
  asked = ask;
  return () => {
    if (asked === ask) asked = null;
  };
}

/** What the button of the notice does: the form asks for a new link, as "Forgot your password?" does. */
export const askForNewLink = () => asked?.();
