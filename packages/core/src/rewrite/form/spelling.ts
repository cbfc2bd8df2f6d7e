import type { FormEdit } from './types.ts';

/** American and British spellings; `*` stands for the endings that a stem takes. */
const PAIRS = `
color* colour*|favor* favour*|honor* honour*|humored humoured|labor* labour*|neighbor* neighbour*|harbor* harbour*
behavior* behaviour*|flavor* flavour*|rumor* rumour*|savor* savour*|vapor vapour|vapors vapours|vigor vigour|odor* odour*|armor* armour*
endeavor* endeavour*|parlor* parlour*|splendor splendour|tumor* tumour*|valor valour|clamor* clamour*|candor candour|rigor rigour|fervor fervour
theater* theatre*|fiber* fibre*|luster lustre|somber sombre|specter* spectre*|saber* sabre*|caliber calibre|meager meagre
organiz* organis*|realiz* realis*|recogniz* recognis*|summariz* summaris*|apologiz* apologis*
minimiz* minimis*|maximiz* maximis*|optimiz* optimis*|prioritiz* prioritis*|categoriz* categoris*|characteriz* characteris*|criticiz* criticis*
customiz* customis*|finaliz* finalis*|generaliz* generalis*|globaliz* globalis*|harmoniz* harmonis*|hospitaliz* hospitalis*|industrializ* industrialis*
legaliz* legalis*|memoriz* memoris*|mobiliz* mobilis*|moderniz* modernis*|normaliz* normalis*|personaliz* personalis*
populariz* popularis*|specializ* specialis*|stabiliz* stabilis*|standardiz* standardis*|symboliz* symbolis*|sympathiz* sympathis*
theoriz* theoris*|utiliz* utilis*|visualiz* visualis*|authoriz* authoris*|civiliz* civilis*|coloniz* colonis*
revolutioniz* revolutionis*|socializ* socialis*|materializ* materialis*|synchroniz* synchronis*|jeopardiz* jeopardis*|scrutiniz* scrutinis*|crystalliz* crystallis*
traveled travelled|traveling travelling|traveler* traveller*|canceled cancelled|canceling cancelling|labeled labelled|labeling labelling|modeled modelled|modeling modelling
fueled fuelled|fueling fuelling|leveled levelled|leveling levelling|signaled signalled|signaling signalling|counselor* counsellor*|counseling counselling|jewelry jewellery
marvelous marvellous|woolen woollen|quarreled quarrelled|quarreling quarrelling|skillful* skilful*|fulfill fulfil|fulfills fulfils|fulfillment fulfilment|enroll enrol|enrolls enrols|enrollment enrolment
installment* instalment*|willful* wilful*|instill instil|instills instils|defense* defence*|offense* offence*|pretense pretence|gray grey|grays greys|graying greying
|plow* plough*|molt* moult*|smolder* smoulder*|skeptic* sceptic*|aging ageing
pajamas pyjamas|cozy cosy|cozier cosier|aluminum aluminium|airplane* aeroplane*|maneuver* manoeuvre*|encyclopedia* encyclopaedia*|pediatric* paediatric*|anesthetic* anaesthetic*
fetus* foetus*|estrogen oestrogen|leukemia leukaemia|anemia anaemia|hemoglobin haemoglobin|diarrhea diarrhoea|orthopedic* orthopaedic*|archeolog* archaeolog*
favorite favourite|favorites favourites|mustache moustache
`;

const ENDINGS =
  's ed ing er ers ful fully less ite ites hood hoods ly ist ists al ally y ies ism able ably some'.split(
    ' ',
  );
const ENDINGS_OF_VERBS = 'e es ed ing er ers able ation ations ational'.split(' ');

/** Stems that a rule would spell wrong with one of their endings. */
const WRITTEN_OUT = `
analyze analyse|analyzed analysed|analyzing analysing|analyzer analyser|paralyze paralyse|paralyzed paralysed|paralyzing paralysing
emphasize emphasise|emphasizes emphasises|emphasized emphasised|emphasizing emphasising|catalyze catalyse|catalyzed catalysed
center centre|centers centres|centered centred|centering centring|liter litre|liters litres|humor humour|mold mould|molds moulds|moldy mouldy
catalog catalogue|catalogs catalogues|cataloged catalogued|cataloging cataloguing
`;

type Words = ReadonlyMap<string, string>;
let tables: { american: Words; british: Words } | undefined;

/** What to write for a word of the other variety. */
function spellings(): { american: Words; british: Words } {
  if (tables !== undefined) return tables;
  const pairs = `${PAIRS.trim()}\n${WRITTEN_OUT.trim()}`.split(/[|\n]/).flatMap((pair) => {
    const [one = '', other = ''] = pair.split(' ');
    if (!one.endsWith('*')) return [[one, other] as const];
    const [american, british] = [one.slice(0, -1), other.slice(0, -1)];
    const endings = american.endsWith('z') ? ENDINGS_OF_VERBS : ['', ...ENDINGS];
    return endings.map((ending) => [american + ending, british + ending] as const);
  });
  tables = {
    american: new Map(pairs.map(([one, other]) => [other, one])),
    british: new Map(pairs),
  };
  return tables;
}

const WORD = /\p{L}+/gu;

/** The words of a text that the other variety spells otherwise. */
export function formSpelling(text: string, to: 'american' | 'british'): FormEdit[] {
  const table = spellings()[to];
  return Array.from(text.matchAll(WORD)).flatMap(({ index, 0: word }) => {
    const other = table.get(word.toLowerCase());
    if (other === undefined || (word !== word.toLowerCase() && !isCapital(word))) return [];
    const replacement = isCapital(word) ? other[0]!.toUpperCase() + other.slice(1) : other;
    return [{ start: index, end: index + word.length, replacement, by: 'spelling' as const }];
  });
}

const isCapital = (word: string): boolean => /^\p{Lu}\p{Ll}+$/u.test(word);
