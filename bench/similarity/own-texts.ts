/** Sources of the own set; paragraphs are parted by blank lines. */
export const sources: Record<string, string> = {
  bees: `A strong colony of honey bees holds some forty thousand workers in June. About a third of them fly out for nectar, pollen, water and resin, while the younger ones stay inside and build comb, feed larvae and guard the entrance.

A worker that has found a good patch of clover runs a figure of eight on the comb. The angle of the straight stretch against the vertical tells her sisters the direction relative to the sun, and the length of the waggle tells them how far it is.

Before winter the drones are driven out and the queen lays fewer eggs. The cluster keeps its centre near thirty degrees by shivering, and a colony of average size eats fifteen kilograms of honey until the willows flower again.

Beekeepers fear the varroa mite more than any frost. It came from Asia with traded colonies, feeds on the fat body of the larvae and carries viruses that cripple the wings of young bees.`,
  bridge: `The old rope bridge over the Tarn gorge was replaced in 1931 by a steel arch of ninety metres. Engineers lowered the two halves from both banks with winches, and they met in the middle with an error of eleven millimetres.

During construction the river rose four times above the cofferdam. Workers slept in a disused mill, and the owner of the quarry paid a boy to ring the church bell whenever the water gauge upstream passed the red mark.

Traffic grew faster than anyone had planned. By 1978 the deck carried nine thousand vehicles a day, twelve times the load of the first year, and cracks appeared in the hangers next to the eastern abutment.

The repair took three summers. Every hanger was exchanged singly while one lane stayed open, and sensors inside the arch now report strain and temperature to the county office each minute.`,
  bread: `Sourdough owes its rise to wild yeast and its taste to bacteria. Both live in a starter of flour and water, which a baker feeds every day and which can outlive several generations of bakers.

Flour with plenty of protein forms gluten when it is wetted and folded. Folding the dough four times in two hours replaces ten minutes of kneading, and the loaf keeps larger bubbles.

A cool night in the refrigerator slows the yeast more than the bacteria. The crumb becomes more sour, the crust takes on a darker colour, and the baker may sleep until six.

In the oven the loaf needs steam for the first quarter of an hour. Steam keeps the skin soft while the gas expands, so that the loaf opens along the cut and not along its side.`,
  tides: `The harbour clerk at Port Ellery wrote down high water twice a day from 1809 to 1866. His successors forgot the ledgers in an attic, where a teacher found them while looking for a projector.

Three students typed fifty-seven years of figures into a table during one winter. They corrected the moments when the clerk had used local sun time, and they left out the weeks when ice had lifted the gauge.

The series shows that the mean level rose by nine centimetres before any factory stood on that coast. Half of this is the land itself, which has been sinking since the glaciers to the north melted.

Storm surges have not become higher in proportion, but they come on top of a higher sea. A surge that reached the chapel steps once in eighty years reaches them once in fifteen now.`,
};

export interface OwnCase {
  kind: 'none' | 'random' | 'translation' | 'summary';
  source: string;
  /** Paragraph of the source that was taken, from 0; all of them for a summary. */
  paragraph: number | 'all';
  copy: string;
}

/** What was taken over, and how. Word-by-word copies are made from the source itself. */
export const copies: OwnCase[] = [
  {
    kind: 'random',
    source: 'bees',
    paragraph: 1,
    copy: `Runs a worker on the comb a figure of eight that has discovered a good patch of clover. The length of the waggle tells how far it is to her sisters, and relative to the sun the angle of the straight stretch against the vertical tells them direction.`,
  },
  {
    kind: 'random',
    source: 'bridge',
    paragraph: 2,
    copy: `Than anyone planned traffic grew quicker. The deck by 1978 carried vehicles nine thousand a day, twelve times of the first year the load, and next to the eastern abutment in the hangers appeared fissures.`,
  },
  {
    kind: 'translation',
    source: 'bread',
    paragraph: 2,
    copy: `One cool night in the fridge slows down yeast more strongly than bacteria. The crumb gets sourer, the crust obtains a darker colour and the baker can sleep till six o'clock.`,
  },
  {
    kind: 'translation',
    source: 'tides',
    paragraph: 1,
    copy: `In a single winter, three students entered figures of fifty-seven years in a table. They fixed the times at which the clerk had gone by local sun time and omitted weeks in which the gauge was lifted by ice.`,
  },
  {
    kind: 'summary',
    source: 'tides',
    paragraph: 'all',
    copy: `From 1809 to 1866 the harbour clerk at Port Ellery noted high water twice a day, and a teacher found the ledgers in an attic. Students typed the fifty-seven years of figures into a table. The series shows that mean level rose nine centimetres, half of it because the land is sinking since the glaciers melted. A surge that reached the chapel steps once in eighty years now comes once in fifteen.`,
  },
  {
    kind: 'summary',
    source: 'bees',
    paragraph: 'all',
    copy: `A colony of honey bees holds forty thousand workers in June, a third of which fly out for nectar and pollen. A worker that finds clover tells her sisters direction and distance on the comb. In winter the cluster shivers to keep thirty degrees and eats fifteen kilograms of honey. The varroa mite from Asia feeds on larvae and carries viruses that cripple the wings.`,
  },
];

/** Texts of nobody else, in which the copies are put. */
export const frames: string[] = [
  `My grandmother kept everything that could be written on. Envelopes were slit open and turned, calendars were cut into slips, and the back of a seed catalogue held her accounts for 1974.

When we cleared the flat we found lists in every drawer. Some were plain, others must have been jokes, and one, headed only by the letter K, gave the birthdays of people whom none of us had ever met.`,
  `The committee met on a Thursday because the hall was taken on all other evenings. Eleven members came, two sent apologies, and the treasurer brought cake, which he entered under repairs.

It was decided to paint the fence green, to ask the school about the missing ladder, and to postpone the question of the name until somebody could remember why the old one had been dropped.`,
  `Learning to juggle is mostly learning to pick things up. For the first week the balls roll under the sofa, for the second they roll under the cupboard, and in the third week they begin to arrive where the other hand is.

Nobody looks at the hands. The eyes rest on the highest point of the path, and the rest is habit, which is another word for having dropped a ball nine hundred times.`,
];
