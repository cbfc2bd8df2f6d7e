import { isAllClear } from '@cleanpaste/contract';
import { expect, test } from 'vitest';
import { judgeText } from './judge-text.ts';
import { shownLikelihood } from './shown-likelihood.ts';

const ofPeople = {
  'a letter': `Dear Ruth, I never got round to thanking you for the jam, which is a shame because we finished
it in about four days. Tom had most of it, on toast, standing up, at hours I won't mention. The dog
is better. She limped around till Tuesday and then saw a squirrel and forgot she was ill! We've got
the roofers coming back on Monday, or so they say; they said that in March as well. Come and see us
before the clocks go back. Bring boots, the lane's a bog again.`,
  'a diary': `Rained all morning. Went down to the shed anyway and found that the mice had been at the seed
packets, every one of the beans gone and half the peas. I swore a bit. Mrs Hale from number nine
leaned over the wall to ask whether I'd seen her cat and I said no, but that I wished I had. After
lunch it cleared up, so I dug the far bed over, got as far as the rhubarb and gave up with my back.
Soup. Bed at nine like an old man.`,
  'a complaint': `I bought two of your kettles in May. The first one lasted nine days. Your man on the phone was
decent enough about it and sent me another, but that one clicks off before it boils, so I stand
there like a fool holding the switch down with a wooden spoon. I don't want a third. I want my
thirty-four pounds back, and I'd like somebody to tell me why the lid is glued on. I have kept
both boxes and the receipt, and my neighbour will say the same about hers.`,
};

const judged = (text: string) =>
  isAllClear({ similarity: 0, provider: 'local', ...judgeText({ ...asked, text }) });
const asked = { excludeQuotations: false, excludeReferences: false };

test.each(Object.entries(ofPeople))(
  '%s that copies nothing is all clear, with its figure',
  (_, text) => {
    expect(judgeText({ ...asked, text }).aiScore).toBeGreaterThan(0);
    expect(judged(text)).toBe(true);
  },
);

test('a text that reads like a machine is not', () => {
  const text = `In today's rapidly evolving digital landscape, effective communication plays a crucial role in fostering
collaboration and driving innovation. Furthermore, it enables organizations to navigate complex challenges,
enhancing both productivity and overall well-being. Moreover, leveraging advanced technologies not only
streamlines processes but also empowers individuals to unlock their full potential. Additionally, it is
important to note that a comprehensive approach ensures sustainable growth, underscoring the significance of
continuous improvement. In conclusion, embracing these strategies is essential for achieving long-term success
in an increasingly interconnected world.`;
  expect(judged(text)).toBe(false);
});

test('a small likelihood is never shown as none', () => {
  expect([0, 0.001, 0.004, 0.015, 0.274, 1].map(shownLikelihood)).toEqual([0, 1, 1, 2, 27, 100]);
});
