import { Drawing } from '../../../components/drawing.tsx';
import { rewriteFigures } from '../../../copy/rewrite-figures-copy.ts';

const { rows, caption, lines, heading } = rewriteFigures;
const top = 34;
const highest = 10;

const borders = [
  { z: 2.33, label: '2.33', title: lines.false },
  { z: 4, label: '4', title: lines.sure },
];

/** The borders that do not run through the figure behind the bar. */
const crossing = (medianZ: number) => borders.filter(({ z }) => z < medianZ || z > medianZ + 0.9);

/** On a phone a label stands above its bar, elsewhere before it. */
const layoutFor = (width: number) =>
  width < 400 ? { left: 0, row: 52, barTop: 24 } : { left: 208, row: 40, barTop: 2 };

/** Median scores before and after, with the two borders that detectors are usually set to. */
export function FiguresPicture() {
  const label = `${heading}. ${rows.map((it) => `${it.label}: z ${it.medianZ}`).join('. ')}`;
  const heightOf = (width: number) => top + rows.length * layoutFor(width).row + 4;
  return (
    <figure className="my-8 rounded-2xl border border-line bg-surface p-5 sm:p-6">
      <Drawing label={label} height={heightOf}>
        {(width) => {
          const { left, row, barTop } = layoutFor(width);
          const x = (z: number) => left + (Math.max(0, z) / highest) * (width - left - 40);
          return (
            <>
              {borders.map((border) => (
                <text
                  key={border.label}
                  x={x(border.z)}
                  y={top - 18}
                  textAnchor="middle"
                  className="fill-soft text-[12.5px] tabular-nums"
                >
                  {border.label}
                </text>
              ))}
              {rows.map(({ label: name, medianZ }, i) => {
                const y = top + i * row;
                return (
                  <g key={name}>
                    <text x="0" y={y + 17} className="fill-ink text-[14px]">
                      {name}
                    </text>
                    <rect
                      x={left}
                      y={y + barTop}
                      width={x(medianZ) - left}
                      height="22"
                      rx="4"
                      className={medianZ < 4 ? 'fill-accent' : 'fill-mark'}
                    />
                    {crossing(medianZ).map(({ z }) => (
                      <line
                        key={z}
                        x1={x(z)}
                        x2={x(z)}
                        y1={y + barTop - (left === 0 ? 2 : 8)}
                        y2={y + barTop + 26}
                        strokeDasharray="3 3"
                        className={z < medianZ ? 'stroke-surface' : 'stroke-edge'}
                      />
                    ))}
                    <text
                      x={x(medianZ) + 8}
                      y={y + barTop + 16}
                      className="fill-ink text-[14px] font-semibold tabular-nums"
                    >
                      {medianZ.toFixed(1)}
                    </text>
                  </g>
                );
              })}
            </>
          );
        }}
      </Drawing>
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm text-soft">
        {borders.map((border) => (
          <li key={border.label}>
            <b className="font-semibold text-ink">{border.label}</b> {border.title}
          </li>
        ))}
      </ul>
      <figcaption className="mt-3 text-sm text-soft">{caption}</figcaption>
    </figure>
  );
}
