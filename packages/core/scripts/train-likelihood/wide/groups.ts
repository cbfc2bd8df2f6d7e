/** A text by a person, judged by a model that never saw its group. */
export interface GroupedPerson {
  group: string;
  score: number;
}

export interface GroupRate {
  group: string;
  texts: number;
  rate: number;
}

/** Groups with fewer texts have no say: two in a hundred of them is one text. */
export const LEAST_GROUP = 60;

const groupsOf = (people: readonly GroupedPerson[]) =>
  [...Map.groupBy(people, ({ group }) => group)].filter(([, own]) => own.length >= LEAST_GROUP);

/** How many of each large group lie above a threshold; the worst first. */
export function groupRates(people: readonly GroupedPerson[], threshold: number): GroupRate[] {
  return groupsOf(people)
    .map(([group, own]) => {
      const above = own.filter(({ score }) => score > threshold).length;
      return { group, texts: own.length, rate: above / own.length };
    })
    .sort((a, b) => b.rate - a.rate || (a.group < b.group ? -1 : 1));
}
