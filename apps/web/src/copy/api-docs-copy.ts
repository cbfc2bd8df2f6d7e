import {
  type ApiCall,
  addresses,
  callsAtOnce,
  type cleaningOptions,
  type ErrorCode,
  pathOf,
  statusOf,
  textLimits,
} from '@cleanpaste/contract';
import { formatCount } from '../lib/count.ts';
import { site } from '../lib/site.ts';

export const apiDocsCopy = {
  title: `API reference · ${site.productName}`,
  description:
    'Clean, scan, decode, rewrite and check texts from your own programs: seven calls, one key, the limits of your plan.',
  heading: 'The API',
  lead: 'Seven calls do what the site does with a text. With a free account they clean, scan, reveal and decode; rewriting, checking and the report of a check are part of a subscription.',
  makeKey: 'Make a key',
  fields: 'Every field, for machines',
  sendsFields: 'Fields that you send',
  getsFields: 'Fields of the answer',
  optionFields: 'Beside the text',
  listedFields: 'What `listed` knows',
  required: 'Required',
  optional: 'Optional',
  mayBeAbsent: 'May be absent',
  howMany: (count: number) => `${count} fields`,
  moreOptions: 'Beside the text you may send',
  optionsLink: 'the options of cleaning.',
  start: 'One call',
  startBody: 'Send JSON with a key as a bearer token. `$CLEANPASTE_API_KEY` stands for yours.',
  languages: { curl: 'curl', typescript: 'TypeScript', python: 'Python' },
  contents: 'On this page',
  verbs: 'The calls',
  verbTitles: {
    clean: 'Clean',
    scan: 'Scan',
    reveal: 'Reveal',
    decode: 'Decode',
    rewrite: 'Rewrite',
    check: 'Check',
    report: 'Report',
  },
  options: 'Options of clean, scan and reveal',
  optionsBody:
    'Each may stand beside the text; what is not sent has its default. A field that a call does not know is an error.',
  costs: 'Costs',
  sends: 'You send',
  gets: 'You get',
  terminal: 'In a terminal',
  limits: 'Limits',
  limitsBody: ({ key, address }: { key: number; address: number }) => [
    `A text may have ${formatCount(textLimits.clean)} characters for cleaning, scanning, revealing and decoding, ${formatCount(textLimits.rewrite)} for rewriting and ${formatCount(textLimits.check)} for checking.`,
    `A key may make ${formatCount(key)} calls a minute; the keys of a free account share one such allowance. All calls from one network address may be ${formatCount(address)} a minute together. Up to ${callsAtOnce} texts of one account are worked on at a time.`,
    `Every answer tells in \`RateLimit-Policy\` how many calls there are, and in \`RateLimit\` how many are left and in how many seconds all are there again. After the first call of a key: \`r=${key - 1};t=${Math.ceil(60 / key)}\`.`,
    `Beyond that the answer is ${statusOf.rate_limited} with the code \`rate_limited\`, and \`Retry-After\` names the seconds to wait. Nothing is charged.`,
    'Send an `Idempotency-Key` of 8 to 200 characters, and a retry of the same call is neither charged nor recorded again.',
  ],
  problems: 'Problems',
  problemsBody:
    'Errors come as `application/problem+json` (RFC 9457). The field `code` is for programs, `detail` for people.',
  machine: 'For machines',
  machineBody: 'Every field is in OpenAPI 3.1, made of the schemas that answer the calls:',
  commandLine: 'From the command line',
  commandLineBody:
    'The command `cleanpaste` finds, shows, decodes and removes hidden characters in files and pipes. That works offline: no text leaves the machine, and no key is needed.',
  install: 'Install it',
  installBody:
    'It needs Node 20 or newer. This site has the package for download, because the command is not in npm’s public registry: do not install the name from there.',
  withoutInstalling: 'Or run it once, without installing it:',
  online: 'Rewrite and check',
  onlineBody:
    'These two call this API. They read the key and the address of the site from the environment, never from an argument.',
} as const;

interface ApiVerb {
  costs: string;
  says: string;
  sends: string;
  gets: string;
}

/** What each call costs and does; its method and path are in the endpoint table. */
export const apiVerbs: Record<ApiCall, ApiVerb> = {
  clean: {
    costs:
      'a basic cleanup: free, and without a limit with an account. The cleaned text is kept in your history, unless you have turned that off',
    says: 'Takes hidden characters out of a text. `removedCharacterCount` counts those that were taken out or replaced: here a zero width space and two quotation marks. A C2PA statement of origin, which the site leaves in until somebody decides, goes too, unless `keepProvenance` is set.',
    sends: `{
  "text": "Zero\\u200bwidth \\u201cquoted\\u201d",
  "quotes": true
}`,
    gets: `{
  "cleanedText": "Zerowidth \\"quoted\\"",
  "removedCharacterCount": 3,
  "findingCount": 3,
  "findings": […]
}`,
  },
  scan: {
    costs: 'nothing, and is not kept in your history',
    says: 'Tells which hidden characters are in a text, by name and place.',
    sends: '{ "text": "Zero\\u200bwidth" }',
    gets: `{
  "findingCount": 1,
  "findings": [
    {
      "start": 4,
      "end": 5,
      "name": "ZERO WIDTH SPACE",
      …
    }
  ]
}`,
  },
  reveal: {
    costs: 'nothing, and is not kept in your history',
    says: 'Cuts a text into what is seen and what is hidden, ready to be drawn; also what a cleanup would keep.',
    sends: '{ "text": "Zero\\u200bwidth" }',
    gets: `{
  "segmentCount": 3,
  "segments": [
    { "kind": "text", … },
    {
      "kind": "mark",
      "label": "U+200B",
      "kept": false,
      …
    },
    …
  ]
}`,
  },
  decode: {
    costs: 'nothing, and is not kept in your history',
    says: 'Reads what somebody wrote into a text with hidden characters. Where the scheme has bytes, they come as Base64, too.',
    sends: '{ "text": "Dear Ada\\udb40\\udc48\\udb40\\udc69" }',
    gets: `{
  "payloadCount": 1,
  "payloads": [
    {
      "scheme": "tag-characters",
      "content": "Hi",
      "bytes": "SGk=",
      "certainty": "exact",
      …
    }
  ]
}`,
  },
  rewrite: {
    costs:
      'a statistical cleanup of your subscription. The rewritten text is kept in your history, unless you have turned that off',
    says: 'Strips hidden characters and rewrites the text, to weaken statistical watermarks.',
    sends: '{ "text": "People often utilize this, for example in the evening, despite the cold." }',
    gets: `{
  "cleanedText": "People often use this, for instance in the evening, in spite of the cold.",
  "detailedReport": {
    "uniqueness": 25,
    "confidence": "low"
  },
  "edits": […],
  …
}`,
  },
  check: {
    costs:
      'a check of your subscription; a fix of a text just checked costs nothing. The beginning of the text is kept in your history, the whole where a fix changed it, unless you have turned that off',
    says: 'Compares a text with what the server has indexed, and estimates whether a machine wrote it.',
    sends: `{
  "text": "…",
  "fix": false,
  "excludeQuotations": true
}`,
    gets: `{
  "similarity": 12,
  "aiScore": 31,
  "sources": […],
  "sentences": […],
  "stamp": {…},
  …
}`,
  },
  report: {
    costs: 'nothing; for keys that may check',
    says: 'Makes a file to keep of a check, as HTML or PDF. Send the answer of the check as it came: with its stamp, and unchanged. Nothing of it is kept on the server.',
    sends: `{
  "check": { "similarity": 12, … },
  "format": "pdf"
}`,
    gets: `{
  "fileName": "plagiarism-report-2026-02-03.pdf",
  "mediaType": "application/pdf",
  "base64": "JVBERi0x…"
}`,
  },
};

/** What each option does; the API and the library know the same ones. */
export const apiOptions: Record<keyof typeof cleaningOptions, string> = {
  ellipsisAndArrows: 'The ellipsis (…) and long arrows become ASCII.',
  quotes: 'Curly quotation marks become straight ones.',
  dashes: 'Dashes become hyphens.',
  typographicSpaces: 'No-break spaces that typography asks for stay.',
  frenchSpaces: 'No-break spaces of French punctuation, and between digits, stay.',
  lookAlikes: 'Look-alike letters in mixed words are replaced, not only listed.',
  chatTraces:
    'Citation marks and `utm_source` that chat assistants leave behind are taken out, not only listed.',
  keepProvenance: 'A C2PA statement of origin stays. Without this it is removed.',
  listed:
    'Which kinds of visible characters that may deceive, such as look-alikes, are listed. `true`: everywhere; `false`: never; left out: except where they are ordinary.',
};

/** What each error means here, by the codes that a call with a key may answer with. */
export const apiProblems: Record<Exclude<ErrorCode, 'invalid_credentials'>, string> = {
  empty_text: 'There is nothing in the text.',
  invalid_request:
    'The body is not what the call takes, or has a field that it does not know; the field is named.',
  not_authenticated: 'The key is missing, not known, or revoked.',
  forbidden: 'The key lacks the scope, or the call needs a subscription.',
  limit_exceeded:
    'The plan has no more of this for now. `limit` says of what, how many there were, and when they renew.',
  not_found: 'There is nothing at this address.',
  method_not_allowed: 'The address answers another method.',
  conflict: 'The same `Idempotency-Key` is still being worked on.',
  text_too_long: 'The text is longer than the call takes; the limit is named.',
  unsupported_media_type: 'The body is not sent as JSON.',
  rate_limited: 'Wait as long as `Retry-After` says.',
  internal_error: 'Something went wrong. Nothing was charged.',
  provider_failed: 'An outside service failed. Nothing was charged.',
  not_ready: 'The service is busy or restarting. Wait as long as `Retry-After` says.',
};

const cleaningAt = (origin: string) => `${origin}${pathOf(addresses.api.clean)}`;

/** The first call, to where the reader is. */
export const apiExamples = (origin: string) => ({
  curl: `curl ${cleaningAt(origin)} \\
  -H "Authorization: Bearer $CLEANPASTE_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"text": "Zero\\u200bwidth"}'`,
  typescript: `const response = await fetch('${cleaningAt(origin)}', {
  method: 'POST',
  headers: {
    authorization: \`Bearer \${process.env.CLEANPASTE_API_KEY}\`,
    'content-type': 'application/json',
  },
  body: JSON.stringify({ text: 'Zero\\u200bwidth' }),
});
if (!response.ok) throw new Error((await response.json()).detail);
const { cleanedText } = await response.json();`,
  python: `import json, os, urllib.request

request = urllib.request.Request(
    "${cleaningAt(origin)}",
    data=json.dumps({"text": "Zero\\u200bwidth"}).encode(),
    headers={
        "Authorization": f"Bearer {os.environ['CLEANPASTE_API_KEY']}",
        "Content-Type": "application/json",
    },
)
with urllib.request.urlopen(request) as response:
    print(json.load(response)["cleanedText"])`,
});

/** Made with the page, and named after package and version. */
const packageAt = (origin: string) => `${origin}/downloads/cleanpaste-0.1.0.tgz`;

export const installCommands = (origin: string) => `npm install --global \\
  ${packageAt(origin)}
cleanpaste scan README.md`;

export const oneOffCommand = (origin: string) => `npx --package ${packageAt(origin)} \\
  cleanpaste scan README.md`;

export const apiCommandLine = (origin: string) => `export CLEANPASTE_API_KEY=cp_…
export CLEANPASTE_URL=${origin}
cleanpaste rewrite draft.txt > rewritten.txt
cleanpaste check draft.txt`;
