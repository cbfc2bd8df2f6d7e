import { type Candidate, propose } from '../candidate.ts';
import type { Document } from '../document.ts';
import { has, tag, tagSet } from '../tags.ts';

const ADJECTIVE = tag('J');
const ADVERB = tag('R');
const NOUNS = tagSet('NS');
const PLURAL = tag('S');
const BEFORE_ADJECTIVES = tagSet('D$IVZEGC.');
const BEFORE_NOUNS = tagSet('IVZG');
const DETERMINERS = tagSet('D$');
const AFTER_NOUNS = tagSet('.BMZAWT');
const VERBS = tagSet('VZEGNS');

/** Pairs with a fixed order, as stems: a swap would sound wrong or mean something else. */
const FIXED = new Set(
  `black white|old new|new improved|bread butter|trial error|law order|supply demand|research development|rule regulation
  term condition|lady gentleman|man woman|men women|boy girl|mother father|mom dad|mum dad|pro con|day night|life death|cause effect
  art craft|health safety|peace quiet|flesh blood|heart soul|food drink|salt pepper|husband wife|brother sister|up down
  check balance|bit piece|science technology|input output|war peace|right wrong|crime punishment|beginning end|start finish
  track field|room board|wear tear|thunder lightning|rock roll|knife fork|nut bolt|pen paper|lock key|name address
  question answer|bed breakfast|profit loss|fish chip|give take|skin bone|theory practice|past present|present future
  first second|first last|left right|north south|east west|love hate|aunt uncle|king queen|son daughter|parent child
  parents children|father son|mother daughter|life limb|body soul|hand foot|hustle bustle|part parcel|step step|year year
  time again|more less|high low|long short|hot cold|good bad|good evil|young old|rich poor|big small|up coming|safe sound
  sick tired|null void|loud clear|short sweet|alive well|fair square|free open|tried true|high dry|clean clear|home garden
  mac cheese|macaroni cheese|vice versa|odd end|oil gas|arm leg|head shoulder|blood sweat|pain suffering|wine cheese
  coming going|live learn|come go|back forth|far wide|far between|hard fast|over above|on off|in out|here there|now then
  sooner later|again again|live breathe|wait see|born raised|bright early|nice easy|slowly surely|once all|primary secondary
  twist turn|high low|time effort|time energy|time money|night day|blood guts|cat mouse|cats dogs|dog cat|copy paste|drag drop|cut paste
  search rescue|hit run|stop start|mind body|sight sound|smoke mirror|sugar spice|milk honey|sword sorcery|soap water
  rhythm blue|arts sciences|soul body|breakfast lunch|lunch dinner|morning evening|morning night|birth death|kind type
  kind sort|type kind|physical otherwise|financial otherwise|spring summer|summer autumn|summer winter|autumn winter|fall winter
  dos don|city state|county state|goods services|stage screen|shirt tie|coat tie|hat coat|shoe sock|chair table|table chair
  bow arrow|hook line|ball chain|bride groom|judge jury|prince princess|actor actress|host hostess|mean median|design implementation
  planning execution|author editor|sender receiver|buyer seller|cause consequence|lock load|lesson learned|tip trick|age gender
  age sex|height weight|length width|width height|size shape|shape size|problem solution|issue solution|before after|rise fall
  growth decline|success failure|success failures|strength weakness|advantage disadvantage|benefit drawback|victory defeat|win loss
  entry exit|import export|export import|arrival departure|demand supply|mathematics science|english math|hide seek|cops robber`
    .split(/[|\n]/)
    .map((pair) => pair.trim()),
);

const stem = (word: string): string => word.replace(/(?:ies)$/, 'y').replace(/(?<=[^s])s$/, '');

function isFixedOrder(a: string, b: string): boolean {
  const [x, y] = [stem(a), stem(b)];
  return x === y || FIXED.has(`${x} ${y}`) || FIXED.has(`${y} ${x}`) || FIXED.has(`${a} ${b}`);
}

const NOT_SWAPPED = new Set(
  'other others own such same only much many more most less least next last previous former latter above following so et one ones thing things stuff lot lots number kind kinds sort sorts type types rest way ways day days time times'.split(
    ' ',
  ),
);

/** What is put in another order, for the table of pairs: ` (nouns)`, ` (or adjectives)`, ` (list nouns)`. */
export function orderCase(
  doc: Document,
  { from, replacement }: { from: number; replacement: string },
): string {
  const first = doc.tag[from]!;
  const what = has(NOUNS, first) ? 'nouns' : first === ADJECTIVE ? 'adjectives' : 'words';
  const join = replacement.includes(',') ? 'list ' : / or /.test(replacement) ? 'or ' : '';
  return ` (${join}${what})`;
}

/** Swaps the two sides of "a and b" where both are single words on the same footing. */
export function proposeOrder(doc: Document, candidates: Candidate[]): void {
  for (let i = 1; i + 1 < doc.count; i++) {
    const joint = doc.lower[i]!;
    if (joint !== 'and' && joint !== 'or') continue;
    const a = i - 1;
    const b = i + 1;
    if (doc.lower[a]! === ',' && doc.locked[a]! === 0) {
      proposeRotation(doc, candidates, i);
      continue;
    }
    if (doc.locked[a]! === 1 || doc.locked[b]! === 1 || doc.locked[i]! === 1) continue;
    if (doc.word[a]! === 0 || doc.word[b]! === 0 || doc.sentence[a]! !== doc.sentence[b]!) continue;
    if (
      NOT_SWAPPED.has(doc.lower[a]!) ||
      NOT_SWAPPED.has(doc.lower[b]!) ||
      isFixedOrder(doc.lower[a]!, doc.lower[b]!)
    )
      continue;
    // "bony and rough-skinned and bent like a crow": of three, the last may have something of its own.
    if (isJoint(doc, a - 1) || isJoint(doc, b + 1)) continue;
    if (doc.lower[a]!.includes('-') || doc.lower[b]!.includes('-')) continue;
    const cost = swapCost(doc, a, b);
    if (cost === undefined) continue;
    const left = doc.text.slice(doc.start[a]!, doc.end[a]!);
    const first = doc.first[a]! === 1 ? left.charAt(0).toLowerCase() + left.slice(1) : left;
    propose(doc, candidates, {
      from: a,
      to: b + 1,
      replacement: `${doc.text.slice(doc.start[b]!, doc.end[b]!)} ${joint} ${first}`,
      cost,
      kind: 'order',
    });
  }
}

/** "x, y, and z" → "x, z, and y" or "y, x, and z": single words on the same footing. */
function proposeRotation(doc: Document, candidates: Candidate[], i: number): void {
  const [x, y, z] = [i - 4, i - 2, i + 1];
  if (x < 0 || doc.lower[i - 3]! !== ',' || doc.sentence[x]! !== doc.sentence[z]!) return;
  if (!isListed(doc, y) || !isListed(doc, z)) return;
  const kind = doc.tag[y]!;
  const after =
    z + 1 < doc.count && doc.sentence[z + 1]! === doc.sentence[z]! ? doc.tag[z + 1]! : tag('.');
  const same = has(NOUNS, kind)
    ? has(NOUNS, doc.tag[z]!) && has(NOUNS, doc.tag[x]!)
    : kind === doc.tag[z]! && kind === doc.tag[x]!;
  if (!same) return;
  if (kind === ADJECTIVE ? !has(NOUNS, after) && after !== tag('.') : after !== tag('.')) return;
  if (kind !== ADJECTIVE && !has(NOUNS, kind) && kind !== tag('G') && kind !== ADVERB) return;
  if (!isFixedOrder(doc.lower[y]!, doc.lower[z]!)) {
    propose(doc, candidates, {
      from: y,
      to: z + 1,
      replacement: `${word(doc, z)}, ${doc.lower[i]!} ${word(doc, y)}`,
      cost: 0.8,
      kind: 'order',
    });
  }
  if (!isListed(doc, x) || doc.first[x]! === 1 || isFixedOrder(doc.lower[x]!, doc.lower[y]!))
    return;
  if (!isSingle(doc, x)) return;
  propose(doc, candidates, {
    from: x,
    to: y + 1,
    replacement: `${word(doc, y)}, ${word(doc, x)}`,
    cost: 0.8,
    kind: 'order',
  });
}

const isJoint = (doc: Document, at: number): boolean => /^(?:and|or)$/.test(doc.lower[at] ?? '');

const word = (doc: Document, at: number): string => doc.text.slice(doc.start[at]!, doc.end[at]!);

function isListed(doc: Document, at: number): boolean {
  return doc.locked[at]! === 0 && doc.word[at]! === 1 && !NOT_SWAPPED.has(doc.lower[at]!);
}

/** The first word of a list has nothing of its own before it: no adjective, no noun that it is part of. */
function isSingle(doc: Document, at: number): boolean {
  if (at === 0 || doc.sentence[at - 1]! !== doc.sentence[at]!) return false;
  const before = doc.tag[at - 1]!;
  if (doc.tag[at]! === ADJECTIVE) return before === tag('B') || before === tag('D');
  return has(BEFORE_NOUNS, before) && doc.lower[at - 1]! !== 'to';
}

/** What may follow a noun and not a verb's object: the end of the clause, or a verb. */
const CLOSING = tagSet('.BMZA');
/** Words that are as often verbs: after "and" they may begin a clause of their own. */
const EITHER = new Set(
  'hold help use make need work play show change cause love plan form place run lead start support damage harm benefit impact answer study visit view return taste smell treat rest stay cost drink cook clean order watch report train drive walk talk share build'.split(
    ' ',
  ),
);
const mayBeVerb = (word: string): boolean => EITHER.has(word);

function swapCost(doc: Document, a: number, b: number): number | undefined {
  const before = doc.sentence[a - 1]! === doc.sentence[a]! ? doc.tag[a - 1]! : tag('.');
  const after =
    b + 1 < doc.count && doc.sentence[b + 1]! === doc.sentence[b]! ? doc.tag[b + 1]! : tag('.');
  const [x, y] = [doc.tag[a]!, doc.tag[b]!];
  if (x === ADJECTIVE && y === ADJECTIVE) {
    if (/(?:er|est)$/.test(doc.lower[a]!) !== /(?:er|est)$/.test(doc.lower[b]!)) return undefined;
    if (has(NOUNS, after) && has(BEFORE_ADJECTIVES, before)) return 0.8;
    return after === tag('.') &&
      (before === tag('B') || before === tag('Z') || before === ADVERB) &&
      before !== ADVERB
      ? 0.8
      : undefined;
  }
  if (x === ADVERB && y === ADVERB) {
    return doc.lower[a]!.endsWith('ly') && doc.lower[b]!.endsWith('ly') ? 0.8 : undefined;
  }
  if (!has(NOUNS, x) || !has(NOUNS, y) || !has(AFTER_NOUNS, after)) return undefined;
  if (mayBeVerb(doc.lower[b]!) && !has(CLOSING, after)) return undefined;
  if (doc.lower[a]!.endsWith('ing') || doc.lower[b]!.endsWith('ing')) return undefined;
  if (has(VERBS, before) && a >= 2 && doc.lower[a - 1]! === 'to') return undefined;
  if (has(DETERMINERS, before)) {
    const same = (x === PLURAL) === (y === PLURAL);
    return same && doc.lower[a - 1]! !== 'a' && doc.lower[a - 1]! !== 'an' ? 1 : undefined;
  }
  if (has(BEFORE_NOUNS, before) && doc.lower[a - 1]! !== 'of') return 1;
  return doc.lower[a - 1]! === 'of' || doc.lower[a - 1]! === ',' ? 1.2 : undefined;
}
