import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import {
  fontFaces,
  fontFiles,
  type Html,
  sansStack,
  serifStack,
  siteMark,
} from '../../accounts/index.ts';
import type {
  ReportFigure,
  ReportMeter,
  ReportSource,
  ReportView,
} from '../threads/report-view.ts';

/** All that a report looks like; it loads nothing, so that it stays what it is wherever it is kept. */
const style = `:root{color-scheme:light dark;--sans:system-ui,"Segoe UI",Helvetica,Arial,sans-serif;--serif:Georgia,"Times New Roman",serif;--ink:#1d1b18;--soft:#625c53;--line:#e4dfd6;--paper:#faf8f4;--wash:#fdebdc;--edge:#a63a08;--accent:#0f6b52;--chosen:#fff;--rim:#e4dfd6}
@media screen and (prefers-color-scheme:dark){:root{--ink:#efece5;--soft:#aaa498;--line:#33312c;--paper:#141412;--wash:#3a2413;--edge:#ffae70;--accent:#63c9a3;--chosen:#33312c;--rim:#575349}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 var(--serif);overflow-wrap:anywhere}
main{max-width:52rem;margin:0 auto;padding:2rem 1.25rem 4rem}
h2,h3,h4,dt,th,.label,footer,.note,.name{font-family:var(--sans);word-spacing:.08em}
h1{font-size:2.1rem;font-weight:500;line-height:1.15;letter-spacing:-.015em;margin:0 0 1rem}
h2{font-size:1.15rem;margin:2.5rem 0 .75rem;padding-top:1rem;border-top:1px solid var(--line)}
h3{font-size:1rem;margin:1.5rem 0 .2rem}
h4{font-size:.8rem;font-weight:600;color:var(--soft);margin:0 0 .2rem}
p{margin:.4rem 0}
a{color:var(--accent)}
.name{margin:0 0 .3rem;color:var(--soft);font-size:.95rem}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(9.75rem,1fr));gap:.75rem 1.5rem;margin:1rem 0 0}
dt{color:var(--soft);font-size:.85rem}
dd{margin:0;font-size:.95rem}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(15rem,1fr));gap:1rem;margin-top:1.5rem}
.figures section{border:1px solid var(--line);border-radius:.6rem;padding:1rem 1.25rem}
.figures h2{margin:0;padding:0;border:0;font-size:.95rem;color:var(--soft)}
.verdict{font-size:1.35rem;line-height:1.25;text-wrap:balance;margin:.3rem 0 0}
.figure{font:600 1.25rem/1.3 var(--sans);margin:.4rem 0}
.figure.open{font-weight:400;font-size:1rem;color:var(--soft)}
.share,.scale{display:block;width:100%;margin:.3rem 0 .7rem;fill:color-mix(in oklab,var(--ink) 10%,var(--paper));print-color-adjust:exact;-webkit-print-color-adjust:exact}
.share{height:.5rem;border-radius:.25rem}.share .value{fill:var(--soft)}.share.alarm .value{fill:var(--edge)}
.scale{margin-bottom:.1rem}.scale .person{fill:color-mix(in oklab,var(--accent) 30%,var(--paper))}.scale .machine{fill:color-mix(in oklab,var(--ink) 30%,var(--paper))}.scale.alarm .machine{fill:color-mix(in oklab,var(--edge) 45%,var(--paper))}.scale .edge{stroke:var(--ink);stroke-width:1.5}.scale .hatch{stroke:color-mix(in oklab,var(--ink) 45%,var(--paper));stroke-width:1}.scale circle{fill:var(--soft);stroke:var(--paper);stroke-width:1.75}.scale.alarm circle{fill:var(--edge)}
.ends{display:flex;justify-content:space-between;gap:1rem;margin:0 0 .6rem;color:var(--soft);font:.8rem/1.3 var(--sans)}
.note,footer{font-size:.88rem;color:var(--soft)}
.text{max-width:40rem;white-space:pre-wrap;unicode-bidi:isolate}
mark{background:var(--wash);color:inherit;border-bottom:2px solid var(--edge)}
sup{line-height:0;font-size:.7em;font-family:var(--sans)}
sup a{padding:0 .15em;color:inherit}
ol{list-style:none;margin:0;padding:0}
li.pair{display:grid;grid-template-columns:1fr 1fr;gap:.5rem 1.5rem;margin:.75rem 0;padding:.75rem 0;border-top:1px solid var(--line)}
.pair h4{grid-column:1/-1}
blockquote{margin:0;white-space:pre-wrap;unicode-bidi:isolate}
:target{outline:2px solid var(--edge);outline-offset:2px}
table{border-collapse:collapse;width:100%;font-size:.92rem}
th,td{overflow-wrap:normal;padding:.3rem 0;border-bottom:1px solid var(--line);text-align:left;font-weight:400}
th[scope=col]{color:var(--soft);font-size:.85rem}
td.n,th.n{text-align:right;padding-left:1rem;font-family:var(--sans);font-variant-numeric:tabular-nums}
h1+.note{margin-bottom:1.25rem}
summary{display:flex;align-items:center;gap:.6rem;list-style:none;font-family:var(--sans);font-size:.95rem;line-height:1.4;padding:.65rem 0;cursor:pointer}
summary::-webkit-details-marker{display:none}
summary::after{content:"";flex:none;width:.45rem;height:.45rem;margin:-.2rem .2rem 0;border:solid var(--soft);border-width:0 1.5px 1.5px 0;rotate:45deg}
[open]>summary::after{rotate:225deg;margin-top:.2rem}
fieldset.layers{display:flex;width:fit-content;max-width:100%;border:0;border-radius:.75rem;margin:0 0 .9rem;padding:.25rem;background:color-mix(in oklab,var(--ink) 7%,var(--paper));font:600 .9rem/1.3 var(--sans)}
.layers legend{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
.layers label{position:relative;display:flex;align-items:center;min-height:2.75rem;padding:0 1rem;border:1px solid transparent;border-radius:.5rem;color:var(--soft);cursor:pointer}
.layers label:has(:checked){border-color:var(--rim);background:var(--chosen);color:var(--ink)}
.layers label:has(:focus-visible){outline:2px solid var(--accent);outline-offset:2px}
.layers input{position:absolute;inset:0;margin:0;opacity:0;cursor:pointer}
.layers:not(:has(#sentences:checked))~.by-sentence,.layers:has(#sentences:checked)~.by-match{display:none}
span.out{border-bottom:2px dotted var(--soft)}
.legend{display:flex;flex-wrap:wrap;gap:.2rem 1.25rem}
.legend i{display:inline-block;width:.8rem;height:.8rem;border-radius:.15rem;margin-right:.4rem}
.l0{background:color-mix(in oklab,var(--accent) 26%,var(--paper))}.l1{background:color-mix(in oklab,var(--accent) 11%,var(--paper))}.l2{background:color-mix(in oklab,var(--ink) 12%,var(--paper))}.l3{background:color-mix(in oklab,var(--edge) 14%,var(--paper))}.l4{background:color-mix(in oklab,var(--edge) 32%,var(--paper))}
.calm .l3{background:color-mix(in oklab,var(--ink) 20%,var(--paper))}.calm .l4{background:color-mix(in oklab,var(--ink) 30%,var(--paper))}
@media (forced-colors:active){.layers label:has(:checked){outline:2px solid Highlight;outline-offset:-2px}}
@media (max-width:36rem){li.pair{grid-template-columns:1fr}}
@page{margin:18mm 16mm}
@media print{.layers{display:none}.layers~.by-match,.layers~.by-sentence{display:block!important}.by-sentence{margin-top:1rem}.by-sentence span,.legend i{print-color-adjust:exact;-webkit-print-color-adjust:exact}details::details-content{content-visibility:visible;block-size:auto}body{background:none;font-size:10.5pt}main{max-width:none;padding:0}h2,h3,h4{break-after:avoid}.figures section,li.pair,tr{break-inside:avoid}mark{print-color-adjust:exact;-webkit-print-color-adjust:exact}a{color:inherit;text-decoration:none}h3+.note{break-after:avoid}thead{display:table-header-group}}
`;

/** The same on a page of the site, where its fonts are at hand. */
const sharedStyle = `${fontFaces}${style}:root{--sans:${sansStack},ui-sans-serif,system-ui,sans-serif;--serif:${serifStack},Georgia,serif}
.name{margin:-.5rem 0 .5rem}
.name a{display:inline-flex;align-items:center;gap:.6rem;min-height:2.75rem;color:var(--ink);font-weight:600}
.name svg{width:1.75rem;fill:none;stroke:var(--accent)}
.name a,.on a{text-underline-offset:.2em}
.name a:not(:hover){text-decoration:none}
.on{font-family:var(--sans);word-spacing:.08em;margin-top:1.5rem}
.on a{display:inline-block;font-weight:600;padding:.65rem 1.1rem;border-radius:.6rem;background:var(--accent);color:var(--paper);text-decoration:none}
.on a:hover{background:color-mix(in oklab,var(--accent) 88%,var(--ink))}
main.few{display:flex;flex-direction:column;justify-content:center;min-height:100vh;max-width:36rem;padding-bottom:16vh;text-wrap:pretty}
main.few svg{width:3.5rem;margin-bottom:1.5rem;fill:none;stroke:var(--accent)}
main.few h1{font-size:2.6rem}
main.few p:not(.name,.on){font-family:var(--sans);word-spacing:.08em;color:var(--soft)}
main.few .name{margin-bottom:.3rem}
footer{margin-top:2.5rem;padding-top:1rem;border-top:1px solid var(--line)}
`;

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The hash that a browser knows the style of a shared report by. */
export const reportStyleHash = hashOf(sharedStyle);

/** What a browser is told to hold a page to: its own style, the fonts beside it, and nothing else at all. */
const policyOf = (css: string, fonts: string) =>
  `default-src 'none'; style-src '${hashOf(css)}'; ${fonts}base-uri 'none'; form-action 'none'`;

interface Look {
  css: string;
  policy: string;
  /** Asked for with the page. */
  files: readonly string[];
  /** A page of few words stands in the middle of the screen, below the mark of the site. */
  isFew?: boolean;
}

/** A file, wherever it lies. */
const ofFile: Look = { css: style, policy: policyOf(style, ''), files: [] };
/** A page of the site. */
const ofSite: Look = {
  css: sharedStyle,
  policy: policyOf(sharedStyle, "font-src 'self'; "),
  files: fontFiles,
};
const ofFewWords: Look = { ...ofSite, isFew: true };

const textMark = (number: number): Html =>
  html`<sup><a href="#source-${number}" id="text-${number}" aria-label="Passage ${number}">${number}</a></sup>`;

/** The checked text; a passage is numbered where it begins. */
function textOf(pieces: ReportView['pieces']): Html[] {
  const named = new Set<number>();
  return pieces.map(({ text, numbers, isOut }) => {
    if (isOut) return html`<span class="out" title="Alike, and not counted">${text}</span>`;
    if (numbers.length === 0) return html`${text}`;
    const fresh = numbers.filter((number) => !named.has(number));
    for (const number of fresh) named.add(number);
    return html`<mark>${fresh.map(textMark)}${text}</mark>`;
  });
}

const tones = [
  'reads like a person',
  'rather like a person',
  'in between',
  'rather like a machine',
  'reads like a machine',
];

/** The checked text sentence by sentence; the colour is said in words where somebody points at it. */
const bySentence = ({ pieces, isCalm }: NonNullable<ReportView['sentences']>): Html =>
  html`<div class="by-sentence${isCalm ? ' calm' : ''}">
<p class="note legend" aria-hidden="true">${[0, 2, 4].map((level) => html`<span><i class="l${level}"></i>${tones[level]!}</span>`)}</p>
<div class="text" dir="auto">${pieces.map(({ text, level, reasons }) => (level === null ? html`${text}` : html`<span class="l${level}" title="${tones[level]!}${reasons ? `: ${reasons}` : ''}">${text}</span>`))}</div>
<p class="note">Each is judged with the hundred words around it, and is no evidence by itself.</p>
</div>`;

/** The text once, and where there are two ways of looking at it, a choice between them, which needs no script. */
function checkedTextOf({ pieces, sentences }: ReportView): Html {
  const byMatch = html`<div class="text by-match" dir="auto">${textOf(pieces)}</div>`;
  if (sentences === null) return byMatch;
  if (pieces.every(({ numbers }) => numbers.length === 0)) return bySentence(sentences);
  return html`<fieldset class="layers"><legend>Show in the text</legend><label><input type="radio" name="layer" checked>Matches</label><label><input type="radio" name="layer" id="sentences">Sentences</label></fieldset>
${byMatch}${bySentence(sentences)}`;
}

const sourceOf = ({ title, credit, url, percent, passages }: ReportSource): Html => html`<section>
<h3 dir="auto">${title} <span>(${percent}%)</span></h3>
<p class="note" dir="auto">${credit}${credit && url ? html`<br>` : null}${url ? html`<a href="${url}" rel="noopener noreferrer nofollow">${url}</a>` : null}</p>
<ol>${passages.map(
  ({ number, kind, own, theirs }) => html`<li class="pair" id="source-${number}">
<h4><a href="#text-${number}">Passage ${number}</a>. ${kind}</h4>
<div><h4>In the text</h4><blockquote dir="auto">${own}</blockquote></div>
<div><h4>In the source</h4><blockquote dir="auto">${theirs}</blockquote></div>
</li>`,
)}</ol>
</section>`;

/** Where a percentage stands in a drawing 300 wide: at either end the whole dot lies within the bar. */
const at = (percent: number) => 7 + 2.86 * percent;

/** The figure says it in words: this is for the eye. Between the edges nothing can be told, and a mark stands at the second. */
const meterOf = ({ value, edges, isAlarm }: ReportMeter): Html => {
  const alarm = isAlarm ? ' alarm' : '';
  if (!edges)
    return html`<svg class="share${alarm}" viewBox="0 0 300 8" preserveAspectRatio="none" aria-hidden="true"><rect width="300" height="8"/><rect class="value" width="${3 * value}" height="8"/></svg>`;
  const [from, to] = edges.map(at) as [number, number];
  // Hatched by lines of its own, in a drawing that ends where they do: a report loads nothing, not even from itself.
  const lines = Array.from({ length: Math.ceil((to - from + 10) / 5) }, (_, nth) => {
    const x = 5 * nth - 10;
    return `M${x} 10l10-10`;
  });
  return html`<svg class="scale${alarm}" viewBox="0 0 300 23" aria-hidden="true"><rect y="6" width="300" height="10" rx="5"/><svg x="${from}" y="6" width="${to - from}" height="10"><path class="hatch" d="${lines.join('')}"/></svg><path class="person" d="M5 6H${from}v10H5a5 5 0 0 1 0-10z"/><path class="machine" d="M${to} 6H295a5 5 0 0 1 0 10H${to}z"/><path class="edge" d="M${to} 0V22"/><circle cx="${at(value)}" cy="11" r="4.5"/></svg><p class="ends" aria-hidden="true"><span>person below ${edges[0]}%</span><span>machine from ${edges[1]}%</span></p>`;
};

/** The verdict in words, and then the figure that it comes from; one that settles nothing is small. */
const figureOf = ({ label, figure, verdict, notes, isOpen, meter }: ReportFigure): Html =>
  html`<section><h2>${label}</h2><p class="verdict">${verdict}</p><p class="figure${isOpen ? ' open' : ''}">${figure}</p>${meter ? meterOf(meter) : null}${notes.map((note) => html`<p class="note">${note}</p>`)}</section>`;

const ownTextsOf = (texts: ReportView['ownTexts']): Html => html`<h2>Your own earlier text</h2>
<p class="note">Earlier texts of whoever asked for the check; they are not counted in the similarity.</p>
${texts.map(({ title, passages }) => html`<h3>${title}</h3>${passages.map((own) => html`<blockquote dir="auto">${own}</blockquote>`)}`)}`;

/** Kind by kind on demand: between which rates they all lie is said at once. */
const ratesOf = ({
  rates,
  ratesSpan,
}: Pick<
  ReportView,
  'rates' | 'ratesSpan'
>): Html => html`<h2>How often a person’s text is wrongly called machine-written</h2>
<details><summary>${ratesSpan}</summary>
<table><thead><tr><th scope="col">Written by people</th><th scope="col" class="n">Texts</th><th scope="col" class="n">Called machine-written</th></tr></thead>
<tbody>${rates.map(({ label, texts, percent }) => html`<tr><th scope="row">${label}</th><td class="n">${texts}</td><td class="n">${percent}</td></tr>`)}</tbody></table>
</details>`;

const evidenceLines = (lines: ReportView['evidence']): Html =>
  html`<ul>${lines.map(({ label, towards }) => html`<li>${label}: ${towards}</li>`)}</ul>`;

/** What moved the figure, and on demand what did so less. */
function evidenceOf({ evidence, weaker, evidenceTitle }: ReportView): Html | null {
  if (evidence.length === 0) return null;
  return html`<h2>${evidenceTitle}</h2>${evidenceLines(evidence)}${weaker.length === 0 ? null : html`<details><summary>${weaker.length} weaker signs</summary>${evidenceLines(weaker)}</details>`}`;
}

/** What surrounds a report: of a shared one, until when it is there, and the way to the site. */
interface Frame {
  note?: string;
}

/** @param sign beside the name; a page of few words has it above */
const homeLink = (productName: string, sign: Html | null = null): Html =>
  html`<p class="name"><a href="/">${sign}${productName}</a></p>`;

const documentOf = (title: string, body: Html, look = ofSite): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${raw(look.policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
${look.files.map((file) => html`<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`)}<style>${raw(look.css)}</style>
</head>
<body>
<main${look.isFew ? html` class="few"` : null}>
${look.isFew ? siteMark : null}${body}
</main>
</body>
</html>
`;

/** A report as one file without scripts, which looks up nothing. */
export const reportPage = (view: ReportView, { note }: Frame = {}): Html =>
  documentOf(
    `${view.title}, ${view.facts[0]!.says}`,
    html`${note ? homeLink(view.productName, siteMark) : html`<p class="name">${view.productName}</p>`}
<h1>${view.title}</h1>
<p class="note">Checked on ${view.day}${note ? `, and shared by whoever had the text checked. ${note}` : '.'}</p>
<div class="figures">${view.figures.map(figureOf)}</div>
<h2>Checked text</h2>
${checkedTextOf(view)}
${view.innocent.length === 0 ? null : html`<h2>Alike, but no sign of copying</h2><ul>${view.innocent.map((line) => html`<li>${line}</li>`)}</ul>`}
${evidenceOf(view)}
<h2>Similar passages</h2>
${view.sources.length === 0 ? html`<p>${view.figures[0]!.verdict}.</p>` : view.sources.map(sourceOf)}
${view.ownTexts.length === 0 ? null : ownTextsOf(view.ownTexts)}
${view.rates.length === 0 ? null : ratesOf(view)}
<h2>Method</h2>
${view.method.map((line) => html`<p>${line}</p>`)}
<dl>${view.facts.map(({ term, says }) => html`<div><dt>${term}</dt><dd>${says}</dd></div>`)}</dl>
<h2>Limits</h2>
<ul>${view.limits.map((line) => html`<li>${line}</li>`)}</ul>
${note ? html`<footer>Made with <a href="/">${view.productName}</a>.</footer>` : null}`,
    note ? ofSite : ofFile,
  );

/** Where a link leads that leads nowhere: whether it ever did is not told. */
export const gonePage = (productName: string): Html =>
  documentOf(
    'No report here',
    html`${homeLink(productName)}
<h1>There is no report here</h1>
<p>The link has expired, its sharing was ended, or the address is not complete. Ask whoever sent it for another one.</p>
<p class="on"><a href="/">Check a text of your own</a></p>`,
    ofFewWords,
  );

/** Instead of a report that is there and cannot be shown just now. */
export const notNowPage = (productName: string, message: string): Html =>
  documentOf(
    'Not just now',
    html`${homeLink(productName)}
<h1>The report cannot be shown just now</h1>
<p>${message}</p>`,
    ofFewWords,
  );
