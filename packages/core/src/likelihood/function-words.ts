/** Closed-class English words: what stays of a text when its subject is taken out. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a about above across after afterwards again against all almost along already also although
  always am among an and another any anyone anything anyway anywhere are aren't around as at away
  back be became because become becomes been before behind being below beside besides between beyond
  both but by can can't cannot could couldn't despite did didn't do does doesn't doing don't done
  down due during each either else enough especially even ever every everyone everything everywhere
  except far few finally first for former from further furthermore get gets getting go goes going
  gonna got had hadn't has hasn't have haven't having he he'd he'll he's hence her here hers herself
  him himself his how however i i'd i'll i'm i've if in indeed instead into is isn't it it'd it'll
  it's its itself just last later least less let let's like likely likewise little lot lots made make
  makes making many may maybe me meanwhile might mine more moreover most mostly much must my myself
  near nearly neither never nevertheless next no nobody none nonetheless nor not nothing notably now
  nowhere of off often oh ok okay on once one ones only onto or other others otherwise ought our ours
  ourselves out over overall own per perhaps please pretty put quite rather really same second seem
  seemed seems several shall she she'd she'll she's should shouldn't similarly simply since so some
  somebody someone something sometimes somewhat somewhere soon still such take than thank that that's
  the their theirs them themselves then there there's thereby therefore these they they'd they'll
  they're they've thing things third this those though three through throughout thus till to together
  too toward towards two ultimately under unless unlike until up upon us used usually various very via
  was wasn't we we'd we'll we're we've well went were weren't what what's whatever when whenever where
  whereas wherever whether which while who who's whoever whole whom whose why will with within without
  won't would wouldn't yeah yes yet you you'd you'll you're you've your yours yourself yourselves`
    .trim()
    .split(/\s+/),
);
