const origin = 'https://cleanpaste.example';

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
  codes: [
    ['empty_text', '400', 'There is nothing in the text.'],
    ['invalid_request', '400', 'The body is not what the call takes; the field is named.'],
    ['not_authenticated', '401', 'The key is missing, not known, or revoked.'],
    ['forbidden', '403', 'The key lacks the scope, or the plan has ended.'],
    ['limit_exceeded', '403', 'The plan has no more of this for now.'],
    ['conflict', '409', 'The same Idempotency-Key is still being worked on.'],
    ['text_too_long', '413', 'The limit is named.'],
    ['rate_limited', '429', 'Wait as long as Retry-After says.'],
  ],
  machine: 'For machines',
  machineBody: 'The same in OpenAPI 3.1, made of the schemas that answer the calls:',
  commandLine: 'From the command line',
  commandLineBody:
    'cleanpaste rewrite and cleanpaste check call this API. They read the key from the environment, never from an argument.',
} as const;

export const apiVerbs = [
  {
    verb: 'clean',
    costs: 'a basic cleanup, which subscribers have without limit',
    says: 'Takes hidden characters out of a text.',
    sends: '{ "text": "Zero\\u200bwidth" }',
    gets: '{ "cleanedText": "Zerowidth", "removedCharacterCount": 1, "findingCount": 1, "findings": […] }',
  },
  {
    verb: 'scan',
    costs: 'nothing, and leaves no record',
    says: 'Tells which hidden characters are in a text, by name and place.',
    sends: '{ "text": "Zero\\u200bwidth" }',
    gets: '{ "findingCount": 1, "findings": [{ "start": 4, "end": 5, "name": "ZERO WIDTH SPACE", … }] }',
  },
  {
    verb: 'rewrite',
    costs: 'a statistical cleanup',
    says: 'Strips hidden characters and rewrites the text, to weaken statistical watermarks.',
    sends: '{ "text": "…" }',
    gets: '{ "cleanedText": "…", "detailedReport": { "uniqueness": 21.4, "confidence": "medium" }, "edits": […], … }',
  },
  {
    verb: 'check',
    costs: 'a check; a fix of a text just checked costs nothing',
    says: 'Compares a text with what the server has indexed, and estimates whether a machine wrote it.',
    sends: '{ "text": "…", "fix": false, "excludeQuotations": true }',
    gets: '{ "similarity": 12, "aiScore": 31, "sources": […], "sentences": […], … }',
  },
] as const;

export const apiExamples = {
  curl: `curl ${origin}/api/v1/clean \\
  -H "Authorization: Bearer $CLEANPASTE_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"text": "Zero\\u200bwidth"}'`,
  typescript: `const response = await fetch('${origin}/api/v1/clean', {
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
    "${origin}/api/v1/clean",
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
