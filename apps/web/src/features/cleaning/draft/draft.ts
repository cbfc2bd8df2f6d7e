import type { CheckAnswer, ParaphraseProgress, StrongParaphraseAnswer } from '@cleanpaste/contract';

export interface CleanedState {
  text: string;
  removedCharacterCount: number;
  /** True when the server could not be reached and the browser did the work. */
  local: boolean;
  /** What the stronger rewrite did, when it was asked for. */
  rewrite: StrongParaphraseAnswer | null;
}

/** Work that was asked for: the key makes the server count it once, however often it is asked. */
interface AskedWork {
  key: string;
  /** False once it has failed: it is then not taken up again without a click. */
  running: boolean;
}

/** What is kept over a reload, a sign-in or a checkout: all that belongs to the text of one tab. */
export interface Draft {
  text: string;
  strip: boolean;
  /** The visit to the page on which the toggle was switched on from elsewhere, so that it happens once. */
  stripAskedBy: string | null;
  alsoCheck: boolean;
  checkOptions: { excludeQuotations: boolean; excludeReferences: boolean };
  cleaned: CleanedState | null;
  /** Places of the edits that were undone. */
  undone: readonly number[];
  report: CheckAnswer | null;
  cleaning: (AskedWork & { strip: boolean }) | null;
  checking: (AskedWork & { text: string; fix: boolean }) | null;
}

/** The draft with what is going on just now, which ends with the page. */
export interface TabState extends Draft {
  busy: boolean;
  progress: ParaphraseProgress | null;
  phase: 'idle' | 'scanning' | 'analyzing' | 'complete';
  problem: string | null;
  /** The report that has come since the page was loaded, until it was announced. */
  news: CheckAnswer | null;
  /** Grows with each check and each reset: an older check's answer is then stale. */
  round: number;
  /** Grows when the text is erased: the box begins anew, with nothing to undo. */
  generation: number;
}

export const emptyDraft: Draft = {
  text: '',
  strip: false,
  stripAskedBy: null,
  alsoCheck: false,
  checkOptions: { excludeQuotations: false, excludeReferences: false },
  cleaned: null,
  undone: [],
  report: null,
  cleaning: null,
  checking: null,
};

export const emptyTab: TabState = {
  ...emptyDraft,
  busy: false,
  progress: null,
  phase: 'idle',
  problem: null,
  news: null,
  round: 0,
  generation: 0,
};
