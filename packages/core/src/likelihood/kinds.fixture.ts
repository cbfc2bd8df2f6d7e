/** Short texts written for these tests: what is not English running text, and how it is called. */
export const OTHER_LANGUAGES: Record<string, string> = {
  German: `Gestern sind wir mit dem Zug an die See gefahren, weil die Kinder seit Wochen davon geredet hatten. Am Strand
war es windig, aber das hat niemanden gestört. Mein Bruder hatte Brot und Käse eingepackt, und gegen Mittag saßen wir
hinter einem alten Boot und aßen. Auf dem Rückweg ist die Kleine eingeschlafen, mit Sand in den Schuhen und einer
Muschel in der Hand, die sie nicht hergeben wollte.`,
  French: `Ce matin, le boulanger m'a dit que la farine allait encore coûter plus cher. Je l'ai écouté sans rien
répondre, parce que tout le monde le sait dans le quartier. Ma mère achetait son pain chez lui quand j'étais petite,
et il me donnait toujours un morceau de brioche. Maintenant, c'est mon fils qui attend devant la vitrine, les mains
dans les poches, et le vieux monsieur fait semblant de ne pas le voir.`,
  Spanish: `Mi abuela tenía una silla junto a la ventana y desde allí lo veía todo. Cuando llegaba el cartero, ya sabía
si traía buenas o malas noticias por la manera en que abría la puerta. Nosotros nos reíamos de ella, pero casi nunca se
equivocaba. Ahora la silla está en mi casa, aunque la ventana da a un patio donde no pasa nadie, y el gato es el
único que la usa.`,
  Portuguese: `A chuva começou antes do almoço e não parou mais. Ficámos em casa, o meu pai a consertar o rádio e nós a
fazer barcos de papel com as folhas do jornal. À tarde faltou a luz e a minha tia contou histórias da aldeia, que já
conhecíamos de cor. Ninguém se queixou. Quando a luz voltou, o rádio tocava uma música antiga e o meu pai sorriu como
se tivesse ganho um prémio.`,
  Italian: `Il treno era in ritardo di quaranta minuti e sul binario faceva freddo. Una signora con due valigie mi ha
chiesto se sapevo dove fosse il bar, ma era già chiuso. Allora ha tirato fuori dalla borsa un termos e ha offerto il
caffè a tutti quelli che aspettavano. Non so come si chiamasse. Quando il treno è arrivato, siamo saliti come vecchi
amici e nessuno si è lamentato del ritardo.`,
  Dutch: `Onze buurman heeft een tuin die groter is dan zijn huis. Elke zaterdag staat hij vroeg op om te wieden, en
als het regent zit hij in de schuur met een krant. Vorig jaar had hij zoveel courgettes dat hij ze in zakken aan onze
deur hing, zonder iets te zeggen. We hebben er soep van gemaakt en een pan bij hem gebracht. Sindsdien praat hij met
ons over het weer en over zijn dochter in Canada.`,
  Polish: `Dziadek nigdy nie mówił o wojnie, ale co roku w listopadzie szedł na cmentarz sam i wracał dopiero o zmroku.
Babcia stawiała wtedy na stole zupę i nie pytała o nic. Kiedy dorosłem, poszedłem kiedyś za nim i zobaczyłem, że stoi
przy grobie, na którym nie było nazwiska. Zauważył mnie, ale się nie rozgniewał. Wróciliśmy razem do domu i po raz
pierwszy opowiedział mi o swoim bracie.`,
  'Polish that speaks': `Gdyby ktoś chciał was do tego zmusić, to zrobiłby to już dawno, by potem nie było żadnych pytań. Ale my was do
niczego nie zmuszamy. Proszę, idźcie do domu i powiedzcie im, że to my, a nie oni, byliśmy tam do końca. To był nasz dom i
nasza ziemia. Kiedy wrócę, opowiem wam o tym, by i wasze dzieci wiedziały, do kogo to wszystko należy. A teraz do widzenia,
bo to ostatni pociąg do miasta i muszę się śpieszyć, by do rana być u matki.`,
  Swedish: `På vintern är sjön så stilla att man kan höra isen sjunga. Vi brukade gå ut på den med farfar, som borrade
hål och satte sig på en gammal pall för att fiska. Han sa inte mycket och det behövdes inte heller. När vi frös fick
vi varm choklad ur en termos som luktade kaffe. Det är tjugo år sedan nu, men varje gång jag ser en frusen sjö vill
jag gå ut på den.`,
  Turkish: `Sabahları dükkânı açmadan önce kapının önünü süpürürdü ve sonra bir bardak çay içerdi. Çarşıdaki herkes onu
tanırdı, çünkü kırk yıldır aynı yerde ayakkabı tamir ediyordu. Bir gün ona neden emekli olmadığını sordum. Gülümsedi
ve elindeki ayakkabıyı gösterdi. Bu ayakkabının sahibi daha doğmadan önce babasınınkini de ben dikmiştim, dedi. Bence
bu ona yetiyordu.`,
  Indonesian: `Setiap pagi ibu pergi ke pasar dengan sepeda tua yang dibeli ayah sebelum saya lahir. Dia tidak pernah
membawa daftar belanja, tetapi selalu pulang dengan semua yang kami perlukan. Kalau ada uang lebih, dia membeli kue
untuk adik saya. Sekarang sepeda itu masih ada di belakang rumah, dan kami tidak mau menjualnya walaupun rodanya sudah
rusak dan tidak dapat dipakai lagi.`,
  Russian: `Летом мы жили на даче, и каждый вечер бабушка ставила на веранде самовар. Соседи приходили без приглашения,
садились за стол и рассказывали новости, которые все уже знали. Мы, дети, слушали из темноты, пока нас не отправляли
спать. Я до сих пор помню запах смородины и стук дождя по крыше, хотя дачи давно нет, а на её месте построили магазин
и стоянку.`,
  Greek: `Το καλοκαίρι μέναμε στο νησί, σε ένα σπίτι με μπλε παράθυρα που ανήκε στον θείο μου. Το πρωί κολυμπούσαμε και
το μεσημέρι κανείς δεν μιλούσε, γιατί όλοι κοιμόντουσαν. Ο παππούς καθόταν κάτω από τη συκιά και διόρθωνε τα δίχτυα
του. Όταν τον ρωτούσαμε αν είχε πιάσει ψάρια, μας έδειχνε τη θάλασσα και έλεγε ότι είναι ακόμα εκεί και μας περιμένει.`,
  Chinese: `小时候我们家住在河边，每年夏天都能听见青蛙的叫声。父亲下班以后常常带着我去钓鱼，可是我们几乎什么也没有钓到过。
他说钓鱼不是为了吃鱼，而是为了安静地坐一会儿。那时候我不明白他的意思，只觉得太阳很晒，蚊子很多。现在我也有了孩子，
周末的时候也会带他到河边去坐坐，虽然河水已经没有从前那么清了。`,
  Japanese: `祖母の家には古い時計があって、一時間ごとに大きな音で鳴りました。初めて泊まった夜、私はその音が怖くて眠れませんでした。
祖母は笑って、時計は家を守っているのだと言いました。今はその時計が私の部屋にあります。もう動きませんが、捨てることはできません。
時々ねじを巻いて、耳を近づけてみると、あの夜のことを思い出します。`,
  Arabic: `كان جدي يزرع الزيتون في أرض صغيرة خلف البيت، وكان يعرف كل شجرة كأنها واحدة من أولاده. في موسم القطاف كنا
نأتي جميعا لنساعده، ثم نجلس على الأرض ونأكل الخبز مع الجبن. لم يكن يحب الكلام الكثير، لكنه كان يضحك حين يسقط أحدنا
عن السلم. اليوم ما زالت الأشجار في مكانها، ونحن نعود إليها كل عام.`,
};

export const CODE = {
  TypeScript: `import { open } from 'node:fs/promises';

/** How many lines a file has. */
export async function countLines(path: string): Promise<number> {
  const file = await open(path);
  let lines = 0;
  for await (const _ of file.readLines()) lines += 1;
  await file.close();
  return lines;
}

const counts = new Map<string, number>();
for (const path of process.argv.slice(2)) {
  counts.set(path, await countLines(path));
}
console.log([...counts].map(([path, n]) => \`\${path}: \${n}\`).join('\\n'));`,
  Python: `import sys
from collections import Counter

def count(path):
    words = Counter()
    with open(path) as file:
        for line in file:
            words.update(line.lower().split())
    return words

total = Counter()
for path in sys.argv[1:]:
    total += count(path)

for word, many in total.most_common(20):
    if len(word) < 3:
        continue
    print(f"{many:>6}  {word}")`,
  JSON: `{
  "name": "garden-plan",
  "version": "2.1.0",
  "beds": [
    { "crop": "beans", "rows": 4, "sown": "2024-05-02" },
    { "crop": "leeks", "rows": 2, "sown": "2024-03-18" },
    { "crop": "chard", "rows": 3, "sown": "2024-04-11" }
  ],
  "watering": { "days": ["Mon", "Thu"], "litres": 40 },
  "notes": { "fence": "repair", "gate": "paint", "shed": "empty" }
}`,
};

export const LISTS = {
  'with bullets': `- two dozen eggs
- butter, unsalted
- flour (strong)
- yeast, the dry sort
- olive oil
- a bag of onions
- tinned tomatoes
- red lentils
- rice
- oat milk
- washing powder
- light bulbs for the hall
- stamps
- cat food
- batteries, small ones
- string
- a new sponge
- compost, two bags
- seed potatoes
- paint for the gate
- sandpaper
- two brushes
- white spirit
- a birthday card
- candles
- dog biscuits`,
  'of names': Array.from({ length: 5 }, () =>
    [
      'Harris Bakery',
      'Mill Lane Garage',
      'Corner Books',
      'The Old Forge',
      'Ferry Street Dental',
      'Palmer and Sons Roofing',
      'Green Door Nursery',
    ].join('\n'),
  ).join('\n'),
};

export const VERSE = {
  rhymed: `The lamp is low, the street is bare,
A dog goes home along the wall,
And someone on the upper stair
Has stopped to hear the first leaves fall

We said the year would not be long,
We said it lightly, out of doors,
With all the garden deep in song
And salt wind on the kitchen floors

Now every gate is hung with rain
And every path runs down to stone,
I count the carriages of the train
And walk the last half mile alone

But in the window, small and red,
The fire you banked before you slept
Still holds the things we left unsaid
And all the promises we kept`,
  free: `my mother kept
a jar of buttons
on the sill above the sink

some were bone and some
were the blue of an evening
nobody else remembered

when I was ill she let me
pour them over the blanket
and sort them by the coats
they had fallen from

I have the jar now
the coats are gone
my own hands smell of soap
and I do not know
which button closed
which winter

but I pour them out
some nights
on the white cloth
and listen`,
};

export const TABLES = {
  'with bars': `| Town | People | Founded | River |
|---|---|---|---|
| Aldbury | 4,120 | 1204 | Wend |
| Bransgate | 18,330 | 1088 | Tarn |
| Coldhollow | 960 | 1411 | Wend |
| Dunmere | 7,415 | 1290 | Isk |
| Easterby | 22,870 | 1156 | Tarn |
| Fallow Cross | 1,302 | 1533 | none |
| Garrick | 5,048 | 1322 | Isk |
| Hexton | 31,940 | 1071 | Tarn |
| Ilverton | 2,277 | 1467 | Wend |
| Jarrow End | 845 | 1602 | none |
| Kelby | 6,690 | 1249 | Isk |`,
  'with commas': `year,rain,wind,frost
${Array.from({ length: 24 }, (_, at) => `${1990 + at},${610 + 7 * at},${(3 + at / 10).toFixed(1)},${at % 9}`).join('\n')}`,
};
