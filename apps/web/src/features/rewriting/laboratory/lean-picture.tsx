const words = [
  { word: 'large', chance: 31, green: false },
  { word: 'big', chance: 27, green: true },
  { word: 'great', chance: 18, green: true },
  { word: 'wide', chance: 12, green: false },
  { word: 'vast', chance: 8, green: true },
];

const row = 30;

/** One draw of a model: five candidates, and how a key leans towards the green ones. */
export function LeanPicture() {
  const total = words.reduce((sum, { chance, green }) => sum + chance * (green ? 1.5 : 1), 0);
  const plain = words.reduce((sum, { chance }) => sum + chance, 0);
  return (
    <figure className="my-8 rounded-2xl border border-line bg-surface p-5 sm:p-6">
      <svg
        viewBox="0 0 560 196"
        role="img"
        aria-label="Five candidate words with their probabilities, before and after a key leans towards the green ones"
        className="w-full"
      >
        <text x="96" y="16" className="fill-soft text-[13px]">
          the model’s own draw
        </text>
        <text x="336" y="16" className="fill-soft text-[13px]">
          with the key’s lean
        </text>
        {words.map(({ word, chance, green }, i) => {
          const y = 30 + i * row;
          const before = (chance / plain) * 480;
          const after = ((chance * (green ? 1.5 : 1)) / total) * 480;
          return (
            <g key={word}>
              <text x="0" y={y + 16} className="fill-ink font-serif text-[17px]">
                {word}
              </text>
              <rect x="96" y={y} width={before} height="20" rx="4" className="fill-edge/50" />
              <rect
                x="336"
                y={y}
                width={after}
                height="20"
                rx="4"
                className={green ? 'fill-accent' : 'fill-edge/50'}
              />
            </g>
          );
        })}
      </svg>
      <figcaption className="mt-3 text-sm text-soft">
        “The library is home to a … collection.” Each candidate stays possible. Over one word the
        lean is invisible; over three hundred it adds up.
      </figcaption>
    </figure>
  );
}
