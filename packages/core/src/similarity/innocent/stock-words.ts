/**
 * What formulae of a kind are made of: words that say nothing of a particular matter, and cues, beginnings of
 * words that mark a sentence as one of the kind. The project's own lists.
 */
export interface StockWords {
  words: string;
  cues: RegExp;
}

export const STOCK_WORDS = {
  contracts: {
    words: `
loan loans repay repayment repaid lender lenders borrower borrowers interest maturity default defaults
demand outstanding amount amounts principal deed deeds heading headings convenience interpretation interpret singular
plural gender statute statutes statutory enactment amended original executed document counterpart mortgage guarantor
guarantee guarantees security pledge charge insurance insured insure premises property deposit rent repair repairs
lease leases utilities invoice invoices invoiced delivery deliver delivered title risk goods shareholder shareholders
shares share director directors dividend employment employer employee employees probation probationary salary wages
overtime holiday leave sick absence covenant covenants restrictive restriction arbitration arbitrator mediation
mediator escrow audit auditor records books processor controller royalty royalties sublicense subcontract
subcontractor assign assigns assignee assignor successors heirs personal representative electronic signature signed
signing witnessed seal schedule schedules annex annexes appendix exhibit recital recitals definitions means include
includes including limitation working business day days calendar month monthly quarterly annual annually instalment
instalments late fee fees costs expenses reimburse reimbursed deductible tax taxes vat withholding currency bank
account transfer payable due paid pay payment price inspection inspect acceptance reject rejected defect defects
defective remedy remedies cure notice notices serve served deemed received receipt address registered office
vacate possession occupy occupation quiet enjoyment sublet alterations fixtures pets smoking keys inventory
volunteer intellectual work product deliverables milestone milestones change order scope specification
specifications hours place duties report reports manager policies handbook grievance disciplinary termination
agreement agreements agree agrees agreed contract contracts contractual party parties herein hereby hereto hereof
hereunder hereinafter hereafter herewith thereof therein thereto thereunder therefrom therefor whereas whereof
witness undersigned aforesaid foregoing forthwith notwithstanding pursuant provision provisions provided term terms
condition conditions clause clauses section sections paragraph article articles schedule schedules exhibit exhibits
annex annexed attach attached appendix obligation obligations oblige obliged right rights remedy remedies waive
waiver waived breach breaches default defaults event events terminate terminated terminates termination expire expires
expiration expiry effective date dates day days month months year years period written writing notice notices
notify notified deliver delivered delivery receipt deem deemed amend amended amendment amendments modify modified
modification supplement sign signed signature signatures execute executed execution counterpart counterparts
original originals constitute constitutes instrument entire understanding understandings supersede supersedes
superseded prior contemporaneous oral negotiation negotiations representation representations represent represents
discussion discussions warrant warrants warranty warranties covenant covenants undertake undertakes undertaking
indemnify indemnifies indemnified indemnification indemnity harmless hold defend claim claims loss losses liability
liabilities liable damage damages cost costs expense expenses fee fees attorney attorneys lawyer counsel legal
reasonable reasonably action actions proceeding proceedings suit demand demands arise arises arising connection
relate related relating negligence misconduct wilful willful gross indirect incidental special consequential
punitive exemplary profit profits revenue data goodwill govern governed governing construe construed accordance law
laws state country jurisdiction court courts competent exclusive venue submit submits irrevocably consent consents
approval assign assigns assigned assignment assignee transfer transfers transferred delegate delegated subcontract
successor successors permitted bind binding binds inure inures benefit benefits enforce enforced enforceable
enforceability unenforceable invalid invalidity void illegal illegality sever severed severable severability remain
remains remainder force full effect affect affected extent maximum minimum applicable law limit limited limitation
exceed exceeds aggregate total amount amounts pay paid payable payment payments invoice invoices sum sums interest
rate due tax taxes confidential confidentiality information disclose disclosed disclosure disclosing receive
receiving recipient proprietary third public domain independent contractor contractors employee employees employer
employ employed employment partnership joint venture agency agent agents relationship create created creates
construe intend intended intention majeure delay delays failure fail fails perform performed performance obligate
control cause causes act acts god war strike strikes riot flood fire earthquake epidemic pandemic terrorism
government governmental authority labor labour dispute disputes arbitrate arbitration arbitrator arbitrators
mediation mediate resolve resolved resolution settle settled good faith negotiate headings heading convenience
reference interpretation interpret interpreted include includes including limitation singular plural gender
whichever respective respectively hereinabove consideration mutual promise promises valuable sufficiency
acknowledge acknowledged acknowledges set forth contain contained mean means define defined definition definitions
shall may service services work works product products goods deliverable deliverables property intellectual
ownership own owner owned title licence license licensee licensor licensed grant grants granted royalty
non-exclusive nontransferable buyer seller vendor purchaser purchase purchased sale sell sold lessor lessee
landlord tenant lease leased premises rent deposit client customer company supplier provider consultant borrower
lender guarantor guarantee guarantees survive survives survival expiration return destroy copies material materials
prior thirty sixty ninety fourteen thirty-day address addresses registered mail certified courier email facsimile
postage prepaid person personally party's organised organized existing corporation principal place business office
duly authorised authorized power authority validly enter entered entering bound comply compliance complies
regulation regulations statute statutes ordinance insurance insure insured coverage policy policies maintain
procure injunction injunctive equitable relief irreparable harm adequate seek entitled entitle jury trial
prevail prevailing prejudice discretion sole solely option renew renewal renewed automatically successive
commence commences commencement begin begins initial unless otherwise cure material materially bankrupt bankruptcy
insolvent insolvency receiver creditors liquidation dissolve dissolution windup appoint appointed accept accepted
acceptance reject inspect inspection warranty defect defects merchantability fitness particular purpose express
implied exclude excluded exclusion disclaim disclaimer basis available similar circumstance circumstances beyond
course conduct exercise exercised single partial preclude further operate construed strictly against draft drafted
drafter affiliate affiliates subsidiary subsidiaries director directors officer officers shareholder member members
non-compete compete solicit solicitation restriction restrictions restrain geographic duration scope request
requested required require requires requirement requirements responsible responsibility provide provides providing
manner satisfaction complete completed completion commercially effort efforts standard standards professional
workmanlike skill care time essence whole part agreed-upon currency annum month monthly annual annually overdue
late charge charges suspend suspension refund deduct withhold withholding set-off counterclaim contest twelve preceding
possibility advised advise give giving gives loss reasonable wear tear vacate repair condition quiet enjoyment
furnish furnished accrue accrued promptly resume soon address receipt respect subject matter relation title
marketable good goods clear free lien liens encumbrance encumbrances risk pass passes price prices exclusive inclusive
vat bear bears business quality conform conforms specification specifications reject replace repair timely manner
solicit directly indirectly monetary inadequate law equity thereafter cumulative estoppel novation rescind rescission
recital recitals hereinbefore witnesseth quorum proxy trustee beneficiary executor guarantor collateral security
mortgage escrow tender tendered lawful lawfully attorney-in-fact stamp deed notary seal sealed stead behalf`,
    cues: /\b(?:agreement|contract|shall|here(?:in|by|to|of|under|after|inafter)|there(?:of|in|to|under)|part(?:y|ies)|notwithstanding|pursuant|indemnif|governed by|force majeure|waiver|sever|counterparts|whereas|warrant|obligat|provision|jurisdiction|landlord|tenant|lessee|contractor|liab|terminat|confidential|witness|lender|borrower|loan|deed|employe[er]|seller|buyer|clause|counterpart)/i,
  },
  letters: {
    words: `
learner punctual polite curious admission admissions programme program programmes graduate undergraduate
postgraduate bachelor master masters doctoral doctorate phd university college institution standing international
theory practice goal goals fascinate fascinated fascination childhood child subject subjects deepen keen interest
interests pursue pursuing ambition ambitions aspire aspiration dream dreams academic faculty professor professors
curriculum scholarship module modules course courses degree study studies research thesis dissertation semester
exchange abroad volunteer volunteering voluntary internship internships placement apprenticeship apprentice trainee
shadowing junior senior shift shifts weekend weekends flexible flexibility relocate relocation commute licence
driving fluent fluently language languages english german french spanish native computer literate spreadsheet
software customer customers client clients patient patients pupil pupils colleague colleagues supervise supervised
supervisor supervisors employer employers employment employed employee redundancy redundant branch full part time
permanent temporary contract salary start notice period available availability reference references referee referees
request portfolio transcript transcripts certificate certificates diploma award awards prize grade grades hardworking
diligent honest trustworthy organised organized adaptable creative enthusiastic patient calm pressure busy deadline
deadlines juggle multitask routine tasks tidy smart friendly outgoing sociable personable listener communicator
initiative independently team teams player lead leadership motivate motivated motivation reliable reliability
responsibility responsible value values mission culture reputation admire admired impressed inspired drawn attracted
appeal appeals ideal perfect suited suitable fit match asset contribute contribution grow growth develop development
challenge challenges rewarding progress chance delighted thrilled excited eager grateful appreciate consider
considered discuss meeting meet call telephone phone email convenience person
dear sir madam hiring manager recruiter recruitment committee team sincerely faithfully regards truly yours kind
respectfully best warm write writing express strong interest interested enthusiasm enthusiastic excite excited
exciting excitement eager keen pleased delighted thrilled pleasure passion passionate apply applying application
applicant candidate candidacy candidates position positions role roles job jobs post vacancy opening opportunity
opportunities advertise advertised advertisement posted listing company companies organization organisation
organizations firm business department institution employer employers website linkedin online saw learn learned
learnt come across attract attracted drawn draw admire admired impressed reputation mission values value culture
commitment committed commit dedicate dedicated dedication experience experienced experiences years year background
skill skills skilled skillset expertise knowledge ability abilities able capable capability qualification
qualifications qualified qualify degree bachelor master graduate graduated graduating graduation university college
school education study studies studied academic coursework track record proven demonstrate demonstrated
demonstrates develop developed developing development hone honed gain gained gaining build built strengthen
strengthened enhance enhanced improve improved achieve achieved achievement achievements accomplish accomplished
accomplishment accomplishments success successful successfully succeed excel excelled responsible responsibility
responsibilities duty duties manage managed managing management lead led leading leader leadership oversee oversaw
supervise supervised coordinate coordinated organise organised organize organized organizational organisational
work worked working works collaborate collaborated collaboration collaborative collaboratively communicate
communication communications communicator interpersonal written verbal oral excellent outstanding exceptional solid
strong effective effectively efficient efficiently detail details oriented detail-oriented attention multitask multiple
task tasks project projects priority priorities prioritise prioritize deadline deadlines pressure fast-paced fast
paced environment environments problem problems solving solve solver problem-solving analytical creative creativity
motivate motivated self-motivated self-starter driven hardworking hard-working hard reliable punctual flexible
adaptable adapt quick quickly learner independently independent player confident confidence confidently believe
convinced certain sure feel make asset valuable addition contribute contribution contributions contributing bring
offer offers help add match matches fit fits ideal ideally suit suited suitable well-suited requirement requirements
required description described meet meets exceed goal goals objective objectives growth grow growing career
careers professional professionally profession field industry sector area areas challenge challenges challenging
rewarding dynamic innovative forward-thinking reward looking hope hoping hear hearing soon discuss discussing
discussion interview convenience convenient earliest available availability arrange meeting meet chance further
detail enclosed enclose attached attach attachment resume résumé resumé cv curriculum vitae cover letter portfolio
reference references request review reviewing reviewed information contact reach phone telephone number email call
thank thanks grateful appreciate appreciated time consideration considering consider welcome current currently
recent recently previous previously former past present join joining become part member members internship intern
employment employed employee employees customer customers client clients service services colleague colleagues
staff supervisor stakeholders train trained training use utilise utilize apply applied hands-on practical relevant
related extensive comprehensive diverse variety range wide strengths strength personal personally quality
qualities attitude positive ethic ethics honest integrity energetic enthusiastic ensure ensuring maintain
maintaining provide providing provided support supporting supported day-to-day daily level levels high highest
standard standards result results result-driven aim ambition aspire aspiration dream long-term future step next
perfect perfectly unique combination combined allow allowed enable enabled equip equipped prepare prepared
transfer transferable particularly especially specifically fully highly deeply truly genuinely greatly proud
impact difference meaningful welcome advance kindly response reply await awaiting ready willing relocate start
immediately notice salary expectation expectations name address date city referral referred recommend
recommended recommendation suggest suggested alongside throughout assist assisted assisting handle handled handling
plan planned planning track schedule schedules report reports increase increased exceed exceeded deliver
delivered delivering implement implemented initiative initiatives strategy strategies strategic drive pride thrive
thrives thriving build building lasting relationship relationships response advertisement advert love loved enjoy
enjoyed mile extra grateful honour honor privilege start finish full potential percent sales budget budgets thrilled
mission-driven guidance mentor mentored feedback learnt curiosity curious adapts bilingual fluent languages office
software proficient proficiency microsoft word excel degree-level diploma certificate certified licence driving great
submit submitting submitted consistently tight compromise compromising hold holds chat talented alongside wishes
throughout consistent commitment outcomes fulfil fulfilling inspire inspired inspiring admire continue continually
learner grow flourish environment welcoming diverse inclusive vision leading renowned reputable fresh perspective
insight insights background align aligns aligned closely resonates resonate deeply values tackle solve complex
posting compelled touch customer-facing describe approachable dependable calm relish put anything else hesitate
know warm sincere conscientious trustworthy diligent resourceful enquire inquire vacancies rota shift shifts part-time
full-time busy friendly positive energy humour patient caring volunteer volunteering volunteered extracurricular president captain award awarded scholarship honours`,
    cues: /\b(?:dear (?:sir|madam|hiring|mr|ms|recruit|dr|prof)|to whom it may concern|sincerely|faithfully|kind regards|hiring manager|cover letter|your (?:company|team|organi[sz]ation|firm|consideration|time|school|department|advert|website|mission|needs)|hearing from you|hear from you|my |i |me\b|my (?:experience|skills|background|qualifications|ability|degree|strengths|career|current|previous|enthusiasm|passion|knowledge|work|studies|training|expertise|abilities|time|commitment)|i (?:am|have|would|look|believe|was|feel|can|bring|possess|hope|enjoy|work|thrive|welcome|pride|developed|gained|managed|led)|i'm|i've|i'd|references are available|enclosed|attached)/i,
  },
  phrases: {
    words: `
participant participants recruit recruited recruitment payment compensated native speaker speakers normal
corrected vision naive purpose counterbalance counterbalanced randomised randomized randomly block blocks trial trials
session sessions response responses reaction exclude excluded exclusion inclusion criteria outlier outliers deviation
deviations standard error errors mean means median variance variable variables continuous categorical independent
dependent control controls controlled covariate covariates regression linear logistic model models coefficient
confidence interval intervals significance significant statistically threshold corrected comparison comparisons
multiple chi squared square paired test tests tested software version package performed computed calculated expressed
percentage percentages number frequency frequencies distribution normality normally distributed assumption assumptions
thank thanks grateful gratefully acknowledge acknowledged reviewer reviewers anonymous comment comments helpful
valuable constructive feedback suggestion suggestions manuscript draft earlier colleague colleagues discussion
discussions assistance remaining fund funded funding grant grants foundation financial support supported supervisor
traditional conventional view views tenable challenge challenged systematic comparison overview survey state art
baseline baselines outperform outperforms performance accuracy dataset datasets benchmark benchmarks experiment
experiments experimental propose proposed novel framework implementation code publicly available contribution
contributions summarise summarised summarize summarized section follows outline outlined remainder
ethics ethical consent informed approved committee questionnaire questionnaires interview interviews interviewed
transcribed coded coding themes thematic qualitative quantitative sampling purposive snowball validity reliability
consistency internal pilot instrument instruments scale scales item items likert
study studies research researcher researchers paper article thesis dissertation chapter chapters essay work works
present presents presented current previous previously prior past earlier recent recently future further aim aims
aimed purpose purposes objective objectives goal goals intend question questions hypothesis hypotheses hypothesise
investigate investigated investigates investigation examine examined examines examination explore explored explores
exploration analyse analysed analyze analyzed analysis analyses assess assessed assessment evaluate evaluated
evaluation determine determined identify identified establish established discuss discussed discusses discussion
describe described describes describing outline outlines outlined review reviewed reviews section sections follow
follows following organise organised organize organized structure structured remainder rest conclude concludes
concluded conclusion conclusions summary summarise summarize introduction introduce introduced overview background
literature body evidence empirical theoretical theory theories framework conceptual concept concepts context
approach approaches method methods methodology methodological technique techniques procedure procedures process
design designed data dataset set sets collect collected collection gather gathered obtain obtained sample samples
sampling size participant participants respondent respondents subject subjects interview interviews questionnaire
survey surveys experiment experiments experimental observation observations measure measured measures measurement
variable variables factor factors parameter parameters significance significant significantly statistically
statistical statistics test tests tested correlation correlations correlated relationship relationships relation
association associated associations effect effects affect impact impacts influence influences influenced role roles
result results finding findings outcome outcomes show shows shown showed indicate indicates indicated suggest
suggests suggested demonstrate demonstrates demonstrated reveal reveals revealed report reported reports find found
confirm confirmed confirms support supports supported consistent inconsistent agreement line contrast contrary
contradict difference differences differ different similar similarly similarity compare compared comparison
comparisons limitation limitations limited limit gap gaps lack scope beyond knowledge understand understanding
insight insights contribute contributes contribution contributions contributed implication implications important
importance importantly major key main primary central crucial critical essential vital significant considerable
considerably substantial substantially growing increasing increasingly interest attention address addressed
addresses issue issues problem problems challenge challenges aspect aspects area areas field fields topic topics
need needs needed require required requires necessary warrant warranted additional extensive larger broad broader
wide widely range variety number numbers large small majority minority proportion percentage total average mean
table tables figure figures appendix illustrate illustrated illustrates depict depicts see seen note noted notable
noteworthy worth point pointed points argue argued argues argument arguments claim claimed claims assert state
stated states propose proposed proposes provide provides provided providing offer offers offered highlight
highlights highlighted emphasise emphasize emphasises draw drawn base based basis term terms define defined
definition definitions refer refers referred understood explain explained explains explanation explanations
account accounts reason reasons cause causes due possible possibility possibly likely unlikely potential
potentially probably interpret interpreted interpretation caution cautious generalise generalize generalised
generalized generalisability generalizability generalizable population populations valid validity reliable
reliability robust accurate accuracy precise limitation extent degree level levels high low higher lower increase
increased increases decrease decreased trend trends pattern patterns change changes recommend recommended
recommendation recommendations suggest practice practical practitioners policy policymakers makers decade decades
year years time times today century scholar scholars author authors academic world society question remain remains
unclear unknown understudied neglected overlooked debate debates debated controversy controversial consensus
perspective perspectives view views light consider considered considering consideration considerations take
taken account make made play plays played focus focuses focused focusing concern concerns concerned particular
general generally specific specifically overall conclusion direction directions avenue avenues open expand extend
extended extends build builds built fill shed sheds help helps deeper comprehensive detailed depth novel new
original first second third final finally lastly addition moreover furthermore nevertheless nonetheless hence
thus therefore consequently accordingly instance example examples namely hand side fact matter course case cases
nature complex complexity simple clear clearly evident evidently obvious apparent interesting interestingly
surprising surprisingly unexpected unexpectedly expected expectation assume assumed assumption assumptions
carry carried conduct conducted perform performed undertake undertaken employ employed adopt adopted apply applied
application applications use utilise utilize qualitative quantitative mixed semi-structured longitudinal
cross-sectional random randomly select selected selection criteria criterion include included includes exclude
excluded ethical ethics approval approve approved committee consent informed grant granted funding acknowledge
acknowledgements thank grateful conclusion answer answers answered allow allows enable achieve achieved gained
strength strengths weakness weaknesses advantage advantages disadvantage disadvantages benefit benefits drawback
drawbacks caveat caveats replicate replicated replication sources source value values widespread recognise
recognised recognize recognized acknowledged accepted common commonly well-known fundamental underlying mechanism
mechanisms model models perception perceptions attitude attitudes experience experiences respond response responses
development develop developed rise emerge emerged emerging attempt attempts attempted seek seeks sought turn lies
lead leads led raise raises raised divided divide balanced balance simplistic overly turn favour favor against hoped hope inform light mechanism underlying note strength weakness design response rate secondary primary opinion critics critic approaches scope full account possible several evidence turn now briefly scholarship tend tended tends concentrate concentrated archival archive
archives centre central life lay lays laid indebted supervisor supervisors patience guidance dissertation software
standard standardised standardized package version version value values less greater considered deviation
deviations error errors assign assigned condition conditions age sex gender baseline generate generated current
corresponding available reasonable request publicly repository consent written funded foundation grants competing
received external authors contributed equally draft drafted manuscript approved final proofread thank anonymous
reviewers comments helpful colleagues remaining mine errors responsibility ours median interval confidence interquartile regression
linear logistic multivariate univariate adjusted model models anova chi-square normality distribution distributed skewed
two-tailed one-tailed power calculation recruited recruitment eligibility eligible attrition dropout blinded placebo
dose trial trials cohort follow-up remain conclusively conclusive inconclusive mixed vary varies varied variation control controlled
controlling group groups outcome individual individuals people context contexts setting settings`,
    cues: /\b(?:stud(?:y|ies)|research|paper|article|thesis|dissertation|essay|chapter|section|results?|findings?|literature|data|evidence|analys[ei]s|hypothes[ei]s|authors?|scholars|method(?:s|ology)?|sample|participants|table|figure|it (?:is|has|can|should|could|may|must|was)|there (?:is|are|has|have|was)|on the (?:one|other) hand|in (?:conclusion|summary|addition|contrast|other words|recent|order|terms|light|line|this)|as (?:shown|mentioned|discussed|can|a result)|further|taken together|limitations?|implications?|this|these|plays? an?|attention|debate|question|knowledge|argu|reasons?|factors?|reviewers?|manuscript|we (?:thank|are grateful|would like)|statistical|model|baselines?|respon[sd])/i,
  },
} satisfies Record<string, StockWords>;
