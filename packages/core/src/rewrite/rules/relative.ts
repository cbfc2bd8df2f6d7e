import { type Candidate, propose } from '../candidate.ts';
import type { Document } from '../document.ts';
import { has, tag, tagSet } from '../tags.ts';

const NOUNS = tagSet('NS');
const FINITE = tagSet('ZBMAOE');
const SUBJECT = new Set(['i', 'we', 'they', 'he', 'she', 'you']);

/** Nouns with a content clause ("the fact that …") or of time, way, reason: no "which" after them. */
const CONTENT = new Set(
  `fact idea belief claim notion view hope news evidence sign chance possibility feeling conclusion statement impression
  assumption likelihood doubt concern realization thought way time day moment year reason place proof argument report
  suggestion warning promise understanding sense point case extent degree truth condition risk fear one ones thing things
  something anything everything nothing all those knowledge guarantee demand requirement recommendation announcement
  message assertion contention suspicion prediction theory hypothesis principle agreement probability certainty confidence
  awareness recognition acknowledgment observation finding indication testament reminder wish dream decision rule lesson
  moral mistake advantage disadvantage problem issue question result week month night hour minute era period now then so`.split(
    /\s+/,
  ),
);

const PERSON = new Set(
  `people person man men woman women child children kid kids boy girl student students teacher teachers friend friends parent
  parents family families team teams group groups someone anyone everyone somebody anybody everybody member members guy guys
  individual individuals human humans citizen citizens patient patients doctor doctors nurse nurses employee employees
  customer customers worker workers author authors writer writers artist artists character characters hero heroes company
  companies staff crew couple adult adults youth audience crowd population community communities society societies player
  players leader leaders manager managers user users reader readers viewer viewers owner owners baby babies mother father
  dog dogs cat cats animal animals god gods police army committee government governments`.split(
    /\s+/,
  ),
);

const NEAR_VETO = new Set(
  'only first last best worst same so such all any every everything much most very it few little next'.split(
    ' ',
  ),
);
/** Verbs whose "that" may go, or come, before a pronoun subject. */
const SAYING = new Set(
  `know knows knew known think thinks thought believe believes believed hope hopes hoped say says said feel feels felt realize
  realizes realized realise realised guess suppose supposed wish wishes assume assumes assumed claim claims claimed
  mean means meant ensure ensures notice noticed understand understood`.split(/\s+/),
);
const INSERTING = new Set(
  'know think believe hope realize realized believed hoped thought knew said'.split(' '),
);
const SAFE_SUBJECT = new Set(['i', 'we', 'they', 'he', 'she']);

/** Relative and content clauses: that ↔ which, and a "that" that may be left out or put in. */
export function proposeRelatives(doc: Document, candidates: Candidate[]): void {
  for (let i = 1; i + 1 < doc.count; i++) {
    if (doc.sentence[i - 1]! !== doc.sentence[i + 1]!) continue;
    if (doc.lower[i]! === 'that' && doc.locked[i]! === 0) proposeForThat(doc, candidates, i);
    else if (doc.lower[i]! === 'which' && doc.locked[i]! === 0) proposeForWhich(doc, candidates, i);
    else if (INSERTING.has(doc.lower[i]!)) proposeInsertedThat(doc, candidates, i);
  }
}

function proposeForThat(doc: Document, candidates: Candidate[], i: number): void {
  const before = doc.lower[i - 1]!;
  const after = doc.lower[i + 1]!;
  const noun = has(NOUNS, doc.tag[i - 1]!) && doc.word[i - 1]! === 1;
  if (SAYING.has(before) && SAFE_SUBJECT.has(after) && !noun) {
    if (isAsked(doc, i)) return;
    propose(doc, candidates, {
      from: i,
      to: i + 1,
      replacement: '',
      cost: 0.6,
      kind: 'function-word',
    });
    return;
  }
  if (!noun || isVetoed(doc, i)) return;
  // A noun before a clause with a subject of its own: what it had, or what it says, or what it is for.
  if (SUBJECT.has(after)) return;
  if (CONTENT.has(before) || PERSON.has(before) || isPersonLike(before)) return;
  // "the promise that there will be …": what follows has a subject of its own.
  if (after === 'there' || after === 'here') return;
  let at = i + 1;
  if (doc.tag[at]! === tag('R')) at++;
  const verb =
    at < doc.count &&
    (has(FINITE, doc.tag[at]!) || (doc.tag[at]! === tag('V') && doc.tag[i - 1]! === tag('S')));
  if (verb)
    propose(doc, candidates, {
      from: i,
      to: i + 1,
      replacement: 'which',
      cost: 1,
      kind: 'function-word',
    });
}

const DOING = /^(?:do|does|did)$/;

/** "What did he know that …": the clause belongs to the first word. */
const isAsked = (doc: Document, i: number): boolean =>
  i > 2 && [i - 2, i - 3, i - 4].some((at) => at >= 0 && DOING.test(doc.lower[at]!));

function proposeForWhich(doc: Document, candidates: Candidate[], i: number): void {
  if (!has(NOUNS, doc.tag[i - 1]!) || CONTENT.has(doc.lower[i - 1]!) || asks(doc, i)) return;
  let at = i + 1;
  if (doc.tag[at]! === tag('R')) at++;
  if (!has(FINITE | tagSet('P'), doc.tag[at] ?? 0)) return;
  propose(doc, candidates, {
    from: i,
    to: i + 1,
    replacement: 'that',
    cost: 0.5,
    kind: 'function-word',
  });
}

const ASKING =
  /^(?:ask|question|wonder|know|knew|known|decid|determin|see|saw|seen|tell|told|teach|taught|show|choos|chose|find|found|figur|learn|consider|compar|judg|discuss|debat|specif|indicat|say|said|explain|identif|guess|matter|investigat|inquir|enquir|examin|check|test|assess|evaluat|vote|voting|remind|inform|advis|doubt|unclear|sure)/;
const PERIOD = tag('.');

/** Whether "which" asks rather than ties: "ask the guide which is older", "it tells readers which to buy". */
function asks(doc: Document, i: number): boolean {
  for (let at = i - 1; at >= Math.max(0, i - 8) && doc.sentence[at]! === doc.sentence[i]!; at--) {
    if (doc.tag[at]! === PERIOD) return false;
    if (ASKING.test(doc.lower[at]!)) return true;
  }
  return false;
}

function proposeInsertedThat(doc: Document, candidates: Candidate[], i: number): void {
  if (doc.locked[i]! === 1 || !SAFE_SUBJECT.has(doc.lower[i + 1]!) || i + 2 >= doc.count) return;
  if (!has(FINITE | tagSet('V'), doc.tag[i + 2]!) || has(NOUNS, doc.tag[i]!)) return;
  const raw = doc.text.slice(doc.start[i]!, doc.end[i]!);
  propose(doc, candidates, {
    from: i,
    to: i + 1,
    replacement: `${raw} that`,
    cost: 0.8,
    kind: 'function-word',
  });
}

/** "so … that", "the only … that", "it is … that": not a plain relative clause. */
function isVetoed(doc: Document, i: number): boolean {
  for (let at = i - 1; at >= Math.max(0, i - 6) && doc.sentence[at]! === doc.sentence[i]!; at--) {
    if (NEAR_VETO.has(doc.lower[at]!) || doc.lower[at]!.endsWith('est')) return true;
  }
  return false;
}

const OBJECTS_IN_ER =
  /^(?:paper|number|power|water|order|factor|computer|chapter|matter|layer|center|filter|barrier|corner|border|sector|flavor|color|behavior|letter|trailer|container|quarter|feather|weather|feature|offer|answer|cover|career|danger|disorder|disaster|monster|parameter|indicator|motor|error|mirror|tower|river|fiber|cluster|charter|register|sensor|processor|vector|operator|tensor|anchor|door|floor|terror|horror|humor|tumor|vapor|harbor|labor|honor|encounter|adventure|folder|printer|server|browser|router)s?$/;

function isPersonLike(noun: string): boolean {
  return (
    /(?:er|or|ist|ian|ee|ant|ent)s?$/.test(noun) &&
    /(?:er|or|ist|ian|ee)s?$/.test(noun) &&
    !OBJECTS_IN_ER.test(noun)
  );
}
