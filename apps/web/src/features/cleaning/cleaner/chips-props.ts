import type { HiddenKind } from '../../../workers/messages.ts';

/** What the row of chips is made of, with or without the code that lets them be pressed. */
export interface ChipsProps {
  kinds: HiddenKind[];
  /** Place of the first of them among all kinds of the text. */
  first: number;
  /** True once what cleaning removes has been removed. */
  isGone: boolean;
  /** Leads to the next mark of a kind in the box, with its chip in view; null where it cannot be drawn. */
  onKind: (
    place: number,
    chip: HTMLElement,
  ) => Promise<{ element: HTMLElement; at: number; of: number } | null>;
}
