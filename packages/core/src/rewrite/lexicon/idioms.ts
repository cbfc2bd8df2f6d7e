/**
 * Fixed expressions in which no single word is exchanged: names of things, terms, and idioms,
 * separated by semicolons. A phrase of the lexicon may still replace one as a whole.
 */
const EXPRESSIONS = `
health care; mental health; physical health; public health; climate change; global warming; social media; health insurance
heart disease|attack|rate|failure; blood pressure|sugar|vessel|vessels; high school|schools|court|priest; middle school|class|ages
primary school|care|key|election; real estate|time|world|life|number|numbers; free time|will|trade|market|speech
common sense|ground|good|law|cold; big deal|data|bang|picture; good luck|morning|night|evening|afternoon|news|idea|friend|friends|deal|enough
great britain|depression|wall|deal|grandmother|grandfather; human rights|being|beings|resources|nature|race
artificial intelligence; machine learning; deep learning; neural network|networks; natural language|resources|disaster|disasters|selection|gas|world|science|sciences
best friend|friends|man|seller|interest|interests|practice|practices; first time|place|step|aid|class|half|name|person|lady|floor
last name|time|week|year|month|night|minute; general public|election|manager|store; old age|school|man|woman|lady|friend|friends|days
young man|woman|men|women|lady|adult|adults; small talk|town|business|businesses|intestine; little bit; large scale|language|number
hard work|time|times|drive|disk|worker|workers|copy; short story|stories|term|film; long time|run|term|way|ago|distance; strong suit
main street|character|characters|course|dish; major league|leagues|depressive; minor league; state of the art; point of view; way of life
quality of life; standard of living; sense of humor; code of conduct; rule of law; rule of thumb; freedom of speech; work of art; works of art
source of income; cost of living; side effect|effects; supply chain|chains; case study|studies; test case|cases|set|sets|score|scores
training data|set; data set|sets; business model|plan|man|trip; job market|interview|opportunities; problem solving; decision making; critical thinking
time management|frame|period|zone|series; life cycle|expectancy|style|span; work force|place|out; role model|models; power plant|plants|supply
energy efficiency|drink|drinks; food chain|security|poisoning; use case|cases; target audience|language; private sector|school|schools
public transport|transportation|school|schools|sector|opinion|relations|policy; significant other|figure|figures; statistically significant
significance level; standard deviation|error; random variable|variables|forest; positive correlation|feedback|integer|number; state department
united states|kingdom|nations; vice president; prime minister; make|makes|made|making sense; take|takes|took|taking|taken place|part|turns|note|care|charge|root|shape|action|effect|advantage
keep in mind; bear in mind; keep|keeps|kept track; keep|keeps|kept|keeping up with; get|gets|got|getting rid of; make|makes|made|making sure|use|up|way|love|fun
in place|turn|question|charge|common|person|advance|part|effect|use|case|order|time|trouble|particular|fact|short|general|detail|depth|love|vain|favor
in touch with; in need of; in search of; in favor of; in the face of; in the wake of; in the hands of; in the middle of; in response to; in line with; in light of; in view of
on time|board|purpose|average|hand|fire|foot|duty; on top of; on behalf of; on the way; on the part of; on the verge of; at hand|home|work|large|risk|ease|stake|bay|odds|length|heart
at the heart of; at the expense of; at the end of; by means of; by the time; by chance|accident|hand; for good|sure; for the sake of; for the first time
as usual|follows; as far as; as much as; as many as; such that; so far|on|forth|much|called; or so; by far; far from|away; the other day; the only thing; all right; at all
of course; no matter; let alone; not only; other than; up to date; used to; long ago; years ago; right away|side|hand|wing|angle|angles; left side|hand|wing; well being; hard time
have|has|had|having fun; go ahead; look|looks|looking|looked forward to; come|comes|came|coming up with; face to face; day to day; step by step; side by side; hand in hand; word of mouth
trial and error; pros and cons; ups and downs; terms and conditions; research and development; supply and demand; law and order; back and forth; here and there; again and again; over and over; more or less; sooner or later
all over; bottom line; comfort zone; turning point; starting point; end up|result|user|users; front door|line|lines|page; back door|yard; living room; dining room; waiting room; growing up; leading role|man|lady; working class|people|conditions
following day|year|week|month|morning|night|section|sections|example|equation; fair share|trade|play|enough|use; safe space|haven; white house; open source|space|mind; close friend|friends|call|relationship|attention
full time|name|moon|stop; whole grain|grains|food|foods|number|wheat|new|life; simple sugar|sugars|past|majority; complex number|numbers|carbohydrates|sentence; basic income|needs|rights; critical mass|point|condition|acclaim|care|theory
essential oil|oils|amino|nutrients; vital sign|signs; key word|words|frame|ring|board; special effects|education|needs|forces|agent; bright side; dark side|matter|ages; bad luck|news|guy|guys|mood
happy birthday|hour|ending|new|holidays; thank you; excuse me; peer pressure; body language; background check; gun control|violence; death penalty; drug use|abuse|addiction; substance abuse; video game|games
cell phone|phones; mobile phone|phones|device|devices|app|apps; customer service|experience|support; fast food; junk food; ice cream; credit card; bank account; interest rate|rates; stock market; labor force|market
minimum wage; middle east; civil war|rights|society; world war|cup; foreign policy|language|languages|exchange; national park|parks|security|anthem; human body|brain|life; nervous system; immune system; solar system|power|panels|energy
greenhouse gas|gases; carbon dioxide|footprint|emissions; fossil fuel|fuels; renewable energy|sources; air pollution|quality|conditioning; water pollution|supply; weight loss|gain; physical activity|education|exercise|therapy; balanced diet
family member|members|tree; law enforcement; police officer|officers|department; crime scene|rate|rates; court case; social skills|studies|security|science|sciences|work|worker|class|network|networks|life; self esteem; time travel; outer space
research question|paper|questions; literature review; control group; sample size; experimental results; previous work; future work|research; related work; loss function; upper bound; lower bound; ground truth; ground state; state space; phase transition
power law; time step; initial condition|conditions; boundary condition|conditions; degrees of freedom; field theory; high energy; low energy; magnetic field; electric field; upper class; lower class; lower back; common denominator; mother tongue; native language|speaker|speakers
make it; made it; get to know; got to know; keep going; keep it; give up; gave up; give birth; gave birth; set up; pick up; find out; found out; figure out; self sufficient; point out; turn out; turns out; turned out; work out; worked out; break down; broke down; show up; grow up; grew up; wake up; woke up; build up; add up; call for; call it; play it; run out; ran out; look after; look into; look like; looks like; looked like
sit down; sat down; stand out; stands out; stand up; stood up; get up; got up; go on; goes on; went on; move on; carry on; hold on; hang out; fall in love; fell in love; fall asleep; fell asleep; fall apart; come true; came true; pay off; pays off; pay attention; open up; close up; shut down; slow down; speed up; cut off; cut down; let go; leave behind; left behind; go through; went through; get through; put on; take off; took off; turn around; turned around
help out; check out; kind enough; time off; day off; year old; years old; each other; one another; many a; such a thing; what a; sort of thing; kind of thing; play a game; play games; strike a balance; find a way; found a way; make a difference; makes a difference; made a difference; making a difference; make a living; come to terms; make ends meet; get a job; have a good; in good; good at; better off; well off; worse off
add insult; steer clear; stating the obvious; state the obvious; capital punishment; attention to detail; to begin with; not good enough
take^ place|part|it|them|turns|note|care|charge|root|shape|action|effect|advantage|heart|hold|issue|sides|stock|notice|time|cover|exception|offense|office|pains|pride|refuge|comfort|aim|responsibility|precedence|credit|revenge|risks|steps|measures|account; take^ a|the look|break|step|seat|chance|stand|toll|bite|nap|shower|walk|turn|test|exam|course|lead|liberty|trip|photo|picture|risk|vote|hint|breath; take^ into account|consideration; take^ for granted; take^ on|over|up|down|apart|aback|to|in|out|away|after
make^ sense|sure|use|way|love|fun|progress|peace|room|money|time|amends|do|friends|contact|headway|waves|mistakes|it|up|out; make^ a|the point|mistake|decision|choice|effort|difference|living|case|mess|move|deal|claim|call|fuss|bed|list|start|note|promise|wish|profit|statement; have^ a|the look|go|chance|point|seat|word|say|effect|impact|baby|party; have^ fun|faith|trouble|access
give^ birth|way|rise|thanks|credit|notice|evidence|up|in|off|out|back|away; give^ a|the talk|speech|damn|hand|try|go|chance|example; pay^ attention|heed|tribute|off|back|dividends|respects|homage|lip|the; seek^ attention|help|asylum|refuge|shelter|advice|counsel|comfort|permission|office|revenge|out; draw^ attention|near|up|on|out|a|the; attract^ attention; hold^ true|on|up|out|back|off|court|hands|accountable|office|responsible|a|the; keep^ pace|track|quiet|watch|in|up|on|out|off|it|going|promises|a|an|the
do^ justice|well|business|harm|good|time|research|homework|the|it|so|away|without; catch^ fire|sight|up|on|a|the; run^ out|into|over|for|low|risk|the|a; set^ sail|fire|foot|aside|off|out|up|free|in|forth|the|a; bear^ fruit|witness|in|with|out|arms|the; break^ even|down|up|out|in|into|off|the|a; come^ true|to|up|across|about|into|of; fall^ in|ill|asleep|apart|short|behind|victim|for; get^ rid|to|along|over|up|out|off|in|on|away|through|back|even; lose^ sight|touch|track|heart|face|patience|faith; serve^ time|notice; stand^ trial|by|out|up|down|for|guard|ground; carry^ out|on|weight; meet^ the|with|halfway; raise^ awareness|money|funds|children|eyebrows|a; play^ a|the|with|it|host|down
effective >#,from,as,until,on; effective immediately|date|dates; no problem|way|doubt|one|matter; reap^ the; get^ up; got up; yours truly|sincerely|faithfully|respectfully|ever; sincerely yours; truly yours; best regards|wishes; kind regards; warm regards; in good faith; due diligence|process|date; reasonable doubt|person|care; real name|number|numbers|terms; common denominator|stock|law; gross income|negligence|profit; net income|profit|worth|loss; fixed costs|point|rate; hard copy|drive|disk|currency; current affairs|account|events|assets; general practitioner|relativity|anesthesia|election
`;

/** The same as lines of the lexicon, marked as untouchable. */
export const IDIOMS = EXPRESSIONS.split(/[;\n]/)
  .map((expression) => expression.trim())
  .filter((expression) => expression !== '')
  .map((expression) => `${expression} = =`)
  .join('\n');
