import { Drawing } from '../../../components/drawing.tsx';
import { leanCopy } from '../../../copy/pictures-copy.ts';

const words = [
  { word: 'large', chance: 31, green: false },
  { word: 'big', chance: 27, green: true },
  { word: 'great', chance: 18, green: true },
  { word: 'wide', chance: 12, green: false },
  { word: 'vast', chance: 8, green: true },
];

const top = 30;
const row = 32;
const height = top + words.length * row;
const total = words.reduce((sum, { chance, green }) => sum + chance * (green ? 1.5 : 1), 0);
const plain = words.reduce((sum, { chance }) => sum + chance, 0);
/** The largest share that a bar stands for. */
const most = 0.34;

/** One draw of a model: five candidates, and how a key leans towards the green ones. */
export function LeanPicture() {
  return (
    <figure className="my-8 rounded-2xl border border-line bg-surface p-5 sm:p-6">
      <Drawing label={leanCopy.label} height={() => height}>
        {(width) => {
          const left = width < 400 ? 54 : 96;
          const column = (width - left) / 2;
          const long = (share: number) => (share / most) * (column - 20);
          return (
            <>
              <text x={left} y="15" className="fill-soft text-[12.5px]">
                {leanCopy.own}
              </text>
              <text x={left + column} y="15" className="fill-soft text-[12.5px]">
                {leanCopy.leaning}
              </text>
              {words.map(({ word, chance, green }, i) => {
                const y = top + i * row;
                return (
                  <g key={word}>
                    <text x="0" y={y + 16} className="fill-ink font-serif text-[17px]">
                      {word}
                    </text>
                    <rect
                      x={left}
                      y={y}
                      width={long(chance / plain)}
                      height="20"
                      rx="4"
                      className="fill-edge/85"
                    />
                    <rect
                      x={left + column}
                      y={y}
                      width={long((chance * (green ? 1.5 : 1)) / total)}
                      height="20"
                      rx="4"
                      className={green ? 'fill-accent' : 'fill-edge/85'}
                    />
                  </g>
                );
              })}
            </>
          );
        }}
      </Drawing>
      <figcaption className="mt-3 text-sm text-soft">{leanCopy.caption}</figcaption>
    </figure>
  );
}
