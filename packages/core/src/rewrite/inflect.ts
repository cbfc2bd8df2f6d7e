/** Forms of a verb: base, third person, past, participle, -ing. */
export type VerbForm = 'V' | 'Z' | 'D' | 'N' | 'G';

const IRREGULAR_VERBS = new Map(
  `be:is:was:been have:has:had:had do:does:did:done go:goes:went:gone arise::arose:arisen awake::awoke:awoken bear::bore:borne
  beat::beat:beaten become::became:become begin::began:begun bend::bent:bent bet::bet:bet bind::bound:bound bite::bit:bitten
  bleed::bled:bled blow::blew:blown break::broke:broken breed::bred:bred bring::brought:brought build::built:built
  burst::burst:burst buy::bought:bought cast::cast:cast catch::caught:caught choose::chose:chosen cling::clung:clung
  come::came:come cost::cost:cost creep::crept:crept cut::cut:cut deal::dealt:dealt dig::dug:dug draw::drew:drawn
  drink::drank:drunk drive::drove:driven eat::ate:eaten fall::fell:fallen feed::fed:fed feel::felt:felt fight::fought:fought
  find::found:found flee::fled:fled fly::flew:flown forbid::forbade:forbidden forecast::forecast:forecast forget::forgot:forgotten
  forgive::forgave:forgiven freeze::froze:frozen get::got:got give::gave:given grind::ground:ground grow::grew:grown
  hang::hung:hung hear::heard:heard hide::hid:hidden hit::hit:hit hold::held:held hurt::hurt:hurt keep::kept:kept
  know::knew:known lay::laid:laid lead::led:led leave::left:left lend::lent:lent let::let:let lie::lay:lain lose::lost:lost
  make::made:made mean::meant:meant meet::met:met mistake::mistook:mistaken overcome::overcame:overcome oversee::oversaw:overseen
  pay::paid:paid put::put:put quit::quit:quit read::read:read rebuild::rebuilt:rebuilt ride::rode:ridden ring::rang:rung
  rise::rose:risen run::ran:run say::said:said see::saw:seen seek::sought:sought sell::sold:sold send::sent:sent set::set:set
  shake::shook:shaken shed::shed:shed shine::shone:shone shoot::shot:shot show::showed:shown shrink::shrank:shrunk shut::shut:shut
  sing::sang:sung sink::sank:sunk sit::sat:sat sleep::slept:slept slide::slid:slid speak::spoke:spoken spend::spent:spent
  spin::spun:spun split::split:split spread::spread:spread spring::sprang:sprung stand::stood:stood steal::stole:stolen
  stick::stuck:stuck strike::struck:struck strive::strove:striven swear::swore:sworn sweep::swept:swept swim::swam:swum
  swing::swung:swung take::took:taken teach::taught:taught tear::tore:torn tell::told:told think::thought:thought
  throw::threw:thrown undergo:undergoes:underwent:undergone understand::understood:understood undertake::undertook:undertaken
  uphold::upheld:upheld upset::upset:upset wake::woke:woken wear::wore:worn weave::wove:woven weep::wept:wept win::won:won
  wind::wound:wound withdraw::withdrew:withdrawn withstand::withstood:withstood write::wrote:written`
    .split(/\s+/)
    .map((entry) => {
      const [base, third, past, participle] = entry.split(':');
      return [base, { third, past, participle }] as const;
    }),
);

/** Verbs of more than one syllable that double their last consonant all the same. */
const DOUBLING = new Set(
  `admit commit compel confer control defer deter equip excel expel forget incur infer occur omit patrol permit prefer
  propel rebel recur refer regret repel submit transfer transmit begin upset`.split(/\s+/),
);

const IRREGULAR_PLURALS = new Map(
  `man:men woman:women child:children person:people foot:feet tooth:teeth life:lives half:halves self:selves leaf:leaves
  shelf:shelves wolf:wolves knife:knives wife:wives thief:thieves loaf:loaves crisis:crises analysis:analyses basis:bases
  hypothesis:hypotheses thesis:theses phenomenon:phenomena criterion:criteria series:series species:species means:means
  hero:heroes echo:echoes potato:potatoes tomato:tomatoes veto:vetoes`
    .split(/\s+/)
    .map((entry) => entry.split(':') as [string, string]),
);

const isVowel = (char: string | undefined): boolean => char !== undefined && 'aeiou'.includes(char);

/** Whether the last consonant doubles: one vowel and one consonant at the end, stressed. */
function doubles(base: string): boolean {
  if (!/[^aeiou]?[aeiou][bcdfgklmnprtvz]$/.test(base)) return false;
  if (isVowel(base.at(-3)) && !/qu[aeiou]./.test(base.slice(-4))) return false;
  const groups = base.match(/[aeiouy]+/g)?.length ?? 0;
  return groups === 1 || DOUBLING.has(base);
}

/** A verb in a form; only the first word of several inflects ("carry out" → "carries out"). */
export function inflectVerb(verb: string, form: VerbForm): string {
  const space = verb.indexOf(' ');
  if (space > 0) return inflectVerb(verb.slice(0, space), form) + verb.slice(space);
  if (form === 'V') return verb;
  const irregular = IRREGULAR_VERBS.get(verb);
  if (form === 'Z') return irregular?.third || addS(verb);
  if (form === 'G') {
    if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
    if (verb.endsWith('e') && !/(?:ee|oe|ye)$/.test(verb) && verb !== 'be')
      return `${verb.slice(0, -1)}ing`;
    return doubles(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
  }
  if (irregular !== undefined)
    return (form === 'D' ? irregular.past : irregular.participle) ?? verb;
  if (verb.endsWith('e')) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  return doubles(verb) ? `${verb}${verb.at(-1)}ed` : `${verb}ed`;
}

/** Whether past and participle differ, so that a form must be known for certain. */
export function hasOwnParticiple(verb: string): boolean {
  const irregular = IRREGULAR_VERBS.get(verb.split(' ')[0]!);
  return irregular !== undefined && irregular.past !== irregular.participle;
}

function addS(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|[^aeiou]o)$/.test(word) ? `${word}es` : `${word}s`;
}

/** Plural of a noun; of several words the one before " of ", " in ", " to ", " for ", else the last. */
export function pluralOf(noun: string): string {
  const post = / (?:of|in|to|for) /.exec(noun);
  if (post !== null) return pluralOf(noun.slice(0, post.index)) + noun.slice(post.index);
  const space = noun.lastIndexOf(' ');
  if (space > 0) return noun.slice(0, space + 1) + pluralOf(noun.slice(space + 1));
  const own = IRREGULAR_PLURALS.get(noun);
  if (own !== undefined) return own;
  return /(?:photo|piano|video|radio|studio|ratio|scenario|portfolio)$/.test(noun)
    ? `${noun}s`
    : addS(noun);
}

const VOWEL_LETTER_CONSONANT_SOUND =
  /^(?:uni(?!n|m)|u[st](?:[aeiou]|i)|use|usual|util|ubiq|unanim|euro|eu|ewe|one\b|once\b|one-|ura|uto)/i;
const SILENT_H = /^(?:hour|honest|honou?r|heir)/i;

/** Whether "an" stands before a word. */
export function takesAn(word: string): boolean {
  if (SILENT_H.test(word)) return true;
  return /^[aeiou]/i.test(word) && !VOWEL_LETTER_CONSONANT_SOUND.test(word);
}
