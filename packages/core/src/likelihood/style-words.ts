/** A list of words as a set. */
export const setOf = (words: string) => new Set(words.split(' '));

/** Word lists behind the rates per word; each becomes one figure. */
export const WORD_RATES: [name: string, words: Set<string>][] = [
  ['first person', setOf("i me my mine myself i'm i've i'd i'll")],
  ['first person plural', setOf("we us our ours ourselves we're we've we'll let's")],
  ['second person', setOf("you your yours yourself you're you've you'll you'd")],
  ['third person', setOf("he she him her his hers himself herself he's she's he'd she'd")],
  ['they', setOf("they them their theirs themselves they're they've")],
  ['the', setOf('the')],
  ['a/an', setOf('a an')],
  ['and', setOf('and')],
  ['of', setOf('of')],
  ['to', setOf('to')],
  ['in/on/at', setOf('in on at')],
  ['with/while', setOf('with while as')],
  ['through/by', setOf('through by within across throughout beyond amidst amid')],
  ['but', setOf('but though although yet')],
  ['so/because', setOf('so because cause since')],
  ['is/was', setOf('is are was were be been being am')],
  ['had', setOf("had have has having hadn't haven't hasn't")],
  ['that/which', setOf('that which who whom whose')],
  ['this/these', setOf('this these those such')],
  ['modals', setOf("would could should might can may must will won't can't couldn't wouldn't")],
  ['negation', setOf("not no never nothing nobody none don't didn't doesn't isn't wasn't can't")],
  [
    'linking adverbs',
    setOf(
      'however moreover furthermore additionally therefore consequently thus ultimately overall finally firstly secondly lastly nevertheless nonetheless similarly conversely meanwhile',
    ),
  ],
  [
    'vague words',
    setOf(
      'very really just quite pretty actually basically thing things stuff lot lots kind sort bit',
    ),
  ],
  ['said', setOf('said says told asked')],
  ['there/it', setOf("there it it's there's")],
  ['or', setOf('or')],
  ['time words', setOf('when then after before until now again later once')],
];
