import type {
  CheckAnswer,
  Exclusions,
  ParaphraseProgress,
  RewriteForm,
  StrongParaphraseAnswer,
} from '@cleanpaste/contract';

export interface CleanedState {
  text: string;
  removedCharacterCount: number;
  /** True when the server could not be reached and the browser did the work. */
  local: boolean;
  /** What the stronger rewrite did, when it was asked for. */
  rewrite: StrongParaphraseAnswer | null;
  /** Who rewrote it in this tab, as a sentence, where a model did. */
  doneBy?: string;
}

/** Who rewrites: the site, the browser's own model, or a model file in this tab. */
export type EngineChoice = 'site' | 'browser' | 'file';

/** Why a model cannot rewrite now: it is still to be fetched, or this browser has none; null where it can, or nobody knows. */
export type ModelLack = 'to fetch' | 'never' | null;

/** How a text is rewritten; kept with the tab's other toggles. */
export interface RewriteOptions {
  engine: EngineChoice;
  /** What is changed beside the words; nothing unasked. */
  form: RewriteForm;
}

/** Work that was asked for: the key makes the server count it once, however often it is asked. */
interface AskedWork {
  key: string;
  /** False once it has failed: it is then not taken up again without a click. */
  running: boolean;
}

/** A check that was asked for: of a text as it stands, to be fixed, or with quotations set in a checked one. */
export interface AskedCheck {
  text: string;
  fix: boolean;
  quotedFrom?: string;
}

/** Whose a source is, as far as its reader knows: a check cannot tell. */
export interface Credit {
  author: string;
  year: string;
}

/** A report with what was done about it since. */
interface ReportState {
  report: CheckAnswer | null;
  /** Starts of the copied passages of its text that are to be quotations. */
  quoted: readonly number[];
  /** The text that fixes and quotations began with; null as long as the report is of the result itself. */
  origin: string | null;
  /** Whether a fix has changed the text since. */
  reworded: boolean;
}

/** What is kept over a reload, a sign-in or a checkout: all that belongs to the text of one tab. */
export interface Draft extends ReportState {
  text: string;
  strip: boolean;
  /** The visit to the page on which the toggle was switched on from elsewhere, so that it happens once. */
  stripAskedBy: string | null;
  rewriteOptions: RewriteOptions;
  /** Whether the statement of origin of this text goes as well: that is chosen for each text anew. */
  dropProvenance: boolean;
  alsoCheck: boolean;
  checkOptions: Exclusions & { ownTexts?: boolean };
  /** Quotations are left out since a passage was quoted: for this text, and not by a choice. */
  leftOutByQuoting: boolean;
  /** Authors and years that were added to sources, by title and address. */
  credits: Readonly<Record<string, Credit>>;
  cleaned: CleanedState | null;
  /** Places of the edits that were undone. */
  undone: readonly number[];
  /** The report before the last fix or second look, to go back to. */
  earlier: ReportState | null;
  cleaning: (AskedWork & { strip: boolean }) | null;
  checking: (AskedWork & AskedCheck) | null;
  /** True from a crash on, until anything is done: a second crash is then the result's own. */
  crashed: boolean;
}

/** Work on a text that failed after the text had been cleaned: what was done before still stands. */
interface FailedAgain {
  reason: string;
  /** Whether it was a rewrite that was asked for. */
  isRewrite: boolean;
  /** False where another attempt would end in the same way. */
  mayRetry: boolean;
}

/** The draft with what is going on just now, which ends with the page. */
export interface TabState extends Draft {
  busy: boolean;
  progress: ParaphraseProgress | null;
  failedAgain: FailedAgain | null;
  phase: 'idle' | 'scanning' | 'analyzing' | 'complete';
  problem: string | null;
  /** The check that ended in the problem, to be asked for again; null where that would not help. */
  failed: AskedCheck | null;
  /** The draft before its text was replaced by the one of a report. */
  replaced: TabState | null;
  /** The report that has come since the page was loaded, until it was announced. */
  news: CheckAnswer | null;
  /** Why the work was refused, until the cleaner has said so: it may not be on the screen just then. */
  refused: 'not_authenticated' | 'limit_exceeded' | null;
  /** Grows with each check and each reset: an older check's answer is then stale. */
  round: number;
  /** Grows when the text is erased: the box begins anew, with nothing to undo. */
  generation: number;
}

export const emptyDraft: Draft = {
  text: '',
  strip: false,
  stripAskedBy: null,
  rewriteOptions: { engine: 'site', form: {} },
  dropProvenance: false,
  alsoCheck: false,
  checkOptions: { excludeQuotations: false, excludeReferences: false },
  leftOutByQuoting: false,
  credits: {},
  cleaned: null,
  undone: [],
  report: null,
  quoted: [],
  origin: null,
  reworded: false,
  earlier: null,
  cleaning: null,
  checking: null,
  crashed: false,
};

/** What a check leaves out of another text than this one: what was chosen. */
export const chosenOptions = ({ checkOptions, leftOutByQuoting }: Draft) => ({
  checkOptions: leftOutByQuoting ? { ...checkOptions, excludeQuotations: false } : checkOptions,
  leftOutByQuoting: false,
});

export const emptyTab: TabState = {
  ...emptyDraft,
  busy: false,
  progress: null,
  failedAgain: null,
  phase: 'idle',
  problem: null,
  failed: null,
  replaced: null,
  news: null,
  refused: null,
  round: 0,
  generation: 0,
};
