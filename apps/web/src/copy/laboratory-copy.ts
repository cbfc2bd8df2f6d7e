export const laboratoryCopy = {
  heading: 'The laboratory',
  intro:
    'Everything here runs in your browser. Plant a mark under a key of your own, watch a detector find it, then rewrite the text and look again.',
  textLabel: 'A text in English',
  keyLabel: 'Secret key',
  scheme: 'Kind of list',
  kgw: 'Depends on the word before (KGW)',
  unigram: 'One list for all words (Unigram)',
  plant: 'Plant the mark',
  rewrite: 'Rewrite the text',
  reset: 'Start again',
  working: 'Working...',
  steps: { original: 'Original', planted: 'With the mark', rewritten: 'After the rewrite' },
  green: 'green',
  notGreen: 'not green',
  score: (greens: number, scored: number, z: string) =>
    `${greens} of ${scored} counted words are green. z = ${z}`,
  verdict: (z: number) =>
    z >= 4
      ? 'A detector with this key would say: marked.'
      : z >= 2.33
        ? 'Suspicious: unmarked texts score this high about one time in a hundred.'
        : 'Nothing stands out: unmarked texts score like this every day.',
  chart: 'How this text scores under 200 other keys, and under yours',
  yourKey: 'your key',
  wrongKey:
    'Change the key after planting, and the mark is gone from sight: without the key there is nothing to see.',
  sample:
    'A good library is more than a large collection of books. It is a quiet place where people of every age can find help with a difficult question, begin a new project, or simply sit for an hour and think. When a small town opens a new library, the effect is often bigger than anyone expected. Children who live near it read more and start school with a wider range of words. Adults who lost a job use the computers to look for work, and they often receive useful advice from the staff. Older people meet their friends there, which helps them stay healthy and active. Many experts think that a library also makes the area around it safer, because a busy building with lots of visitors keeps the street full of life. Of course, a library needs money, and a council must choose between many important things. But the cost is usually small compared with the benefit, and it is hard to show another building that gives so much to so many people for such a low price.',
} as const;
