/** Paraphrases as a good model gives them, with the placeholders of the protected items. */

export const bakery = {
  text: 'Maria Lopez opened her bakery in Porto after leaving a large firm. She does not bake on Sundays, because the family usually meets for lunch then. Her neighbours often say that the smell of fresh bread wakes the whole street long before the first tram arrives.',
  paraphrase:
    "After quitting a big company, Maria Lopez started a bakery of her own in Porto. The oven stays cold on Sundays, when her family would not miss its midday meal together. According to the neighbours, the scent of bread just out of the oven gets everybody in the street up, well ahead of the morning's earliest tram.",
};

export const report = {
  text: 'Running `npm install` failed 3 times on 12 May, as Chen reported at https://status.example.com/log?id=7. Write to help@example.com if you still see the failure. "It just stopped," one user said. Later studies confirm the effect on build servers (Park, 2021).',
  masked:
    'Running [[1]] failed [[2]] times on [[3]] May, as Chen reported at [[4]]. Write to [[5]] if you still see the failure. [[6]] one user said. Later studies confirm the effect on build servers [[7]].',
  paraphrase:
    "On [[3]] May, there were [[2]] failures of [[1]], according to the account that Chen gave at [[4]]. Should the failure still turn up, please write to [[5]]. [[6]] in one user's words. That build servers show this effect has been confirmed in later studies [[7]].",
};

export const garden = {
  text: '# A small garden\n\nA garden needs light more than anything else. Choose a place where the sun reaches the soil for most of the day.\n\n- Water the beds in the morning, when the air is still cool.\n- Cover the ground with straw, so that it keeps its moisture.',
  paraphrase:
    '# A garden of modest size\n\nLight is what matters most to any garden. Pick a spot at which the soil gets sun during the better part of each day.\n\n- Mornings are best for watering the beds, while the air has yet to warm up.\n- Straw spread over the ground helps to hold its moisture.',
};

export const german = {
  text: 'Der kleine Laden an der Ecke verkauft frisches Brot. Die Leute aus der Nachbarschaft kommen gern, weil der Besitzer jeden freundlich begrüßt und viel Zeit für ein Gespräch hat.',
  paraphrase:
    'An der Ecke gibt es einen kleinen Laden, der frisches Brot anbietet. Wer in der Nachbarschaft wohnt, kommt gern vorbei: Der Besitzer begrüßt alle freundlich und nimmt sich für Gespräche viel Zeit.',
};

const recorded = [bakery, report, garden, german];

/** Plays the recorded paraphrase of each text that stands in a call. */
export function recordedVersion(text: string): string {
  return recorded.reduce((version, one) => {
    const original = 'masked' in one ? (one.masked as string) : one.text;
    return version.replaceAll(original, () => one.paraphrase);
  }, text);
}

/** The built-in engine changes several of its wordings: all are ones that readers let stand. */
export const wordy =
  'People often utilize this tool, for example in the evening, in order to assist others, despite the cold.';
