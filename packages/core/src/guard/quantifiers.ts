/** How much or how often; of two that are rivals one cannot stand for the other. */
const classes: [string, RegExp][] = [
  [
    'all',
    /\b(?:all(?! (?:right|in all|but|over|along|the same|day|night|year)\b)|every(?:one|body|thing)?(?! (?:day|week|month|year|morning|evening|night|time|now|so often)\b)|each(?! (?:day|week|month|year|morning|evening|night|time|other)\b)|whole|entire|entirety|without exception)\b/g,
  ],
  [
    'each time',
    /\b(?:(?:every|each) (?:day|week|month|year|morning|evening|night|spring|summer|autumn|winter)|daily|weekly|monthly|yearly|annual(?:ly)?)\b/g,
  ],
  [
    'most',
    /\b(?:(?<!the )most(?= (?:of|people|men|women|children|(?:\w+ )?\w{3,}s)\b|[.;,])|mostly|majority|bulk|better part)\b/g,
  ],
  [
    'many',
    /\b(?:many|numerous|countless|plenty|lots|a lot of|dozens|a (?:large|great|good) (?:number|deal|many)|host of|scores of)\b/g,
  ],
  ['several', /\b(?:several|various|a number of|multiple)\b/g],
  ['some', /\b(?:some(?! (?:time|day)\b)|a few|certain|a couple|a handful|a small number)\b/g],
  ['few', /\b(?:few|hardly any|little)\b/g],
  ['always', /\b(?:always|constantly|invariably|every time|at all times|without fail)\b/g],
  ['often', /\b(?:often|frequently|usually|generally|typically|commonly|normally|as a rule)\b/g],
  [
    'sometimes',
    /\b(?:sometimes|occasionally|at times|now and then|once in a while|from time to time)\b/g,
  ],
  [
    'at most',
    /\b(?:at (?:the )?most|up to|no (?:more|later|longer|greater|higher) than|not (?:more|later|longer) than|(?<!no |not )(?:less|fewer) than|under(?= \[\[)|below(?= \[\[)|maximum)\b/g,
  ],
  [
    'at least',
    /\b(?:at (?:the very )?least|no (?:fewer|less|earlier) than|not (?:fewer|less) than|(?<!no |not )more than(?= \[\[| (?:a|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|fifty|half)\b| \w+ (?:hundred|thousand|million|dozen))|over(?= \[\[)|above(?= \[\[)|minimum|exceed(?:s|ed|ing)?)\b/g,
  ],
];

const rivals: [string, string][] = [
  ['all', 'most'],
  ['all', 'many'],
  ['all', 'several'],
  ['all', 'some'],
  ['all', 'few'],
  ['each time', 'some'],
  ['most', 'many'],
  ['most', 'some'],
  ['most', 'several'],
  ['most', 'few'],
  ['many', 'some'],
  ['many', 'few'],
  ['several', 'few'],
  ['some', 'few'],
  ['always', 'often'],
  ['always', 'sometimes'],
  ['often', 'sometimes'],
  ['at least', 'at most'],
];

/** Expressions in which such a word counts nothing. */
const idle =
  /\b(?:at all|above all|after all|first of all|all of a sudden|once and for all|all kinds|not only|little by little|few and far|a certain|on the whole|as a whole|the whole time)\b/g;

function quantities(text: string): Map<string, number> {
  let left = text.toLowerCase().replaceAll('’', "'").replace(idle, ' ');
  const counts = new Map<string, number>();
  // Bounds first: "no more than" is no "more than". Then "a few" before "few".
  for (const [name, pattern] of [...classes.slice(-2), ...classes.slice(0, -2)]) {
    left = left.replace(pattern, () => {
      counts.set(name, (counts.get(name) ?? 0) + 1);
      return ' · ';
    });
  }
  return counts;
}

/** Whether a version puts one quantity in the place of another that means something else. */
export function quantitiesKept(before: string, after: string): boolean {
  const [had, has] = [quantities(before), quantities(after)];
  const gain = (name: string) => (has.get(name) ?? 0) - (had.get(name) ?? 0);
  return !rivals.some(([one, other]) => gain(one) * gain(other) < 0);
}
