import { type CheckAnswer, innocentKinds, innocentSwitches } from '@cleanpaste/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { innocentCopy } from '../../copy/innocent-copy.ts';
import type { CheckOptions } from './api.ts';
import { InnocentKinds } from './innocent-kinds.tsx';
import LeaveOut from './leave-out.tsx';
import { MatchesLayer } from './matches-layer.tsx';
import { matchSegments, namedSegments } from './segments.ts';

afterEach(cleanup);

const checkedText = 'Copied here. Said by all there. My own words.';
const report = {
  checkedText,
  copied: [],
  sources: [{ title: 'A page', passages: [{ start: 0, end: 12 }] }],
  innocent: [
    { start: 13, end: 31, kind: 'phrases', counted: false },
    { start: 5, end: 10, kind: 'quotations', counted: true },
  ],
} as unknown as CheckAnswer;

test('each kind is listed with its colour, its share and whether it counts', () => {
  const { container } = render(<InnocentKinds report={report} />);
  // Of nine words, as the similarity is a share of words: of the characters it would be 40% and 11%.
  expect(container.textContent).toContain('Phrases of papers 44% of the words, not counted');
  expect(container.textContent).toContain('Quotations 22% of the words, counted');
  // What counts and stands in a match has the colour of the match.
  expect(container.querySelectorAll('.innocent-phrases')).toHaveLength(1);
  expect(container.querySelectorAll('.innocent-quotations')).toHaveLength(0);
});

test('where all of it counts nobody is told that it is no sign of copying', () => {
  const { container, rerender } = render(<InnocentKinds report={report} />);
  expect(container.querySelector('h3')?.textContent).toBe('Alike, but no sign of copying');
  const counted = { ...report, innocent: report.innocent!.filter((one) => one.counted) };
  rerender(<InnocentKinds report={counted} />);
  expect(container.querySelector('h3')?.textContent).toBe('Also in the text');
});

test('of a passage that is quoted nobody is told that it was not copied', () => {
  const innocent = [{ start: 5, end: 10, kind: 'quotations', counted: false }];
  const { container } = render(<InnocentKinds report={{ ...report, innocent } as CheckAnswer} />);
  expect(container.querySelector('h3')?.textContent).toBe('Quoted, and not counted');
});

test('a report without innocent likeness says nothing of it', () => {
  const { innocent: _, ...without } = report;
  const { container } = render(<InnocentKinds report={without as CheckAnswer} />);
  expect(container.textContent).toBe('');
});

test('in the text it has the colour of its kind, and nothing of the text is lost', () => {
  const { container } = render(<MatchesLayer report={report} quoted={[]} />);
  expect(container.querySelector('mark.innocent-phrases')?.textContent).toBe('Said by all there.');
  expect(container.querySelector('a mark')?.textContent).toBe('Copied here.1');
  const segments = namedSegments(
    matchSegments(checkedText.length, report.sources),
    report.innocent!,
  );
  expect(segments.map(({ start, end }) => checkedText.slice(start, end)).join('')).toBe(
    checkedText,
  );
});

test('what is left out inside a copy is not marked as found, and what counts there is', () => {
  const copy = { start: 0, end: 30, match: 0 };
  const said = (counted: boolean) => [{ start: 10, end: 20, kind: 'quotations' as const, counted }];
  expect(namedSegments([copy], said(false))).toEqual([
    { start: 0, end: 10, match: 0, kind: null },
    { start: 10, end: 20, match: 0, kind: 'quotations' },
    { start: 20, end: 30, match: 0, kind: null },
  ]);
  expect(namedSegments([copy], said(true))).toEqual([{ ...copy, kind: null }]);
});

test('each kind has its switch: the first two are off at first, the others on', () => {
  const onOptions = vi.fn();
  const options = { excludeQuotations: false, excludeReferences: false };
  render(
    <LeaveOut text="" isUsedUp={false} options={options} onOptions={onOptions} disabled={false} />,
  );
  for (const [index, kind] of innocentKinds.entries()) {
    const box = screen.getByLabelText<HTMLInputElement>(innocentCopy.kinds[kind]);
    expect(box.checked).toBe(index >= 2);
    fireEvent.click(box);
    expect(onOptions).toHaveBeenLastCalledWith({ ...options, [innocentSwitches[kind]]: index < 2 });
  }
});

test('of what is folded it says that it is left out already, while all of it is', () => {
  const said = (options: Partial<CheckOptions>) => {
    const all = { excludeQuotations: false, excludeReferences: false, ...options };
    render(
      <LeaveOut text="" isUsedUp={false} options={all} onOptions={() => {}} disabled={false} />,
    );
    const words = screen.getByText(/set phrases, notices and the like$/).textContent;
    cleanup();
    return words;
  };
  expect(said({})).toBe('Left out: set phrases, notices and the like');
  const [counted] = innocentKinds.slice(2).map((kind) => innocentSwitches[kind]);
  expect(said({ [counted!]: false })).toBe('Also: set phrases, notices and the like');
});

test('that a text has few words is said before a check, and not where none is left', () => {
  const options = { excludeQuotations: false, excludeReferences: false };
  const show = (isUsedUp: boolean) => {
    render(
      <LeaveOut
        text="Three words only"
        isUsedUp={isUsedUp}
        options={options}
        onOptions={() => {}}
        disabled={false}
      />,
    );
    const said = screen.queryByText(/too few for the AI likelihood/)?.textContent ?? null;
    cleanup();
    return said;
  };
  expect(show(false)).toContain('that counts as a check');
  expect(show(true)).toBeNull();
});
