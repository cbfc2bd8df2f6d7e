/** Words that say little about a text's subject: function words and the commonest verbs and adverbs of English. */
const LIST = `
a about above across actually after again against ago all almost along already also although always am among
an and another any anybody anyone anything anyway are aren't around as at away back be became because become
becomes been before behind being below beside besides best better between beyond both but by came can can't cannot
come comes could couldn't did didn't do does doesn't doing don don't done down during each either else enough
especially etc even ever every everybody everyone everything few first for from further gave get gets getting give
given gives go goes going gone got had hadn't has hasn't have haven't having he he's her here hers herself him
himself his how however i i'd i'll i'm i've if in indeed instead into is isn't it it's its itself just keep kept
knew know known last later least less let let's like likely little long look lot made mainly make makes making many
may maybe me might more moreover most mostly much must my myself near nearly need needs neither never nevertheless
new next no nobody none nor not nothing now nowhere of off often oh ok on once one only onto or other others
otherwise our ours ourselves out over own per perhaps put quite rather really said same saw say says see seem
seemed seems seen several shall she she's should shouldn't since so some somebody someone something sometimes
somewhat soon still such take taken takes than that that's the their theirs them themselves then there there's
therefore these they they're they've thing things think this those though three through throughout thus to together
told too took toward towards two under unless until up upon us use used uses using usually various very via want
was wasn't way ways we we'd we'll we're we've well went were weren't what whatever when whenever where whereas
wherever whether which while who whoever whole whom whose why will with within without won't would wouldn't yes yet
you you'd you'll you're you've your yours yourself yourselves s t d m re ve ll
`;

/** The English stop words, as word forms (lower case, straight apostrophes). */
export const STOP_WORDS: ReadonlySet<string> = new Set(LIST.split(/\s+/).filter(Boolean));
