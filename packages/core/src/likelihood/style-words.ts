/** A list of words as a set. */
export const set = (words: string) => new Set(words.split(' '));

/** Word lists behind the rates per word; each becomes one figure. */
export const WORD_RATES: [name: string, words: Set<string>][] = [
  ['first person', set("i me my mine myself i'm i've i'd i'll")],
  ['first person plural', set("we us our ours ourselves we're we've we'll let's")],
  ['second person', set("you your yours yourself you're you've you'll you'd")],
  ['third person', set("he she him her his hers himself herself he's she's he'd she'd")],
  ['they', set("they them their theirs themselves they're they've")],
  ['the', set('the')],
  ['a/an', set('a an')],
  ['and', set('and')],
  ['of', set('of')],
  ['to', set('to')],
  ['in/on/at', set('in on at')],
  ['with/while', set('with while as')],
  ['through/by', set('through by within across throughout beyond amidst amid')],
  ['but', set('but though although yet')],
  ['so/because', set('so because cause since')],
  ['is/was', set('is are was were be been being am')],
  ['had', set("had have has having hadn't haven't hasn't")],
  ['that/which', set('that which who whom whose')],
  ['this/these', set('this these those such')],
  ['modals', set("would could should might can may must will won't can't couldn't wouldn't")],
  ['negation', set("not no never nothing nobody none don't didn't doesn't isn't wasn't can't")],
  [
    'linking adverbs',
    set(
      'however moreover furthermore additionally therefore consequently thus ultimately overall finally firstly secondly lastly nevertheless nonetheless similarly conversely meanwhile',
    ),
  ],
  [
    'vague words',
    set(
      'very really just quite pretty actually basically thing things stuff lot lots kind sort bit',
    ),
  ],
  ['said', set('said says told asked')],
  ['there/it', set("there it it's there's")],
  ['or', set('or')],
  ['time words', set('when then after before until now again later once')],
];
