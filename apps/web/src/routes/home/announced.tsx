import { cleanerCopy } from '../../copy/cleaner-copy.ts';
import { replacedIn } from '../../features/cleaning/cleaner/replaced-in.ts';
import type { CleanedState } from '../../features/cleaning/draft/draft.ts';
import type { HiddenKind } from '../../workers/messages.ts';

interface AnnouncedProps {
  /** Null while there is no result. */
  cleaned: CleanedState | null;
  /** What was found in the text before; nothing while not known. */
  kinds: readonly HiddenKind[] | undefined;
}

/** Says of a cleanup what it did, for whoever does not see it. */
export function Announced({ cleaned, kinds }: AnnouncedProps) {
  return (
    <p aria-live="polite" className="sr-only">
      {cleaned &&
        cleanerCopy.announced(
          cleanerCopy.removed(cleaned.removedCharacterCount, replacedIn(kinds)),
        )}
    </p>
  );
}
