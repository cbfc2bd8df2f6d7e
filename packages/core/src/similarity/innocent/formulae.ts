import type { InnocentSpan } from './kinds.ts';

// What is studied, by whom, and how it is put: written once, used in many formulae.
const PARTS: Record<string, string> = {
  STUDY:
    '(?:study|paper|article|essay|thesis|dissertation|chapter|report|review|work|research|project|investigation|experiment|section|survey|analysis|assignment|presentation)',
  THIS: '(?:this|the present|the current|our|the following|these|the)',
  BE: '(?:is|are|was|were|has been|have been|can be|could be|may be|might be|will be|should be|must be|would be|being|be)',
  AIM: '(?:aims?|purposes?|objectives?|goals?|intention|focus|scope|main contributions?)',
  DO: '(?:investigate|examine|explore|analy[sz]e|assess|evaluate|determine|identify|discuss|describe|study|compare|test|understand|show|establish|provide|find out|present|review|outline|consider|look at|shed light on|contribute to|address|answer)',
  FINDING:
    '(?:results?|findings?|evidence|data|analys[ei]s|observations?|outcomes?|figures|conclusions?|literature|studies|research|work)',
  SAY: '(?:suggests?|indicates?|shows?|demonstrates?|reveals?|confirms?|supports?|implies|imply|suggested|indicated|showed|shown|demonstrated|revealed|confirmed|supported|found|reported|argued|claimed|pointed out|highlighted|proposed|noted|observed)',
  LINK: '(?:relationships?|relations?|links?|correlations?|associations?|connections?|differences?|effects?|impacts?|influences?|interactions?|increases?|decreases?|changes?)',
  BIG: '(?:significant|considerable|substantial|important|key|major|crucial|critical|vital|central|great|large|strong|positive|negative|growing|increasing|small|clear|statistically significant|well-established|essential|fundamental|strong positive|strong negative)',
};

// Formulae of essays and papers; what stands in their gaps is left to be compared.
const PHRASES = [
  'the (?:main |primary |overall |central |chief )?AIM of THIS STUDY (?:BE )?to DO(?: the (?:LINK|role|extent|impact|causes|use))?(?: (?:of|between|to which|on))?',
  'THIS STUDY (?:aims?|aimed|seeks?|sought|attempts?|attempted|sets out|set out|intends?|tries|tried) to DO(?: the (?:LINK|role|extent|impact|causes|use))?(?: (?:of|between|to which|on))?',
  '(?:in|over|during) (?:the )?(?:recent|past|last)(?: few| two| three| several| couple of)? (?:years|decades|times|century)',
  'there (?:has been|is|was|have been|are|were|exists?) (?:an? |no |some |little |much |increasing |growing |)(?:BIG )?(?:increasing |growing )?(?:interest in|body of (?:evidence|literature|research|work)|amount of (?:research|literature|work|attention)|LINK (?:between|in|of)|consensus (?:on|about|among)|debate (?:about|on|over)|number of (?:studies|reasons|ways|factors)|lack of (?:research|consensus|data|evidence|studies)|need (?:for|to)|doubt that|evidence (?:that|to suggest that|for))',
  'an? (?:growing|large|considerable|substantial|increasing|extensive|small|significant) (?:body|amount|number) of (?:literature|research|evidence|work|studies|scholars|authors)(?: (?:has|have) (?:been (?:carried out|conducted|published|done|devoted)|examined|investigated|explored|shown|suggested|focused|looked at|demonstrated))?(?: (?:on|the|that|how|whether))*(?: (?:effects?|impact|role|use|relationship) (?:of|on|between))?',
  '(?:however,? )?(?:relatively |comparatively |very )?(?:little|less|not much) (?:is|research|attention|work|evidence)(?: (?:currently )?(?:known|exists?|been (?:paid|given|done|carried out)|has been (?:paid|done|conducted|given)))?(?: (?:about|to|on|for|regarding))?',
  '(?:the |these |our |all )?FINDING (?:of|from|in) (?:THIS )?(?:STUDY|analysis|studies)(?: (?:also|further|thus|therefore|clearly))? (?:SAY|BE|have)(?: that)?(?: there (?:is|was) an? (?:BIG )?LINK(?: between)?)?',
  '(?:the|these|our|such|recent|previous|earlier|several|many|some|most|taken together,? these) FINDING (?:also |further |clearly |have |has |thus |therefore |strongly )?(?:SAY|BE (?:consistent|in line|in agreement|comparable|compatible|presented|discussed|summarised|summarized|shown)|(?:have|has) (?:BIG )?implications|provide|support|contribute|add)(?: that| with| in| for| to)?(?: (?:those of )?(?:previous|earlier|other|prior) (?:research|studies|work|findings))?',
  'there (?:is|was|were|are) (?:an? |no )?(?:statistically )?(?:BIG )LINK between(?: the two (?:groups|variables|conditions))?',
  '(?:further|future|more|additional) (?:research|studies|work|investigation|experiments|analysis)(?: (?:is|are|should|could|may|might|will|needs?|must))?(?: (?:be|therefore|to be|also))*(?: (?:needed|required|necessary|warranted|done|conducted|carried out|undertaken|focus on|examine|explore|use|investigate|include))?(?: (?:to|before|in order to)(?: (?:confirm|establish|determine|explore|understand|validate|replicate))?(?: (?:these|the|this|our) (?:results|findings))?)?',
  '(?:semi-?structured|structured|in-depth|unstructured|face-to-face|telephone|follow-up|focus group)? ?(?:interviews?|surveys?|questionnaires?|observations?|experiments?) BE (?:conducted|carried out|held|administered|sent|distributed|recorded|performed|used)(?: and (?:transcribed|analysed|analyzed|recorded|coded))?(?: verbatim)?(?: (?:with|by|to|among|in|from|at|on))?',
  '(?:the )?data BE (?:collected|gathered|obtained|analysed|analyzed|recorded|coded|processed|taken|drawn)(?: (?:from|by|using|with|by means of|through|in|at|via))?(?: an? (?:random|representative|large|small|convenience|stratified) sample of)?',
  'it (?:BE|has|can|could|may|might|should|must) (?:therefore |also |often |widely |generally |well |thus |then |,? however,? )*(?:be )?(?:noted|argued|said|seen|shown|concluded|assumed|suggested|accepted|acknowledged|known|believed|claimed|important|worth|clear|evident|possible|interesting|necessary|likely|hoped|expected|understood|agreed|recommended|found|observed|demonstrated|pointed out|stated|recogni[sz]ed)(?: (?:to (?:note|mention|point out|remember|consider|emphasi[sz]e|understand|acknowledge|recogni[sz]e|stress)|noting|mentioning|out))?(?:,? however,?)?(?: that)?',
  'on the (?:one|other) hand',
  '(?:in|by) (?:conclusion|summary|contrast|comparison|addition|particular|other words|this (?:way|context|respect|regard|sense|paper|section|chapter|study|essay)|general|short|fact|turn|line with|light of|terms of|order to|accordance with|spite of|view of|relation to|the case of|the context of|the light of|an attempt to|an effort to)',
  '(?:as|with) (?:a result(?: of)?|a consequence|can be seen (?:from|in)|shown in|mentioned (?:above|earlier|before)|discussed (?:above|earlier|in)|described (?:above|in)|noted (?:above|earlier)|regards? to|respect to|the (?:help|aid|exception|advent) of|stated (?:above|earlier)|well as|illustrated (?:in|by))',
  '(?:despite|notwithstanding|due to|because of|given|considering|in spite of|in view of|apart from) (?:these|this|its|the|their|such) (?:limitations?|facts?|findings?|results?|shortcomings?|differences|reasons?|nature|lack|importance|size|complexity|context)(?: that| of)?',
  '(?:plays?|played|playing) (?:an? )?(?:BIG |very important |pivotal )?(?:role|part) (?:in|for)',
  '(?:the )?(?:rest|remainder) of (?:the|this) STUDY BE (?:organi[sz]ed|structured|divided|set out|arranged)(?: as follows| into)?',
  '(?:section|chapter|part|table|figure|appendix) \\w{1,4} (?:then |also |briefly |finally )?(?:presents|describes|discusses|reviews|outlines|concludes|introduces|provides|shows|summari[sz]es|gives|explains|reports|illustrates|compares|details|examines|deals with|explores)(?: the| an?| our)?(?: (?:results|methodology|methods?|relevant literature|literature|findings|conclusions?|related work|data|background|paper|model|overview|summary|theoretical framework))?(?: (?:used|of|for|in|on|and))*',
  '(?:one|another|a|the most likely|a further|a possible|an alternative) (?:possible |likely |potential |plausible )?(?:explanation|reason|interpretation|cause|limitation|example|advantage|disadvantage|problem|argument|factor|question|strength|weakness|point) (?:for|of|to|in) (?:this|these|the|that|our|such)(?: (?:finding|findings|result|results|difference|study|approach|is|may|could|might))*(?: (?:be|that))*',
  '(?:to the best of (?:our|my) knowledge|as far as (?:we|i) know|(?:first|last) (?:of all|but not least)|for (?:example|instance|this reason|these reasons|the first time|the purposes? of)|at the (?:same|present) time|(?:first|second|third|final)ly|on the basis of|from (?:this|the) (?:point of view|perspective)|the fact that|a (?:wide )?(?:range|variety|number) of|the extent to which|the majority of|is based on|are based on|based on the|can be (?:used|defined|explained|divided|attributed|found|traced|described) (?:to|as|by|in|into)|has been (?:shown|suggested|argued|found|used|widely used) (?:that|to|in|as)|according to the|more (?:and more|likely to|or less)|in the (?:field|case|context|absence|presence|form|process|literature) of|there is no doubt that|beyond the scope of this STUDY|for many years to come)',
  '(?:many|some|several|other|most|a number of|various|there are many) (?:people|researchers|scholars|authors|studies|experts|critics|critics|individuals|writers)(?: who)? (?:believe|argue|have argued|claim|think|have suggested|suggest|agree|have shown|feel|say|have examined|have investigated|have found|have claimed|maintain)(?: that)?',
  'the (?:advantages? and (?:the )?disadvantages?|pros and cons|causes? and (?:effects?|consequences?)|strengths? and (?:weaknesses|limitations)) of',
  '(?:ethical )?(?:approval|permission|clearance|consent) (?:for (?:this|the) STUDY )?BE (?:obtained|granted|given|sought)(?: from| by)?(?: (?:the|all|each))*(?: (?:university|ethics|research|committee|participants|board|institutional|review|local))*',
  '(?:the |all |a total of \\w+ )?(?:participants|respondents|subjects|students|patients|volunteers) (?:BE |gave |provided |signed |completed |agreed )(?:(?:asked|recruited|invited|selected|chosen|divided|assigned|drawn|informed|randomly|told|given|interviewed|included)(?: (?:to|from|by|into|selected|assigned|that|in))*|(?:their )?(?:written |oral )?(?:informed )?consent(?: form)?|(?:an? |the )?(?:online |short )?(?:questionnaire|survey))',
  '(?:has|have|had) (?:received|attracted|gained|been given) (?:an? )?(?:BIG |much |little |increasing |a great deal of |widespread |scant |BIG critical )?(?:critical |scholarly |research )?attention',
  '(?:the )?question (?:of (?:whether|how|why|what)|that (?:arises|remains)|remains?|is (?:whether|how))',
  '(?:this|which|it) (?:view|argument|claim|theory|hypothesis|idea|position|assumption|conclusion|interpretation) (?:BE|has been|is) (?:also )?(?:supported|challenged|confirmed|shared|echoed|criticised|criticized|rejected|contested|questioned|consistent)(?: by| with)?(?: (?:an? )?(?:number of )?(?:several|recent|other|many|various|some|previous)?(?: recent)? ?(?:studies|authors|scholars|findings|research|researchers|evidence))?',
  '(?:the |our )?(?:sample size|number of participants|sample) (?:BE )?(?:relatively |quite |very |too |rather )?(?:small|limited|modest|large)',
  '(?:may|might|can|could|should|cannot|will) (?:not )?(?:therefore )?(?:be )?(?:generali[sz]ed|generali[sz]able|representative|interpreted|treated|applied|extended|extrapolated)(?: (?:to|of|with|beyond|as))?(?: (?:a |the )?(?:wider|larger|general|whole|broader|other|caution|care)(?: population| populations| contexts| settings)?)?',
  '(?:contribut(?:es?|ed|ing|ion)|add(?:s|ed|ing)?) (?:of this study )?to (?:our|the|a better|an) (?:understanding|knowledge|literature|existing|growing|ongoing)(?: (?:understanding|literature|body|debate|knowledge|research|discussion))*(?: (?:of|on|about))*',
  '(?:fill|close|bridge|address) (?:this|the|a) (?:research )?gap(?: in (?:the |our )?(?:literature|knowledge|research))?',
];

function patternOf(formula: string): RegExp {
  let source = formula;
  // A part may hold another one: LINK stands behind BIG.
  for (let round = 0; round < 2; round++) {
    source = source.replace(/\b[A-Z]{2,}\b/g, (name) => PARTS[name] ?? name);
  }
  return new RegExp(`\\b${source.replace(/ /g, '\\s+')}\\b`, 'gi');
}

let patterns: RegExp[] | undefined;

/** The formulae of essays and papers, word for word or with other words in their gaps. */
export function formulaPassages(text: string): InnocentSpan[] {
  patterns ??= PHRASES.map(patternOf);
  return patterns.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ 0: said, index }) => ({
      start: index,
      end: index + said.length,
      kind: 'phrases' as const,
    })),
  );
}
