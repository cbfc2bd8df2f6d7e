import { addresses, pathOf } from '@cleanpaste/contract';
import { html } from 'hono/html';
import { personas } from './rules.ts';

/** What `html` makes: everything that was put into it is escaped. */
export type Html = ReturnType<typeof html>;

interface SandboxPage {
  title: string;
  /** What the page is not. */
  label: string;
  /** Address of its style sheet. */
  style: string;
  body: Html;
}

/** The frame of every page of a sandbox. */
export const sandboxPage = ({
  title,
  label,
  style,
  body,
}: SandboxPage): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${style}">
</head>
<body>
<main>
<p class="label">${label}</p>
${body}
</main>
</body>
</html>`;

const signInPage = (body: Html) =>
  sandboxPage({
    title: 'Sandbox sign-in',
    label: 'Sandbox. This is not Google.',
    style: pathOf(addresses.accountsSandbox.readStyle),
    body,
  });

/** The sandbox's page: it says plainly what it is, offers invented people, and takes any address. */
export function personaPage(uid: string, productName: string): Html {
  const action = `/sandbox/google/interaction/${encodeURIComponent(uid)}`;
  const choices = personas.map(
    ({ name, email }) =>
      html`<button name="email" value="${email}"><b>${name}</b><span>${email}</span></button>`,
  );
  return signInPage(html`<h1>Choose who signs in to ${productName}</h1>
<p>No Google sign-in is set up on this server, so invented people stand in. No password is asked for.</p>
<form method="post" action="${action}">${choices}</form>
<form method="post" action="${action}">
<label for="email">Or any e-mail address</label>
<input id="email" name="email" type="email" required autocomplete="off" placeholder="you@example.com">
<button class="plain">Continue</button>
</form>
<form method="post" action="${action}/cancel"><button class="link">Cancel</button></form>`);
}

/** A step that could not be done: mostly a sign-in that has expired, or was begun in another browser. */
export const troublePage = (message: string): Html =>
  signInPage(html`<h1>This did not work</h1>
<p>${message}</p>
<p><a class="plain" href="/login">Sign in again</a></p>`);

/** The style of every page of a sandbox; the shop adds its own. */
export const sandboxStyle = `:root{color-scheme:light dark;--paper:#faf8f4;--surface:#fff;--ink:#1d1b18;--soft:#625c53;--line:#e4dfd6;--accent:#0f6b52;--on-accent:#fff;--mark:#a63a08;--wash:#fdebdc}
@media (prefers-color-scheme:dark){:root{--paper:#141412;--surface:#1c1c19;--ink:#efece5;--soft:#aaa498;--line:#33312c;--accent:#63c9a3;--on-accent:#08261c;--mark:#ffae70;--wash:#3a2413}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 ui-sans-serif,system-ui,sans-serif}
main{max-width:26rem;margin:8vh auto;padding:0 1.25rem}
h1{font:500 1.8rem/1.2 Georgia,serif;margin:1rem 0 .5rem}
p{color:var(--soft);margin:.5rem 0 1.5rem}
.label{display:inline-block;margin:0;padding:.25rem .7rem;border-radius:99px;background:var(--wash);color:var(--mark);font-size:.85rem;font-weight:600}
form{display:grid;gap:.6rem;margin-bottom:1.25rem}
button{display:flex;flex-direction:column;gap:.1rem;padding:.75rem 1rem;border:1px solid var(--line);border-radius:.7rem;background:var(--surface);color:inherit;font:inherit;text-align:left;cursor:pointer}
button:hover{border-color:var(--accent)}
button span{color:var(--soft);font-size:.9rem}
button.plain{background:var(--accent);border-color:var(--accent);color:var(--on-accent);font-weight:600;align-items:center}
button.link{border:0;background:none;color:var(--soft);align-items:center;text-decoration:underline}
a.plain{display:block;padding:.75rem 1rem;border-radius:.7rem;background:var(--accent);color:var(--on-accent);font-weight:600;text-align:center;text-decoration:none}
label{font-size:.9rem;font-weight:600}
input{padding:.7rem .9rem;border:1px solid var(--soft);border-radius:.6rem;background:var(--surface);color:inherit;font:inherit}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
`;
