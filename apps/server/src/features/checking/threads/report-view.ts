/** What a report says, the same in each of its forms. */
export interface ReportView {
  title: string;
  productName: string;
  /** When the text was checked, as an ISO date. */
  checkedAt: string;
  /** The same day in words. */
  day: string;
  facts: { term: string; says: string }[];
  figures: ReportFigure[];
  /** The checked text, cut where passages begin and end; `numbers` are those of the passages that a piece is in, `isOut` marks what is alike and not counted. */
  pieces: { text: string; numbers: number[]; isOut?: true }[];
  /** The same text by sentences, from 0, which reads like a person's, to 4; null where all of it reads the same. */
  sentences: {
    pieces: { text: string; level: number | null; reasons: string }[];
    /** No alarm in the colours: the text is not called machine-written. */
    isCalm: boolean;
  } | null;
  sources: ReportSource[];
  /** Likeness that is no sign of copying, a line for each kind. */
  innocent: string[];
  /** The person's own earlier texts, which count nowhere. */
  ownTexts: { title: string; passages: string[] }[];
  /** The strongest first. */
  evidence: { label: string; towards: string }[];
  /** What weighed less, to be read on demand. */
  weaker: { label: string; towards: string }[];
  /** What the evidence is called: under a figure that settles nothing it moved nothing. */
  evidenceTitle: string;
  rates: { label: string; texts: string; percent: string }[];
  /** Between which rates all of them lie; empty where none was measured. */
  ratesSpan: string;
  method: string[];
  limits: string[];
}

export interface ReportFigure {
  label: string;
  figure: string;
  verdict: string;
  notes: string[];
  /** The figure settles nothing, and is not set in large. */
  isOpen?: true;
  /** The figure as it is drawn; missing where there is none. */
  meter?: ReportMeter;
}

/** Percentages. */
export interface ReportMeter {
  value: number;
  /** From the first on nothing can be told, from the second on a text is called machine-written. */
  edges?: readonly [number, number];
  isAlarm: boolean;
}

export interface ReportSource {
  title: string;
  /** Author, year and licence, as far as they are known. */
  credit: string;
  /** Only where it is an address of the web. */
  url: string | null;
  percent: number;
  passages: ReportPassage[];
}

/** One passage with what stands in the source; the number is its mark in the text. */
export interface ReportPassage {
  number: number;
  kind: string;
  own: string;
  theirs: string;
}
