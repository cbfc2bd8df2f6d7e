import type { Document } from './document.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

const ENGLISH = words(
  `the of and to in is that it for was on are as with be at this have from by had but they you were which she we there
  been their has would what will if can all her his do my more your when who them its not an our how these could than
  then so some about into i he or`,
);

/** Frequent words of other languages in Latin script, without those English shares. */
const OTHER = words(
  `der die das und ist nicht mit auch auf ein eine den dem des zu von für sich le la les des et est une un dans que qui pour
  pas sur au du avec sont el los las y es en por con una para como del se su lo il di che non per sono della nel gli
  de het een van niet zijn op dat voor met aan och att som är på för inte det av ett og på til er ikke jeg han
  o os um uma não com mais dos das ao pela w nie na się jest że z do i ve bir bu için ile da ja ei se on että`,
);

const SHARED = words('i do to a in so on me he as was an die man is of at');

/**
 * Whether a text is English enough to be worked on: its frequent words are English ones, and more
 * of them than of other languages. Texts of a few words need one English function word.
 */
export function isEnglish(doc: Document): boolean {
  let english = 0;
  let other = 0;
  let latin = 0;
  let foreign = 0;
  for (let i = 0; i < doc.count; i++) {
    if (doc.word[i]! === 0) {
      if (
        doc.text.charCodeAt(doc.start[i]!) > 0x24f &&
        /\p{L}/u.test(doc.text.charAt(doc.start[i]!))
      )
        foreign++;
      continue;
    }
    latin++;
    const word = doc.lower[i]!;
    if (ENGLISH.has(word)) english++;
    if (OTHER.has(word) && !SHARED.has(word)) other++;
  }
  if (latin < 2 * foreign || english === 0) return false;
  return english > other && (latin < 12 || english / latin > 0.12);
}
