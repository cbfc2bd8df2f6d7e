import { type Draft, emptyDraft, type TabState } from './draft.ts';

// The long parts stand apart as they are: as JSON, control characters would take six times the room.
const keys = { rest: 'draft', text: 'draft-text', result: 'draft-result' };
/** Who is signed in in this browser, so that a reload shows the draft before the server has answered. */
const userKey = 'draft-user';
/** When somebody last signed out in this browser: older drafts of any tab are not for who comes next. */
const signedOutKey = 'drafts-over-at';

export interface KeptDraft {
  draft: Draft;
  /** Id of the user who was signed in; null for a visitor, who may sign in as anybody. */
  owner: string | null;
}

type Rest = KeptDraft & { at: number };

/** Storage that is full or switched off keeps nothing; the text still stands on the page. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** Parts that stayed the same since the last writing. */
let written: { text?: string; result?: string } = {};

export function eraseKept(): void {
  written = {};
  attempt(() => {
    for (const key of Object.values(keys)) sessionStorage.removeItem(key);
  });
}

const isEmpty = ({ text, strip, alsoCheck }: Draft) => text === '' && !strip && !alsoCheck;

function write(name: 'text' | 'result', value: string) {
  if (written[name] === value) return;
  sessionStorage.setItem(keys[name], value);
  written[name] = value;
}

export function keep(state: TabState, owner: string | null): void {
  if (isEmpty(state)) {
    eraseKept();
    return;
  }
  const {
    busy,
    progress,
    phase,
    problem,
    failed,
    replaced,
    news,
    refused,
    round,
    generation,
    ...draft
  } = state;
  const { text, cleaned } = draft;
  const rest: Rest = {
    owner,
    at: Date.now(),
    draft: { ...draft, text: '', cleaned: cleaned && { ...cleaned, text: '' } },
  };
  attempt(() => {
    write('text', text);
    // First without the result: should it find no room, the text is still kept.
    sessionStorage.setItem(
      keys.rest,
      JSON.stringify({
        ...rest,
        draft: { ...rest.draft, cleaned: null, report: null, origin: null, earlier: null },
      }),
    );
    write('result', cleaned?.text ?? '');
    sessionStorage.setItem(keys.rest, JSON.stringify(rest));
  });
}

/** When somebody last signed out in this browser; epoch milliseconds, 0 for never. */
export const lastSignOut = (): number =>
  attempt(() => Number(localStorage.getItem(signedOutKey))) ?? 0;

/** What this tab has kept, unless somebody has signed out in this browser since. */
export function kept(): KeptDraft | null {
  return attempt(() => {
    const rest = JSON.parse(sessionStorage.getItem(keys.rest) ?? 'null') as Rest | null;
    if (rest === null) return null;
    if (rest.at < lastSignOut()) {
      eraseKept();
      return null;
    }
    const draft = { ...emptyDraft, ...rest.draft };
    const text = sessionStorage.getItem(keys.text) ?? '';
    const result = sessionStorage.getItem(keys.result) ?? '';
    const cleaned = draft.cleaned && { ...draft.cleaned, text: result };
    return { owner: rest.owner, draft: { ...draft, text, cleaned } };
  });
}

export const knownUser = (): string | null => attempt(() => localStorage.getItem(userKey));

export function rememberUser(id: string | null): void {
  attempt(() => {
    if (id === null) localStorage.removeItem(userKey);
    else localStorage.setItem(userKey, id);
  });
}

/** All drafts of this browser are over; told once, by the tab that hears of it first. */
export function endDrafts(): void {
  if (knownUser() === null) return;
  attempt(() => localStorage.setItem(signedOutKey, String(Date.now())));
}
