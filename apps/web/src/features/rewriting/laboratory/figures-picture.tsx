import { rewriteFigures } from '../../../copy/rewrite-figures-copy.ts';

const width = 560;
const left = 190;
const row = 40;
const top = 34;
const highest = 10;

const x = (z: number) => left + (Math.max(0, z) / highest) * (width - left - 40);

/** Median scores before and after, with the two borders that detectors are usually set to. */
export function FiguresPicture() {
  const { rows, caption, lines, heading } = rewriteFigures;
  const height = top + rows.length * row + 8;
  const borders = [
    { z: 2.33, label: '2.33', title: lines.false },
    { z: 4, label: '4', title: lines.sure },
  ];
  return (
    <figure className="my-8 rounded-2xl border border-line bg-surface p-5 sm:p-6">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${heading}. ${rows.map(({ label, medianZ }) => `${label}: z ${medianZ}`).join('. ')}`}
        className="w-full"
      >
        {borders.map(({ z, label, title }) => (
          <g key={label}>
            <line
              x1={x(z)}
              x2={x(z)}
              y1={top - 10}
              y2={height - 4}
              strokeDasharray="4 4"
              className="stroke-edge"
            />
            <text x={x(z)} y={top - 16} textAnchor="middle" className="fill-soft text-[12px]">
              {label}
              <title>{title}</title>
            </text>
          </g>
        ))}
        {rows.map(({ label, medianZ }, i) => {
          const y = top + i * row;
          return (
            <g key={label}>
              <text x="0" y={y + 18} className="fill-ink text-[14px]">
                {label}
              </text>
              <rect
                x={left}
                y={y + 2}
                width={x(medianZ) - left}
                height="22"
                rx="4"
                className={medianZ < 4 ? 'fill-accent' : 'fill-mark'}
              />
              <text x={x(medianZ) + 8} y={y + 18} className="fill-ink text-[14px] font-semibold">
                {medianZ.toFixed(1)}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className="mt-3 text-sm text-soft">{caption}</figcaption>
    </figure>
  );
}
