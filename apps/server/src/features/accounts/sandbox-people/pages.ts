import { pathOf, sandboxAddresses } from '@cleanpaste/contract';
import { html } from 'hono/html';
import { fontFaces, fontFiles, sansStack, serifStack } from './fonts.gen.ts';
import { personas } from './rules.ts';

/** What `html` makes: everything that was put into it is escaped. */
export type Html = ReturnType<typeof html>;

interface SandboxPage {
  title: string;
  productName: string;
  /** What the page is not. */
  label: string;
  /** Address of its style sheet. */
  style: string;
  /** Where the site's own page is that led here; null where the page has a way back of its own. */
  back?: string | null;
  body: Html;
}

/** The mark of the site, for pages that have nothing else of it; drawn in the colour of the style around it. */
export const siteMark = html`<svg viewBox="0 0 28 28" aria-hidden="true"><rect x="2.5" y="2.5" width="23" height="23" rx="4" stroke-width="1.8" stroke-dasharray="4 3.05"/><path d="M14 8.5v11M11.2 8.5h5.6M11.2 19.5h5.6" stroke-width="1.9" stroke-linecap="round"/></svg>`;

/** The frame of every page of a sandbox. */
export const sandboxPage = ({
  title,
  productName,
  label,
  style,
  back = null,
  body,
}: SandboxPage): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${fontFiles.map((file) => html`<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`)}
<link rel="stylesheet" href="${style}">
</head>
<body>
<main>
<header><b>${siteMark}${productName}</b>${back === null ? null : html`<a href="${back}">Return to the site</a>`}</header>
<p class="label">${label}</p>
${body}
</main>
</body>
</html>`;

const signInPage = (productName: string, body: Html) =>
  sandboxPage({
    title: 'Sandbox sign-in',
    productName,
    label: 'Sandbox. This is not Google.',
    style: pathOf(sandboxAddresses.accounts.readStyle),
    body,
  });

/** The sandbox's page: it says plainly what it is, offers invented people, and takes any address. */
export function personaPage(uid: string, productName: string): Html {
  const action = `/sandbox/google/interaction/${encodeURIComponent(uid)}`;
  const choices = personas.map(
    ({ name, email }) =>
      html`<button name="email" value="${email}"><b>${name}</b><span>${email}</span></button>`,
  );
  return signInPage(
    productName,
    html`<h1>Choose who signs in to ${productName}</h1>
<p>No Google sign-in is set up on this server, so invented people stand in. No password is asked for: anyone can sign in here as anyone, so leave no text that matters.</p>
<form method="post" action="${action}">${choices}</form>
<form method="post" action="${action}">
<label for="email">Or any e-mail address</label>
<input id="email" name="email" type="email" required autocomplete="off" placeholder="you@example.com">
<button class="plain">Continue</button>
</form>
<form method="post" action="${action}/cancel"><button class="link">Cancel</button></form>`,
  );
}

/** A step that could not be done: mostly a sign-in that has expired, or was begun in another browser. */
export const troublePage = (message: string, productName: string): Html =>
  signInPage(
    productName,
    html`<h1>This did not work</h1>
<p>${message}</p>
<p><a class="plain" href="/login">Sign in again</a></p>`,
  );

/** The style of every page of a sandbox; the shop adds its own. */
export const sandboxStyle = `${fontFaces}:root{color-scheme:light dark;--sans:${sansStack},ui-sans-serif,system-ui,sans-serif;--serif:${serifStack},Georgia,serif;--paper:#faf8f4;--surface:#fff;--sunken:#f3f0ea;--ink:#1d1b18;--soft:#625c53;--line:#e4dfd6;--edge:#8c8578;--accent:#0f6b52;--strong:#0b5441;--on-accent:#fff;--mark:#a63a08;--wash:#fdebdc;--danger:#b02318;--danger-wash:#fdecea}
@media (prefers-color-scheme:dark){:root{--paper:#141412;--surface:#1c1c19;--sunken:#23221f;--ink:#efece5;--soft:#aaa498;--line:#33312c;--edge:#7d776b;--accent:#63c9a3;--strong:#82d8b8;--on-accent:#08261c;--mark:#ffae70;--wash:#3a2413;--danger:#ff9186;--danger-wash:#3a1a17}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 var(--sans);-webkit-font-smoothing:antialiased}
main{max-width:28rem;margin:0 auto;padding:clamp(2rem,9vh,6rem) 1.25rem 4rem}
header{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 1rem;margin-bottom:.4rem}
header b{display:flex;align-items:center;gap:.6rem;min-width:0;min-height:2.75rem;font-size:1.08rem;font-weight:600;letter-spacing:-.025em;overflow-wrap:anywhere}
header a{display:flex;align-items:center;min-height:2.75rem;color:var(--soft);text-underline-offset:4px}
header svg{width:1.5rem;height:1.5rem;flex:none;fill:none;stroke:var(--accent)}
h1{font:500 2.1rem/1.12 var(--serif);letter-spacing:-.015em;margin:0 0 .6rem;text-wrap:balance;overflow-wrap:anywhere}
p{color:var(--soft);margin:.5rem 0 1.6rem;text-wrap:pretty}
.label{width:fit-content;margin:0 0 1.5rem;padding:.25rem .75rem;border-radius:99px;background:var(--wash);color:var(--mark);font-size:.85rem;font-weight:600}
form{display:grid;gap:.6rem;margin-bottom:1.25rem}
form+form{margin-top:1.75rem}
button,a.plain{display:flex;flex-direction:column;justify-content:center;gap:.05rem;min-height:2.75rem;padding:.6rem 1rem;border:1px solid var(--line);border-radius:.7rem;background:var(--surface);color:inherit;font:inherit;text-align:left;text-decoration:none;overflow-wrap:anywhere;cursor:pointer;transition:border-color .15s,background-color .15s}
button:hover{border-color:var(--accent)}
button b{font-weight:600}
button span{color:var(--soft);font-size:.9rem}
button.plain,a.plain{background:var(--accent);border-color:var(--accent);color:var(--on-accent);font-weight:600;align-items:center;text-align:center}
button.plain:hover,a.plain:hover{background:var(--strong);border-color:var(--strong)}
button.link{border:0;background:none;color:var(--soft);align-items:center;text-decoration:underline;text-decoration-color:var(--edge);text-underline-offset:4px}
button.link:hover{color:var(--ink)}
form+form:has(.link){margin-top:0}
label{font-size:.9rem;font-weight:600}
input{min-height:2.75rem;padding:.6rem .9rem;border:1px solid var(--edge);border-radius:.6rem;background:var(--surface);color:inherit;font:inherit}
input::placeholder{color:var(--soft);opacity:1}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
@media (prefers-reduced-motion:reduce){*{transition:none!important}}
`;
