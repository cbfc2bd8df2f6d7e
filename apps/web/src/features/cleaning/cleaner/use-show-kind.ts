import { type RefObject, useRef } from 'react';
import type { MarkFinder } from '../../../components/text-surface/mark-finder.ts';
import type { ScanSummary } from '../../../workers/messages.ts';
import { nextOfKind } from './marks-in-box.ts';
import { showMark } from './show-mark.ts';

interface ShowKindInput {
  summary: ScanSummary | null;
  finder: RefObject<MarkFinder | null>;
  /** Brings the text with the marks on top. */
  onShow: () => void;
}

/** Leads to the marks of a kind in the box, one after another, from the first again after the last. */
export function useShowKind({ summary, finder, onShow }: ShowKindInput) {
  const last = useRef({ summary, place: -1, index: -1 });

  return async function showKind(place: number, chip: HTMLElement) {
    if (!summary) return null;
    const isNext = last.current.summary === summary && last.current.place === place;
    const next = nextOfKind(summary.kindOf, place, isNext ? last.current.index : -1);
    if (next.index < 0) return null;
    onShow();
    last.current = { summary, place, index: next.index };
    const start = summary.marks[next.index * 2]!;
    const element = await finder.current?.find({ index: next.index, start });
    if (!element) return null;
    showMark(element, chip);
    return { element, at: next.at, of: next.of };
  };
}
