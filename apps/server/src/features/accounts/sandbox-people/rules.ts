/** People to choose from; any other address works as well. */
export const personas = [
  { name: 'Ada Writer', email: 'ada@example.com' },
  { name: 'Ben Student', email: 'ben@example.com' },
  { name: 'Cleo Admin', email: 'admin@example.com' },
] as const;

/** Addresses here are told to be unverified, as a provider may say of any. */
export const unverifiedDomain = '@unverified.example';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character]!);

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/sandbox/style.css">
</head>
<body>
<main>
<p class="label">Sandbox. This is not Google.</p>
${body}
</main>
</body>
</html>`;
}

/** The sandbox's page: it says plainly what it is, offers invented people, and takes any address. */
export function personaPage(uid: string, productName: string): string {
  const action = `/sandbox/google/interaction/${encodeURIComponent(uid)}`;
  const choices = personas
    .map(
      ({ name, email }) => `<button name="email" value="${escapeHtml(email)}">
        <b>${escapeHtml(name)}</b><span>${escapeHtml(email)}</span></button>`,
    )
    .join('\n');
  return page(
    'Sandbox sign-in',
    `<h1>Choose who signs in to ${escapeHtml(productName)}</h1>
<p>No Google sign-in is set up on this server, so invented people stand in. No password is asked for.</p>
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
export const troublePage = (message: string) =>
  page(
    'Sandbox sign-in',
    `<h1>This did not work</h1>
<p>${escapeHtml(message)}</p>
<p><a class="plain" href="/login">Sign in again</a></p>`,
  );

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

/** The subject carries the address, so that the sandbox needs no memory of its people. */
export const subjectOf = (email: string) => Buffer.from(email.toLowerCase()).toString('base64url');
