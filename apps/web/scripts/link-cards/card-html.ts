import { type LinkCardName, linkCards } from '../../src/copy/link-cards-copy.ts';

const escaped = (text: string) => text.replace(/[&<>]/g, (one) => `&#${one.codePointAt(0)};`);

/** The specimen of a card: what stands under its heading, set like a page of a type founder's book. */
const specimens: Record<LinkCardName, (words: readonly string[]) => string> = {
  home: ([before = '', name = '', after = '']) =>
    `<p class="word">${before}<i class="mark"><b>${name}</b></i>${after}</p>`,
  pricing(words) {
    const columns = [0, 2, 4].map(
      (at) => `<div><b>${words[at + 1]}</b><span>${words[at]}</span></div>`,
    );
    return `<div class="prices">${columns.join('')}</div>`;
  },
  invisible: (words) =>
    `<div class="boxes">${words.map((one) => `<span>${one}</span>`).join('')}</div>`,
  statistical(words) {
    const plain = new Set([2, 5, 8]);
    const tinted = words.map((word, at) =>
      plain.has(at) ? word : `<em class="tint-${at % 2}">${word}</em>`,
    );
    return `<p class="sentence">${tinted.join(' ')}</p>`;
  },
  api: (words) =>
    `<ul class="calls">${words.map((word) => `<li><b>POST</b> /api/v1/<em>${word}</em></li>`).join('')}</ul>`,
  site: ([sign]) => `<p class="sign">${sign}</p>`,
};

const styles = `
  * { margin: 0; padding: 0; box-sizing: border-box; }
  body { width: 1200px; height: 630px; background: #faf8f4; color: #1d1b18; overflow: hidden; position: relative;
    font-family: 'Newsreader Variable', serif; font-variant-ligatures: none; }
  main { position: absolute; inset: 72px 80px 76px; display: flex; flex-direction: column; justify-content: space-between; }
  h1 { font-weight: 500; font-size: 104px; line-height: 1.02; letter-spacing: -.022em; text-wrap: balance; max-width: 1040px; }
  body::after { content: ''; position: absolute; inset: auto 0 0; height: 14px; background: #0f6b52; }
  .home h1 { font-size: 86px; white-space: nowrap; }
  .pricing h1, .api h1 { font-size: 132px; }
  .word { font-size: 272px; line-height: 1; letter-spacing: -.02em; white-space: nowrap; color: #1d1b18; }
  .mark { display: inline-block; position: relative; width: 34px; height: 226px; margin: 0 16px -40px; border-radius: 5px; background: #a63a08; }
  .mark b { position: absolute; left: 50%; bottom: calc(100% + 30px); transform: translateX(-50%); white-space: nowrap; padding: 5px 18px 7px; border-radius: 10px;
    background: #fdebdc; color: #a63a08; font: 600 44px 'Instrument Sans Variable', sans-serif; letter-spacing: .04em; }
  .prices { display: grid; grid-template-columns: repeat(3, 1fr); border-top: 3px solid #1d1b18; padding-top: 30px; }
  .prices b { display: block; font-weight: 400; font-size: 190px; line-height: .95; letter-spacing: -.03em; font-feature-settings: 'lnum'; }
  .prices span { font: 600 48px 'Instrument Sans Variable', sans-serif; color: #625c53; }
  .prices div:nth-child(2) b, .prices div:nth-child(2) span { color: #0f6b52; }
  .boxes { display: flex; justify-content: space-between; }
  .boxes span { width: 190px; height: 190px; border: 6px dashed #0f6b52; border-radius: 18px; display: grid; place-items: center;
    font: 500 60px 'DejaVu Sans Mono', monospace; letter-spacing: -.04em; color: #0f6b52; background: #fff; }
  .boxes span:nth-child(3) { border-color: #a63a08; color: #a63a08; background: #fdebdc; }
  .sentence { font-size: 88px; line-height: 1.28; letter-spacing: -.01em; }
  .sentence em { font-style: normal; padding: 0 .1em .04em; margin: 0 -.06em; border-radius: .12em; box-decoration-break: clone; }
  .tint-0 { background: #b9ddcf; } .tint-1 { background: #dceee7; }
  .calls { list-style: none; display: grid; gap: 10px; font: 500 58px 'DejaVu Sans Mono', monospace; letter-spacing: -.03em; color: #625c53; }
  .calls b { font-weight: 500; color: #0f6b52; } .calls em { font-style: normal; color: #1d1b18; font-weight: 700; }
  .site h1 { font-size: 136px; max-width: 640px; }
  .sign { position: absolute; right: -20px; bottom: -92px; font-size: 610px; line-height: 1; color: #0f6b52; }
`;

/** A whole page of 1200 × 630 with one card. @param fonts style sheet that names the two text fonts */
export function cardHtml(name: LinkCardName, fonts: string): string {
  const { heading, specimen } = linkCards[name];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${fonts}${styles}</style>
    <body class="${name}"><main><h1>${escaped(heading)}</h1>${specimens[name](specimen.map(escaped))}</main></body></html>`;
}
