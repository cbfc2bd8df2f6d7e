import { type Figure, worded } from './figures.ts';

const width = 720;
const labels = 300;
const right = 110;
const rowHeight = 22;
const top = 34;

const tenths = (value: number) => Math.round(10 * value) / 10;

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const style = `<style>
text{font:12px system-ui,sans-serif;fill:#1f2328}.title{font-weight:600;font-size:13px}.axis{stroke:#8c959f}
.bar{fill:#0969da}.range{stroke:#1f2328;stroke-width:1.5}
@media(prefers-color-scheme:dark){text{fill:#e6edf3}.axis{stroke:#6e7681}.bar{fill:#4493f8}.range{stroke:#e6edf3}}
</style>`;

/** Beyond this ratio between the longest and the shortest bar, the short ones could not be seen. */
const mostRatio = 60;

/** Where a value stands between 0 and 1; by powers of ten where values lie far apart. */
function scaleOf(figures: Figure[]) {
  const all = figures.flatMap(({ value, low, high }) => [value, low ?? value, high ?? value]);
  const most = Math.max(...all, Number.MIN_VALUE);
  const least = Math.min(...all);
  if (least <= 0 || most / least < mostRatio)
    return { isLog: false, at: (it: number) => Math.max(0, it) / most };
  const from = Math.log10(least) - 0.3;
  const span = Math.log10(most) - from;
  return { isLog: true, at: (it: number) => (Math.log10(it) - from) / span };
}

/**
 * Bars of one group, each with a line from the low to the high end of its interval.
 * @returns an SVG that follows the reader's light or dark colours
 */
export function plotOf(title: string, figures: Figure[]): string {
  const { isLog, at } = scaleOf(figures);
  const height = top + figures.length * rowHeight + 10;
  const x = (value: number) => tenths(labels + at(value) * (width - labels - right));
  const rows = figures.map((one, index) => {
    const y = top + index * rowHeight;
    const { name, value, unit, low, high } = one;
    const range =
      low === undefined || high === undefined || low === high
        ? ''
        : `<path class="range" d="M${x(low)} ${y + 8}H${x(high)}M${x(low)} ${y + 4}v8M${x(high)} ${y + 4}v8"/>`;
    const end = Math.max(x(value), x(high ?? value));
    return `<text x="${labels - 8}" y="${y + 12}" text-anchor="end">${escaped(name)}</text><rect class="bar" x="${labels}" y="${y + 2}" width="${tenths(Math.max(1, x(value) - labels))}" height="12" rx="2"/>${range}<text x="${tenths(end + 6)}" y="${y + 12}">${escaped(worded(value, unit))}</text>`;
  });
  const heading = isLog ? `${title} (by powers of ten)` : title;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(heading)}">
${style}
<text class="title" x="0" y="16">${escaped(heading)}</text>
<path class="axis" d="M${labels} ${top - 6}V${height - 6}"/>
${rows.join('\n')}
</svg>
`;
}
