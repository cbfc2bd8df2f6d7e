import { type Draft, emptyDraft, type TabState } from './draft.ts';

// The long parts stand apart as they are: as JSON, control characters would take six times the room.
const keys = {
  rest: 'draft',
  text: 'draft-text',
  /** The result in one piece, as the page kept it until November 2026: a tab may have been open since. */
  formerResult: 'draft-result',
};
/** A result stands in pieces: browsers take more than eight times as long over a value eight times as long. */
const pieceKey = (nth: number) => `draft-result-${nth}`;
/** UTF-16 units; a letter of two may be cut, values are kept unit by unit. */
const pieceLength = 100_000;
/** Who is signed in in this browser, so that a reload shows the draft before the server has answered. */
const userKey = 'draft-user';
/** When somebody last signed out in this browser: older drafts of any tab are not for who comes next. */
const signedOutKey = 'drafts-over-at';

export interface KeptDraft {
  draft: Draft;
  /** Id of the user who was signed in; null for a visitor, who may sign in as anybody. */
  owner: string | null;
}

type Rest = KeptDraft & {
  at: number;
  /** Pieces of the result that is kept with this; written after them, so that it never counts half a result. */
  pieces?: number;
};

/** Storage that is full or switched off keeps nothing; the text still stands on the page. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

const piecesOf = (result: string) => Math.ceil(result.length / pieceLength);

/** Parts that stayed the same since the last writing. */
let written: { text?: string; result?: string } = {};

function removePieces(from = 0) {
  for (let nth = from; sessionStorage.getItem(pieceKey(nth)) !== null; nth++)
    sessionStorage.removeItem(pieceKey(nth));
}

export function eraseKept(): void {
  written = {};
  attempt(() => {
    for (const key of Object.values(keys)) sessionStorage.removeItem(key);
    removePieces();
  });
}

const isEmpty = ({ text, strip, alsoCheck }: Draft) => text === '' && !strip && !alsoCheck;

function writeText(text: string) {
  if (written.text === text) return;
  sessionStorage.setItem(keys.text, text);
  written.text = text;
}

function writeResult(result: string) {
  if (written.result === result) return;
  delete written.result;
  const pieces = piecesOf(result);
  removePieces(pieces);
  try {
    for (let nth = 0; nth < pieces; nth++)
      sessionStorage.setItem(
        pieceKey(nth),
        result.slice(nth * pieceLength, (nth + 1) * pieceLength),
      );
  } catch (error) {
    removePieces();
    throw error;
  }
  written.result = result;
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
  const result = cleaned?.text ?? '';
  const rest: Rest = {
    owner,
    at: Date.now(),
    pieces: piecesOf(result),
    draft: { ...draft, text: '', cleaned: cleaned && { ...cleaned, text: '' } },
  };
  attempt(() => {
    writeText(text);
    // First without the result: should it find no room, the text is still kept.
    sessionStorage.setItem(
      keys.rest,
      JSON.stringify({
        ...rest,
        pieces: 0,
        draft: { ...rest.draft, cleaned: null, report: null, origin: null, earlier: null },
      }),
    );
    sessionStorage.removeItem(keys.formerResult);
    writeResult(result);
    sessionStorage.setItem(keys.rest, JSON.stringify(rest));
  });
}

/** When somebody last signed out in this browser; epoch milliseconds, 0 for never. */
export const lastSignOut = (): number =>
  attempt(() => Number(localStorage.getItem(signedOutKey))) ?? 0;

function keptResult({ pieces }: Rest): string {
  if (pieces === undefined) return sessionStorage.getItem(keys.formerResult) ?? '';
  const piece = (nth: number) => sessionStorage.getItem(pieceKey(nth)) ?? '';
  return Array.from({ length: pieces }, (_, nth) => piece(nth)).join('');
}

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
    const result = keptResult(rest);
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
