import { type ApiScope, addresses, type ErrorCode, pathOf } from '@cleanpaste/contract';

const origin = 'https://cleanpaste.example';
const cleaning = `${origin}${pathOf(addresses.api.clean)}`;

export const apiDocsCopy = {
  title: 'API reference · CleanPaste',
  description:
    'Clean, scan, rewrite and check texts from your own programs: four calls, one key, the limits of your plan.',
  heading: 'The API',
  lead: 'Four calls do what the page does, on the same limits. Keys belong to a subscription and are made on the dashboard.',
  start: 'One call',
  startBody:
    'Send JSON with a key as a bearer token. The key below stands for yours; the address for the site that you use.',
  languages: { curl: 'curl', typescript: 'TypeScript', python: 'Python' },
  verbs: 'The calls',
  costs: 'Costs',
  sends: 'You send',
  gets: 'You get',
  limits: 'Limits',
  limitsBody: [
    'A text may have 1,000,000 characters for cleaning and scanning, 100,000 for rewriting and 50,000 for checking.',
    'Every answer tells how many calls a key has a minute: RateLimit-Limit and RateLimit-Reset. Beyond that the answer is 429 with Retry-After.',
    'Send an Idempotency-Key of 8 to 200 characters, and a retry of the same call is neither charged nor recorded again.',
  ],
  problems: 'Problems',
  problemsBody:
    'Errors come as application/problem+json (RFC 9457). The field “code” is for programs, “detail” for people.',
  machine: 'For machines',
  machineBody: 'The same in OpenAPI 3.1, made of the schemas that answer the calls:',
  commandLine: 'From the command line',
  commandLineBody:
    'cleanpaste rewrite and cleanpaste check call this API. They read the key from the environment, never from an argument.',
} as const;

interface ApiVerb {
  costs: string;
  says: string;
  sends: string;
  gets: string;
}

/** What each call costs and does; its method and path are in the endpoint table. */
export const apiVerbs: Record<ApiScope, ApiVerb> = {
  clean: {
    costs: 'a basic cleanup, which subscribers have without limit',
    says: 'Takes hidden characters out of a text.',
    sends: '{ "text": "Zero\\u200bwidth" }',
    gets: '{ "cleanedText": "Zerowidth", "removedCharacterCount": 1, "findingCount": 1, "findings": […] }',
  },
  scan: {
    costs: 'nothing, and leaves no record',
    says: 'Tells which hidden characters are in a text, by name and place.',
    sends: '{ "text": "Zero\\u200bwidth" }',
    gets: '{ "findingCount": 1, "findings": [{ "start": 4, "end": 5, "name": "ZERO WIDTH SPACE", … }] }',
  },
  rewrite: {
    costs: 'a statistical cleanup',
    says: 'Strips hidden characters and rewrites the text, to weaken statistical watermarks.',
    sends: '{ "text": "…" }',
    gets: '{ "cleanedText": "…", "detailedReport": { "uniqueness": 21.4, "confidence": "medium" }, "edits": […], … }',
  },
  check: {
    costs: 'a check; a fix of a text just checked costs nothing',
    says: 'Compares a text with what the server has indexed, and estimates whether a machine wrote it.',
    sends: '{ "text": "…", "fix": false, "excludeQuotations": true }',
    gets: '{ "similarity": 12, "aiScore": 31, "sources": […], "sentences": […], … }',
  },
};

/** What each error means here, by the codes that a call with a key may answer with. */
export const apiProblems: Record<Exclude<ErrorCode, 'invalid_credentials'>, string> = {
  empty_text: 'There is nothing in the text.',
  invalid_request: 'The body is not what the call takes; the field is named.',
  not_authenticated: 'The key is missing, not known, or revoked.',
  forbidden: 'The key lacks the scope, or the plan has ended.',
  limit_exceeded: 'The plan has no more of this for now.',
  not_found: 'There is nothing at this address.',
  method_not_allowed: 'The address answers another method.',
  conflict: 'The same Idempotency-Key is still being worked on.',
  text_too_long: 'The limit is named.',
  unsupported_media_type: 'The body is not sent as JSON.',
  rate_limited: 'Wait as long as Retry-After says.',
  internal_error: 'Something went wrong. Nothing was charged.',
  provider_failed: 'An outside service failed. Nothing was charged.',
  not_ready: 'The service is busy or restarting. Wait as long as Retry-After says.',
};

export const apiExamples = {
  curl: `curl ${cleaning} \\
  -H "Authorization: Bearer $CLEANPASTE_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"text": "Zero\\u200bwidth"}'`,
  typescript: `const response = await fetch('${cleaning}', {
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
    "${cleaning}",
    data=json.dumps({"text": "Zero\\u200bwidth"}).encode(),
    headers={
        "Authorization": f"Bearer {os.environ['CLEANPASTE_API_KEY']}",
        "Content-Type": "application/json",
    },
)
with urllib.request.urlopen(request) as response:
    print(json.load(response)["cleanedText"])`,
} as const;

export const apiCommandLine = `export CLEANPASTE_API_KEY=cp_…
export CLEANPASTE_URL=${origin}
cleanpaste rewrite draft.txt > rewritten.txt
cleanpaste check draft.txt`;
