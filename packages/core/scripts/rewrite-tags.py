"""Makes src/rewrite/data/tags.gen.ts: counts tags over sentences that link-grammar parses completely.

Steps: `select` writes sentences of licensed texts, link-parser reads them, `build` counts.
Needs Debian link-grammar, link-grammar-dictionaries-en and wordnet-base; ../shared/data from the project root.
"""
import re,collections,math,json,sys
D="a an the this these those every each another some any no all both either neither such what whatever enough".split()
closed={}
def put(tag,ws):
    for w in ws.split(): closed[w]=tag
put('D',"a an the every each another some any no these those all both either neither several many few various numerous countless")
put('$',"my your his her its our their whose")
put('P',"i you he she it we they me him us them mine yours hers ours theirs myself yourself himself herself itself ourselves yourselves themselves someone somebody everyone everybody anyone anybody nobody nothing something everything anything none oneself this")
put('I',"of in for with on at by from about into through over after between under during without before against among within across behind beyond above upon toward towards onto beneath beside besides despite along throughout amid amongst near unlike regarding concerning per via alongside outside inside around below as than until since because if although though while unless whereas whether once")
put('T',"to"); put('C',"and or but nor"); put('W',"who which whom what when where why how whatever whichever whoever whenever wherever"); put('H',"that")
put('M',"can could will would shall should may might must ll 'll ’ll ought")
put('B',"is are was were be been being am 're ’re 'm ’m")
put('A',"have has had having 've ’ve"); put('O',"do does did done")
put('!',"not n't never n’t"); put('X',"'s ’s ' ’")
put('#',"one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand million billion")
put('R',"very also often always then there here now just even still too quite rather however therefore moreover furthermore thus hence instead perhaps maybe soon already almost again together ever yet only so well")
PUNCT=re.compile(r"^[^A-Za-z0-9]+$")
irr_base=set()
def verbforms():
    # WordNet exceptions give irregular past forms
    past={}
    for l in open('/usr/share/wordnet/verb.exc'):
        a,b=l.split()[:2]; past[a]=b
    return past
EXC=verbforms()
def tagof(w,sub,first):
    lw=w.lower()
    if PUNCT.match(w): return '.'
    if re.match(r"^[\d$].*",w): return '#'
    if lw in closed: return closed[lw]
    if sub is None: return None
    s=sub.split('-')[0]
    if s in('b','f','m','l'): return 'F'
    if s in('n','s','t','p','u','i','z') :
        if sub=='n-f': return 'F'
        if w[0].isupper() and not first: return 'F'
        if s=='p': return 'S'
        if lw.endswith('s') and not lw.endswith(('ss','us','is','ness')) : return 'S'
        return 'N'
    if s in('v','w','q','g','ger'):
        if lw.endswith('ing') and s in('v','g') and len(lw)>4: return 'G'
        if sub=='v-d' or lw in EXC and EXC[lw]!=lw: 
            if lw.endswith('ing'): return 'G'
            if lw.endswith('s') and not sub=='v-d': return 'Z'
            return 'E'
        if sub=='v-s' or (lw.endswith('s') and not lw.endswith('ss')): return 'Z'
        return 'V'
    if s=='a' : return 'J'
    if s=='e': return 'R'
    if s in('r',): return 'I'
    return None
def sents():
    ok=False
    for l in open('silver.out'):
        l=l.rstrip('\n')
        if l.startswith('Found'): continue
        if 'UNUSED=' in l: ok='UNUSED=0' in l; continue
        if not l.startswith('LEFT-WALL'): continue
        if not ok: continue
        out=[]; toks=l.split()[1:]; bad=False
        for i,t in enumerate(toks):
            if t=='RIGHT-WALL': continue
            if t.startswith('[') and t.endswith(']'): bad=True;break
            m=re.match(r"^(.+?)(\[[!?~&][^\]]*\])?(?:\.([a-z]+(?:-[a-z]+)?))?$",t)
            if not m: bad=True;break
            w,g,sub=m.group(1),m.group(2),m.group(3)
            if '.' in w and len(w)>2: w=w.split('.')[0] or w
            tg=tagof(w,sub,i==0)
            if g and tg is None:
                tg='F' if w[0].isupper() and i>0 else None
            if g and not sub and tg is None and w.isalpha() and w.islower(): tg='?'
            out.append((w.lower(),tg,w))
        if not bad and len(out)>3: yield out

import gzip, random
def select():
    """Up to ten short sentences of up to 120 licensed texts a domain, one a line, to sentences.txt."""
    random.seed(5)
    by={}
    for line in gzip.open('../shared/data/ai-likelihood/train.jsonl.gz'):
        row=json.loads(line)
        if row['licensed'] and row['attack'] in ('none','polish','expand'): by.setdefault(row['domain'],[]).append(row['text'])
    texts=[t for rows in by.values() for t in random.sample(rows,min(120,len(rows)))]
    lines=[]
    for text in texts:
        found=re.split(r'(?<=[.!?])\s+(?=[A-Z])',re.sub(r'\s+',' ',text)); random.shuffle(found)
        lines+=[s for s in found if 4<=len(s.split())<=22 and re.fullmatch(r"[A-Z][A-Za-z0-9 ,.'’;:!?%$()-]+",s)][:10]
    open('sentences.txt','w').write('\n'.join(lines)+'\n'); json.dump(texts,open('dev.json','w'))
if sys.argv[1:]==['select']:
    select(); sys.exit()
# link-parser en -graphics=1 -links=0 -width=2000 -limit=10 -timeout=1 -verbosity=1 < sentences.txt > silver.out
import json,re,collections,math,random
TAGS="N S V Z E G J R D $ P I T C W H M B A O ! X # F .".split()
WN='/usr/share/wordnet/'
idx={}
for p in('noun','verb','adj','adv'):
    idx[p]=set(l.split(' ')[0] for l in open(WN+f'index.{p}') if not l.startswith(' '))
cnt=collections.Counter()
for l in open(WN+'cntlist.rev'):
    k,_,n=l.split()[:3]; lem,rest=k.split('%'); cnt[(lem,{'1':'noun','2':'verb','3':'adj','4':'adv','5':'adj'}[rest[0]])]+=int(n)
nexc={l.split()[0]:l.split()[1] for l in open(WN+'noun.exc')}
def ana(w):
    r=collections.Counter()
    def add(t,lem,p):
        if lem in idx[p]: r[t]=max(r[t],cnt[(lem,p)]*0.5+0.3)
    add('N',w,'noun');add('V',w,'verb');add('J',w,'adj');add('R',w,'adv')
    if w.endswith('s') and not w.endswith('ss') and len(w)>3:
        for lem in [w[:-1]]+([w[:-2]] if w.endswith('es') else [])+([w[:-3]+'y'] if w.endswith('ies') else []):
            add('S',lem,'noun');add('Z',lem,'verb')
        if r['S'] and r['N'] and not w.endswith(('ics','us','is')) : r['N']*=.05
    if w in nexc: add('S',nexc[w],'noun')
    if w in EXC and EXC[w]!=w: add('E' if not w.endswith('ing') else 'G',EXC[w],'verb')
    def dd(b): return [b,b+'e']+([b[:-1]] if len(b)>2 and b[-1]==b[-2] else [])
    if w.endswith('ed'):
        for lem in dd(w[:-2])+([w[:-3]+'y'] if w.endswith('ied') else []): add('E',lem,'verb')
    if w.endswith('ing'):
        for lem in dd(w[:-3])+([w[:-4]+'ie'] if w.endswith('ying') else []): add('G',lem,'verb')
        if r['G']: r['N']*=.3; r['V']*=.05; r['J']*=.5
    if r['E']: r['V']*= .05 if w.endswith('ed') else 1
    if r['E'] and w.endswith('ed'): r['N']=0
    for t in list(r):
        if r[t]<=0: del r[t]
    return r
S=list(sents()); random.seed(1); random.shuffle(S)
ADVS=idx['adv']
def clean(s):
    out=[]
    for w,t,raw in s:
        if t is None or t=='?':
            if w in('more','most','less','least'): t='R'
            elif w in ADVS and not ana(w).get('N') and not ana(w).get('V'): t='R'
            elif w.endswith('ly') and w in ADVS: t='R'
            else: t=None
        out.append((w,t))
    return out
S=[clean(s) for s in S]
import sys
HELD=len(S)//12 if len(sys.argv)>1 else 0
test,train=S[:HELD],S[HELD:]
wt=collections.defaultdict(collections.Counter); tc=collections.Counter(); tr=collections.Counter()
for s in train:
    prev='.'
    for w,t in s:
        if t is None: prev=None; continue
        tc[t]+=1
        if re.match('^[a-z]',w) and t!='F' : wt[w][t]+=1
        if prev: tr[(prev,t)]+=1
        prev=t
tot=sum(tc.values())
prior={t:(tc[t]+5)/tot for t in TAGS}
freq=collections.Counter()
for x in json.load(open('dev.json')):
    for w in re.findall(r"[a-z][a-z'’]*(?:-[a-z]+)*",re.sub(r'[A-Z][a-z]+',lambda m:m.group(0).lower(),x)): freq[w]+=1
vocab=set(w for w,c in freq.items() if c>=4 and '-' not in w and "'" not in w and '’' not in w)|set(w for w in wt if sum(wt[w].values())>=2)
MORPH={'V':0,'Z':0}
def dist(w):
    a=ana(w); c=wt.get(w,collections.Counter()); n=sum(c.values()); sa=sum(a.values())
    k=1.5 if n else 4
    r={}
    for t in set(a)|set(c):
        if t not in 'NSVZEGJRI': 
            if c[t]<3: continue
        r[t]=c[t]+(k*a[t]/sa if sa else 0)
    s=sum(r.values())
    if not s: return {}
    r={t:v/s for t,v in r.items() if v/s>=.015}
    return r
def spec(r):
    items=[(t,round(-10*math.log(r[t]/prior[t]))) for t in r]
    m=min(v for _,v in items)
    items=[(t,min(80,v-m if len(items)>1 else 0)) for t,v in items]
    items=[(t,(v+2)//4*4) for t,v in items]
    return ''.join(f'{t}{v}' for t,v in sorted(items,key=lambda x:x[1]))
# suffix model
suf=collections.defaultdict(collections.Counter)
alldist={w:dist(w) for w in vocab if w not in closed}
for w,r in alldist.items():
    for t,p in r.items():
        if len(w)>4:
            for k in(2,3,4): suf[w[-k:]][t]+=p
SUF={}
for s_,c in suf.items():
    n=sum(c.values())
    if n<(25 if len(s_)==2 else 14 if len(s_)==3 else 12): continue
    r={t:v/n for t,v in c.items() if v/n>.03}
    SUF[s_]=spec(r)
for s_ in list(SUF):
    if len(s_)>2 and SUF.get(s_[1:])==SUF[s_]: SUF.pop(s_) if len(s_)==4 else None
SUF['-']='J0N12'
def guess(w):
    for k in(4,3,2):
        if w[-k:] in SUF: return SUF[w[-k:]]
    return 'N0'
groups=collections.defaultdict(list)
for w,r in sorted(alldist.items()):
    if not r or len(w)<2: continue
    sp=spec(r)
    if sp==guess(w): continue
    groups[sp].append(w)
# transitions
T=[]
for a in TAGS:
    na=sum(tr[(a,b)] for b in TAGS)
    for b in TAGS:
        p=(tr[(a,b)]+0.5*prior[b]+.02)/(na+1)
        T.append(str(round(-10*math.log(p))))
sg=collections.defaultdict(list)
for s_,sp in SUF.items(): sg[sp].append(s_)
js=lambda d:'{\n'+',\n'.join(f"  {json.dumps(k)}: {json.dumps(' '.join(v))}" for k,v in sorted(d.items()))+',\n}'
open('tags.gen.ts','w').write(f"""// Generated by scripts/rewrite-tags.py: counts over automatically parsed sentences and WordNet's word lists.
/** Tags of words: letter and score (−10 ln of how much more likely the tag is than usual), then the words. */
export const WORDS: Record<string, string> = {js(groups)};

/** The same for the ends of words that are not listed. */
export const SUFFIXES: Record<string, string> = {js(sg)};

/** Score of each tag after each tag, row by row in the order of the tags. */
export const TRANSITIONS = '{' '.join(T)}';
""")
print(len(S),'sents',len(vocab),'vocab',sum(len(v) for v in groups.values()),'listed',len(groups),'groups',len(SUF))
