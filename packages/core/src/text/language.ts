const words = (list: string): string[] => list.split(/\s+/);

const ENGLISH: ReadonlySet<string> = new Set(
  words(
    `the of and to in is that it for was on are as with be at this have from by had but they you were which she we there
    been their has would what will if can all her his do my more your when who them its not an our how these could than
    then so some about into i he or`,
  ),
);

/** Those of them that are rare in any other language, in whatever spelling: "was" is German, "by" Polish. */
const ENGLISH_ALONE: ReadonlySet<string> = new Set(
  words(
    `the of and that it with be this have from but you were which she there been their has would what can his your
    when who them its not our how these could than then some about into are for they he more her`,
  ),
);

/** Words that are as common in English as elsewhere. */
const SHARED = new Set(words('i do to a in so on me he as was an die man is of at'));

/** Frequent words of other languages in Latin script. */
const OTHER_AS_WRITTEN = words(
  `der die das und ist nicht mit auch auf ein eine den dem des zu von für sich le la les des et est une un dans que qui pour
  pas sur au du avec sont el los las y es en por con una para como del se su lo il di che non per sono della nel gli
  de het een van niet zijn op dat voor met aan och att som är på för inte det av ett til er ikke ikkje og jeg han kan
  o os um uma não com mais dos das ao pela w nie na się jest że z przez
  jak tak już od po dla czy tylko może są tym tego jego jej ich nas mnie oraz lub gdy aby żeby przed kiedy bardzo był była
  było który która jeszcze ze ve bir bu için ile da ja ei se on että
  je za koji ili nije što ki če kot kaj pri ter jsou není nebo který ako alebo ktorý je pre și nu este sau cu care
  ole tai joka olla või kui mis és az egy nem hogy vagy meg ir nėra kad iš ar lai nav kas un
  không của và là các được một cho với này để trong bạn yang dan untuk tidak dengan dari atau ini pada dalam
  agus gach leis tá níl bhí na gu nach airson tha seo dhan të dhe në për një nuk është që nga eta ez edo amb els
  og að ekki yn mae wedi ang ng mga hindi ya wa kwa ni katika vir wat`,
);

const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '');

/** With accents and without, since some readers of a text take them off. */
const OTHER: ReadonlySet<string> = new Set(
  [...OTHER_AS_WRITTEN, ...OTHER_AS_WRITTEN.map(plain).filter((word) => !ENGLISH.has(word))].filter(
    (word) => !SHARED.has(word),
  ),
);

/** Markup has words of its own, in no language. */
export const MARKUP = /<(?:style|script)\b[^<]*<\/|<[/!A-Za-z][^<>]{0,400}>|&[a-z]{2,8};/gi;

/** What the words of a text say of its language. */
export interface LanguageTally {
  /** Words in Latin letters; of them frequent ones of English, and of other languages. */
  latin: number;
  english: number;
  other: number;
  /** Those of the English ones that are of no other language. */
  alone: number;
  /** Words, or signs, of other scripts. */
  foreign: number;
}

export const newTally = (): LanguageTally => ({
  latin: 0,
  english: 0,
  other: 0,
  alone: 0,
  foreign: 0,
});

/** Counts a word in Latin letters, lower-cased. */
export function tallyWord(tally: LanguageTally, word: string): void {
  tally.latin++;
  if (ENGLISH.has(word)) tally.english++;
  if (ENGLISH_ALONE.has(word)) tally.alone++;
  if (OTHER.has(word)) tally.other++;
}

/** From so many words on frequent ones are expected in any text. */
const SOME_WORDS = 12;
/** And from so many on one that only English has. */
const MANY_WORDS = 25;
/** Share of the words that are frequent ones in any English text. */
const LEAST_FREQUENT = 0.12;

/**
 * Whether words are English: the frequent ones among them are English ones, and more of them than of
 * other languages. `isFamiliar` decides where there are too few of them to say.
 */
export function isEnglishTally(
  { latin, english, other, alone, foreign }: LanguageTally,
  isFamiliar: () => boolean,
): boolean {
  if (latin < 2 * foreign) return false;
  if (alone === 0 && latin >= MANY_WORDS) return isFamiliar();
  if (english > other)
    return latin < SOME_WORDS || english / latin > LEAST_FREQUENT || isFamiliar();
  return english === other && isFamiliar();
}
