import { words } from '../text/index.ts';
import { isNegation } from './facts.ts';

/** Where what is denied ends. */
const borders =
  /[,;:()\n.!?—–]+|\b(?:and|but|or|because|although|though|while|whereas|so that|since|which|who|that|when|if)\b/i;

/** Who does not think that it works thinks that it does not work. */
const raised = /\b(?:do|does|did)(?: not|n't) (?:think|believe|expect|suppose|feel)(?: that)? /g;

/** A word that only helps the one behind it. */
const helpers =
  /^(?:been|being|have|has|had|does|did|will|would|should|could|must|might|shall|very|much|more|most|many|any|anybody|anyone|anything|ever|even|only|also|just|really|quite|longer|doubt|need|make|made|take|took|give|gave|with|from|into|this|that|them|they|their|than|then|there|only|such)$|ly$/;

const stem = (word: string) => word.slice(0, 5);

interface Said {
  /** Words that stand behind a negation, as the first that means something. */
  denied: Set<string>;
  /** Words in clauses that deny nothing. */
  affirmed: Set<string>;
}

function read(text: string): Said {
  const denied = new Set<string>();
  const affirmed = new Set<string>();
  for (const clause of text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(raised, 'not ')
    .split(borders)) {
    const list = words(clause).map(({ start, end }) => clause.slice(start, end));
    const weighs = (word: string) => word.length >= 4 && !helpers.test(word) && !isNegation(word);
    const first = list.findIndex(isNegation);
    if (first < 0) {
      for (const word of list) if (weighs(word)) affirmed.add(stem(word));
      continue;
    }
    list.forEach((word, at) => {
      if (!isNegation(word)) return;
      const head = list.slice(at + 1, at + 5).find(weighs);
      if (head) denied.add(stem(head));
    });
  }
  return { denied, affirmed };
}

/**
 * Whether what one text denies the other does not affirm. Only words that both have can tell: who
 * denies the same in other words is believed.
 */
export function deniesSame(before: string, after: string): boolean {
  const [had, has] = [read(before), read(after)];
  const turned = (one: Said, other: Said) =>
    [...one.denied].some(
      (word) => other.affirmed.has(word) && !other.denied.has(word) && !one.affirmed.has(word),
    );
  return !turned(had, has) && !turned(has, had);
}
