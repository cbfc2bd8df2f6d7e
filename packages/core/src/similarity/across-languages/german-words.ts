/**
 * Beginnings of German words, folded as words are, and the English words that they stand for. German shares fewer
 * roots with English than the languages of Latin do: without these, a third of its translated stories is found.
 */
const TABLE = `
  alt=old alter=age ander=change/other anfang=begin anfrage=request angriff=attack angst=fear anteil=share
  antwort=answer arbeit=work arbeiter=worker arm=arm/poor armee=army aufgabe=task auge=eye augen=eyes
  ausser=outside auswahl=choice/select bald=soon bau=build bauer=farmer baum=tree bedeut=meaning
  bedingung=condition befehl=order/command begin=begin behandlung=treatment beispiel=example beitret=join
  bekannt=known benutzer=user beobacht=observe/watch bereich=area bereit=ready bereits=already
  bereitstell=provide berg=mountain berge=mountains bericht=report beruhmt=famous beruhr=touch
  beschreib=describe besonder=especially besser=better bevolkerung=population bevor=before beweg=move
  bibliothek=library bild=image/picture bildung=education bis=until blut=blood boden=ground brauch=need
  breit=wide brief=letter brot=bread brucke=bridge bruder=brother buch=book burger=citizen datei=file
  denk=think deshalb=therefore dien=serve dienst=service ding=thing dinge=things dorf=village dritt=third
  drohung=threat druck=print/pressure dunkel=dark durch=through eigentum=property einfach=simple/easy
  einfluss=influence einstell=settings eisenbahn=railway ende=end energie=energy entfern=distance/remove
  enthalt=contain/include entscheid=decide/decision entwick=develop erde=earth ereignis=event erfahr=experience
  erfolg=success erforder=require ergebnis=result erhalt=receive erhoh=increase erinner=memory/remember
  erklar=explain erlaub=allow erreich=reach ersch=appear erst=first erstell=create erzeug=produce/generate
  fabrik=factory fahig=skill/ability fall=case falsch=wrong famil=family farbe=colour fehler=error/mistake
  feind=enemy feld=field fenster=window feuer=fire find=find fisch=fish fleisch=meat flug=flight fluss=river
  folg=follow form=shape forsch=research frag=ask frage=question frau=wife/woman frauen=women frei=free
  freiheit=freedom fremd=foreign freund=friend fried=peace fruh=early/former fruhling=spring fuhr=lead
  fuhrer=leader furcht=fear fuss=foot ganz=whole garten=garden gebiet=region/area gefahr=danger gefang=prison
  gefund=found gegen=against gegenwart=present geh=walk geheim=secret geist=mind/spirit geld=money
  gelehrt=scholar gemein=common genug=enough gericht=court geschaft=business geschenk=gift
  geschichte=history/story geschloss=closed geschrieb=written geschwindig=speed gesellschaft=company/society
  gesetz=law gesicht=face gestern=yesterday gesundheit=health getrennt=separate gewicht=weight glaub=believe
  gleich=same gold=gold grenze=border/boundary gross=big/great/large/size grund=cause/reason gruppe=group
  halb=half hand=hand handel=trade haufig=often haus=house heer=army herr=lord herz=heart heute=today hilf=help
  himmel=sky/heaven hinter=behind hoch=high hoff=hope hund=dog hundert=hundred hunger=hunger idee=idea
  immer=always industr=industry inner=inside insel=island installation=installation interess=interest jahr=year
  jahrhundert=century jedoch=however jugend=youth jung=young kalt=cold kampf=fight/struggle kapitel=chapter
  kauf=buy kind=child kinder=children kirche=church klar=clear klein=little/small konig=king konigin=queen
  konigreich=kingdom korper=body kraft=force krankenhaus=hospital krankheit=disease krieg=war krieger=warrior
  kurz=short kurzlich=recent land=country langsam=slowly leben=life/live leer=empty lehrer=teacher lern=learn
  les=read letzt=final/last licht=light liebe=love lied=song links=left liste=list losch=delete luft=air
  macht=power magi=magic mann=husband markt=market maschine=machine mass=measure mauer=wall meer=sea
  mehrere=several meister=master mensch=human/people milch=milk minute=minute mitte=centre/middle
  moglich=possible/possibility monat=month mond=moon morgen=morning/tomorrow mund=mouth muss=must mutter=mother
  nach=after nachricht=message/news nacht=night nahe=near nahrung=food name=name natur=nature netz=network
  neu=new nichts=nothing nie=never niemals=never noch=still nord=north normalerweise=usually
  notwendig=necessary nummer=number nutz=use nutzer=user oberflache=surface obwohl=although offen=open
  oft=often ohne=without option=option order=ordnung ordner=folder ost=east passwort=password patient=patient
  pferd=horse pflanz=plant pflicht=duty platz=place plotzlich=suddenly preis=price prinz=prince problem=problem
  pruf=check prufung=test rechner=computer recht=right/rights rede=speech regel=rule regen=rain
  regierung=government reich=rich/empire reihe=series reise=journey/travel rest=rest richter=judge ruf=call
  satz=sentence schatten=shadow schick=send schiff=ship schild=shield schlacht=battle schlaf=sleep
  schlag=strike schliess=close schliesslich=finally schmal=narrow schnee=snow schnell=quickly/fast
  schon=beautiful schreib=write schul=student schule=school schutz=protect/protection schwach=weak
  schwarz=black schweig=silence schwer=heavy schwert=sword schwester=sister schwierig=difficult/hard seele=soul
  seite=page/side seltsam=strange sicher=safe/secure/security sieben=seven sieg=victory silber=silver
  software=software sohn=son soldat=soldier sollte=should sommer=summer sonne=sun sorge=care spat=late
  spater=later speicher=memory/store/save spiel=game/play spieler=player sprache=language sprech=speak
  staat=state stadt=city/town stamm=tribe stark=strength/strong stattdessen=instead stein=stone sterb=die
  stern=star steuer=tax stimme=voice stolz=proud strasse=road/street studi=study stufe=level stunde=hour
  sturm=storm such=search/seek sud=south system=system tabelle=table tag=day tage=days tal=valley
  tausend=thousand teil=part temperatur=temperature tief=deep tier=animal tiere=animals tisch=table
  tochter=daughter tod=death tot=dead traum=dream tur=door turm=tower uber=over uberrasch=surprise
  umgebung=environment universitat=university unter=under unterschied=difference/different unterstutz=support
  ursache=cause ursprung=origin/original vater=father verbind=connect vereinbar=agreement vereinigt=united
  vereinigung=union verfugbar=available vergang=past vergess=forget verhinder=prevent verkauf=sell
  verlass=leave verlier=lose verlust=loss vermeid=avoid version=version versprech=promise versteh=understand
  versuch=attempt verteidig=defend vertrag=treaty/contract vertrau=trust verwalt=manager/administration
  vielleicht=perhaps/maybe vogel=bird voll=full vollstand=complete wache=guard wachs=growth/grow waffe=weapon
  wagen=car wahl=choice/choose/election wahr=true wahrend=during wahrheit=truth wald=forest wand=wall warm=warm
  warme=heat wart=wait wasser=water weg=way weil=because weise=wise weiss=white welt=universe/world
  weniger=less werden=become wert=value west=west wetter=weather wichtig=important wieder=again wild=wild
  wind=wind winter=winter wirtschaft=economy/economic wissen=knowledge wissenschaft=science/scientific
  woche=week wort=word wund=wound zahl=number zahn=tooth zeichen=sign/character zeig=show zeit=time zelle=cell
  zerstor=destroy zug=train zugriff=access zukunft=future zuruck=return zusammen=together zweit=second
  zwischen=between`;

const pairs = TABLE.trim()
  .split(/\s+/)
  .map((entry) => entry.split('=') as [string, string]);

/** German beginnings by English word, or by its first five letters where it is longer. */
const BY_ENGLISH = new Map<string, string[]>();
for (const [german, list] of pairs) {
  for (const english of list.split('/')) {
    const root = english.slice(0, 5);
    const known = BY_ENGLISH.get(root);
    if (!known) BY_ENGLISH.set(root, [german]);
    else if (!known.includes(german)) known.push(german);
  }
}
const GERMAN = new Set(pairs.map(([german]) => german));

const NONE: readonly string[] = [];

/** What an English word may be in German. */
export function germanOf(english: string): readonly string[] {
  const bare = english.replace(/(?:s|es|ed|ing|ly)$/, '');
  return (
    BY_ENGLISH.get(english.slice(0, 5)) ?? (bare.length > 2 ? BY_ENGLISH.get(bare) : NONE) ?? NONE
  );
}

/** The beginning in the table that a German word has: the longest one; a very short one with an ending at most. */
export function germanRoot(word: string): readonly string[] {
  for (let length = Math.min(word.length, LONGEST); length >= 3; length--) {
    if (length === 3 && word.length > 5) break;
    const root = word.slice(0, length);
    if (GERMAN.has(root)) return [root];
  }
  return NONE;
}

const LONGEST = Math.max(...pairs.map(([german]) => german.length));
