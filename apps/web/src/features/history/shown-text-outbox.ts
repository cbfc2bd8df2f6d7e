import { FinalError } from '../../lib/request-error.ts';
import { doublingPause } from '../../lib/retry.ts';

/** What an item of the history is to hold. */
export interface ShownText {
  id: string;
  /** The text that the item was recorded with. */
  given: string;
  /** The text on the screen. */
  text: string;
  /** Wordings that the rewrite changed and that still stand. */
  changedWordings: number;
}

interface OutboxDeps {
  deliver: (shown: ShownText) => Promise<unknown>;
  onKept: () => void;
  /** Remembers over a reload that an item may hold another text than it was given. */
  touched: { has: (id: string) => boolean; add: (id: string) => void };
}

/** People undo several wordings one after the other. */
const calmMs = 1000;
const pauses = { firstMs: 2000, longestMs: 60_000 };

/** Brings the history in step with the screen: the newest text of each item, until the server has it. */
export function createShownTextOutbox({ deliver, onKept, touched }: OutboxDeps) {
  const waiting = new Map<string, ShownText>();
  /** What an item holds; null while that is not known. */
  const held = new Map<string, string | null>();
  const gone = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let failures = 0;

  function heldBy({ id, given }: ShownText): string | null {
    const known = held.get(id);
    if (known !== undefined) return known;
    return touched.has(id) ? null : given;
  }

  function later(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  }

  function put(shown: ShownText) {
    if (gone.has(shown.id)) return;
    if (heldBy(shown) === shown.text) {
      waiting.delete(shown.id);
      return;
    }
    waiting.set(shown.id, shown);
    later(calmMs);
  }

  /** @returns whether there is an answer, be it a refusal */
  async function send(shown: ShownText): Promise<boolean> {
    const { id, text } = shown;
    touched.add(id);
    held.set(id, null);
    try {
      await deliver(shown);
      held.set(id, text);
    } catch (error) {
      if (!(error instanceof FinalError)) return false;
      if (error.code === 'not_found') gone.add(id);
    }
    if (waiting.get(id) === shown || gone.has(id)) waiting.delete(id);
    return true;
  }

  /** Sends what waits, now; what cannot be delivered is tried again. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (isSending) return;
    isSending = true;
    let isReached = true;
    while (isReached && waiting.size > 0) {
      const [next] = waiting.values();
      isReached = await send(next!);
      if (isReached) onKept();
    }
    isSending = false;
    failures = isReached ? 0 : failures + 1;
    if (!isReached) later(doublingPause(failures, pauses));
  }

  return {
    put,
    flush,
    /** Whoever was here has gone: nothing of theirs is sent any more. */
    forget() {
      clearTimeout(timer);
      waiting.clear();
      held.clear();
    },
  };
}
