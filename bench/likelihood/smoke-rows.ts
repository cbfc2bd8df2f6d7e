import type { Row } from '../../packages/core/scripts/train-likelihood/rows.ts';

/**
 * Eight short texts written for this project in two manners: plain everyday writing (label 0) and
 * the manner of a chat assistant (label 1). They exercise the benchmark when no data is given; no
 * figure computed from them says anything about quality.
 */
const PLAIN = [
  `We got to the campsite around nine and of course nobody had packed the tent poles. Dave swore he'd
  seen them in the garage on Tuesday, so that was that, we slept in the van. Four of us and a wet dog.
  Around three it started raining so hard I couldn't hear Kim snoring, which was a plus I guess. In the
  morning the field was a pond. We ate cold beans, laughed about it, drove home and haven't told my
  dad, because it was his tent.`,
  `I don't think my grandmother ever measured anything. She'd throw flour at the board, look at it, and
  throw some more. When I asked how much she said "enough". So my bread is always wrong, a bit too wet
  or heavy as a brick, and hers never was, not once in the thirty years I knew her. Last winter I found
  one of her cards at the back of a drawer. Flour, it said. Water. Salt if you have it. That was all.
  No amounts, no times, nothing.`,
  `The bus was late again on Monday, 25 minutes this time, and when it came it didn't stop. I rang the
  company. A man told me the stop had been moved "temporarily" to Mill Lane, which is a ten minute walk
  for me and a lot more for Mrs Harris at no. 12, who is 84. There was no notice. I asked him when it
  would move back and he didn't know, said it depends on the gas people. So who do I ask? The gas people
  didn't answer either.`,
  `My first week at the garage I broke two things: a mirror, and then the ramp. The mirror was mine to
  pay for. The ramp they laughed about, it had been going for years they said, somebody had to be under
  it when it went. Nobody was. I learned to change a clutch by Friday, badly, with Pete shouting numbers
  at me from the pit. My hands still smell of it. I told Mum it was fine and it sort of is, the money's
  ok and they let me go early on Thursdays.`,
];

const ASSISTANT = [
  `Time management is an essential skill that plays a crucial role in both personal and professional
  success. By setting clear priorities and establishing realistic goals, individuals can significantly
  enhance their productivity while reducing unnecessary stress. Furthermore, effective planning fosters
  a sense of balance, allowing people to dedicate meaningful time to their families, their health, and
  their personal growth. Ultimately, mastering the art of managing time empowers individuals to navigate
  the complexities of modern life with confidence, resilience, and purpose.`,
  `Nestled in the heart of the bustling city, the restaurant offers a delightful culinary experience that
  seamlessly blends tradition with innovation. The warm ambiance creates an inviting atmosphere, while
  the attentive staff ensures that every guest feels truly valued. Each dish is carefully crafted,
  showcasing a harmonious balance of flavors, textures, and aromas. Additionally, the thoughtfully curated
  wine list complements the menu perfectly, making it an ideal destination for both intimate dinners and
  memorable celebrations with friends and family.`,
  `As the sun dipped below the horizon, casting a golden glow across the tranquil village, Elara felt a
  profound sense of anticipation stirring within her. The whispers of the ancient forest seemed to beckon
  her forward, promising secrets that had lingered for centuries. With each step, her heart pounded with
  a mixture of fear and excitement, her fingers tracing the intricate carvings on the weathered pendant.
  Little did she know that this journey would forever change the course of her life, revealing a destiny
  she had never dared to imagine.`,
  `Renewable energy represents a transformative opportunity to address the pressing challenges of climate
  change. Solar and wind technologies have become increasingly affordable, enabling communities around the
  world to reduce their reliance on fossil fuels. Moreover, investing in sustainable infrastructure not
  only creates employment but also promotes long-term economic resilience. However, it is important to
  acknowledge that this transition requires collaboration among governments, businesses, and citizens. By
  working together, we can pave the way for a cleaner, healthier, and more equitable future.`,
];

export const SMOKE_ROWS: readonly Row[] = [PLAIN, ASSISTANT].flatMap((texts, label) =>
  texts.map((text, at) => ({
    text: text.replace(/\s+/g, ' '),
    label,
    domain: 'smoke',
    gen: label === 0 ? 'plain manner' : 'assistant manner',
    src: 'smoke',
    attack: 'none',
    group: `smoke:${label}:${at}`,
    licensed: true,
  })),
);
