import { words } from '../text/index.ts';

const runLength = 5;

/** The five-word runs of a text, within its stretches of prose; a placeholder ends a stretch. */
function runsOf(stretches: string[]): string[] {
  return stretches.flatMap((stretch) => {
    const lowered = words(stretch).map(({ start, end }) =>
      stretch.slice(start, end).toLowerCase().replaceAll('’', "'"),
    );
    return lowered.slice(runLength - 1).map((_, at) => lowered.slice(at, at + runLength).join(' '));
  });
}

/** Which share of the original's five-word runs the rewrite still has; 0 when there are none. */
export function runsKept(original: string[], rewrite: string[]): number {
  const runs = runsOf(original);
  if (runs.length === 0) return 0;
  const left = new Set(runsOf(rewrite));
  return runs.filter((run) => left.has(run)).length / runs.length;
}

const empty = new Set(
  `about above after again against also although among another around because been before being below between both
  cannot could does doing down during each either ever every from further have having here herself himself however
  into itself just like made make many more most much must myself only other over really said same shall should since
  some such than that their them themselves then there therefore these they this those through thus under until upon
  very well were what when where whether which while whom whose will with within would your yourself`.split(
    /\s+/,
  ),
);

const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** What a text is about, roughly: the beginnings of its longer words, pairs where words are not spaced. */
export function contentOf(text: string): Set<string> {
  const found = new Set<string>();
  for (const { start, end } of words(text)) {
    const word = text
      .slice(start, end)
      .toLowerCase()
      .replace(/['’].*$/, '');
    if (unspaced.test(word)) {
      for (let at = 0; at + 1 < word.length; at++) found.add(word.slice(at, at + 2));
    } else if (word.length >= 4 && !empty.has(word)) found.add(word.slice(0, 5));
  }
  return found;
}

/** Which share of `of` also stands in `within`; 1 for nothing. */
export function shareOf(of: Set<string>, within: Set<string>): number {
  if (of.size === 0) return 1;
  let shared = 0;
  for (const one of of) if (within.has(one)) shared++;
  return shared / of.size;
}
