import { describe, expect, it } from 'vitest';
import { score } from '../likelihood/index.ts';
import { OTHER_LANGUAGES } from '../likelihood/kinds.fixture.ts';
import { readsAsEnglish } from '../rewrite/index.ts';

/** Languages that have many of the short words of English. */
const CLOSE: Record<string, string> = {
  Irish: `Chuaigh mé go dtí an siopa ar maidin agus bhí an doras dúnta. Dúirt an fear liom nach mbeadh sé ar ais go dtí an
tráthnóna, agus mar sin shuigh mé ar an mballa agus d'fhan mé leis. Bhí an lá go breá agus ní raibh deifir ar bith orm.`,
  'Scottish Gaelic': `Chaidh sinn a-mach air an eathar nuair a bha a' ghrian ag èirigh, agus cha robh duine eile air an loch. Bha
mo sheanair na shuidhe san deireadh agus thuirt e nach robh e ag iarraidh a bhith an àite sam bith eile.`,
  Vietnamese: `Sáng nay tôi ra chợ mua cá và rau cho mẹ, nhưng trời mưa to quá nên không có nhiều người bán. Bà hàng nước cho
tôi ngồi nhờ một lúc, và kể cho tôi nghe chuyện của con trai bà đang làm việc ở thành phố.`,
  Finnish: `Kävimme eilen mökillä, ja järvi oli vielä jäässä. Isä sanoi, että kala ei ole tähän aikaan syönnillä, mutta lähti
silti pilkille. Me jäimme sisälle keittämään kahvia ja katsoimme, kun hän istui jäällä ja odotti.`,
  Danish: `Min søster har købt et gammelt hus ved havnen, og hun vil selv sætte det i stand. I weekenden var vi der for at
hjælpe hende, men det regnede ind gennem taget, og vi måtte stille spande i alle rummene.`,
  Albanian: `Gjyshja ime jetonte në një fshat të vogël, dhe çdo verë ne shkonim për ta parë. Ajo na priste te dera me bukë të
ngrohtë dhe djathë, dhe nuk na linte të iknim pa na dhënë diçka për rrugën.`,
};

describe('a text in another language is neither rewritten nor judged', () => {
  it.each(Object.entries({ ...OTHER_LANGUAGES, ...CLOSE }))('%s', (_, text) => {
    expect(readsAsEnglish(text)).toBe(false);
    const twice = `${text}\n\n${text}`;
    expect([readsAsEnglish(twice), score(twice).reason]).toEqual([false, 'not English']);
  });
});

describe('a text in English is', () => {
  it.each([
    [
      'of names and figures',
      'In 1998 Maria Lopez and Jan de Vries opened the Café du Nord in Antwerp.',
    ],
    [
      'with French words',
      'The chef de cuisine was from Lyon, and his pot-au-feu was the best we ever had.',
    ],
    [
      'of few small words',
      'Members may submit written comments on proposed rules before the hearing.',
    ],
  ])('%s', (_, text) => {
    expect(readsAsEnglish(text)).toBe(true);
    expect(score(`${text} `.repeat(8)).reason).toBeNull();
  });
});
