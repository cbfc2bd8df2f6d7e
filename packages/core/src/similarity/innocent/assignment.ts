import { sentenceSpans } from '../sentence-spans.ts';
import type { Span } from '../types.ts';
import { readLines } from './paragraphs.ts';

const LABEL =
  /^(?:#{1,6}\s*|\*\*)?(?:(?:q(?:uestion)?|task|exercise|problem|part|section|activity|prompt|assignment|assessment(?: task)?|coursework|homework|instructions?|topic|case(?: study)?|scenario|essay(?: (?:question|prompt|title))?|brief|title)\b\s*(?:\d+|[a-h]|[ivx]+)?\s*(?:\([^)]{1,40}\))?\s*(?:[).:–—-]\s*|(?=\s*$))|\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})(?:\s*\(?[a-h]\))?[).:]\s+|Q\d*[.:]?\s+)(?:\*\*)?\s*/iu;
// With these a paragraph sets a task; the second group does so only after a number or before marks.
const TASK =
  /^(?:critically |briefly |in your own words,? |using (?:the|your|at least|examples|evidence|diagrams?|data|one|two|three)\b[^,]{0,80}, ?|with (?:reference|regard|the aid|the help|close reference) (?:to|of)\b[^,]{0,80}, ?|based on\b[^,]{0,80}, ?|drawing on\b[^,]{0,80}, ?|referring to\b[^,]{0,80}, ?|for each\b[^,]{0,60}, ?|according to\b[^,]{0,60}, ?|in (?:\d+|no more than|about|around|at least|approximately|one|two)\b[^,]{0,40}, ?)*(?:discuss|explain|describe|compare|contrast|evaluate|analy[sz]e|assess|outline|define|identify|justify|summari[sz]e|examine|critique|illustrate|calculate|distinguish|interpret|comment on|account for|reflect on|explore|to what extent|how far|trace)\b/i;
const WEAK_TASK =
  /^(?:write|produce|conduct|develop|investigate|find|show|name|choose|read|draw|list|state|give|consider|suggest|determine|prove|complete|answer|select|imagine|design|prepare|provide|create|label|sketch|solve|derive|estimate|predict|argue|propose|review|research|present|refer|include|support|use|make|do not|remember|submit|cite|attach|your (?:essay|answer|answers|report|response|paper|work|submission|text)|you (?:should|must|may|are expected|need)|answers? (?:should|must)|responses? (?:should|must)|essays? (?:should|must)|be sure|ensure|justify|marks|credit)\b/i;
const MARKS =
  /[[(]\s*(?:worth\s*)?\d+\s*(?:marks?|points?|pts?|%|credits?)(?: each)?\s*[\])]|\b\d[\d,]{0,11}(?:\s?[-–]\s?\d[\d,]{0,11})?[- ]words?\b|\bword (?:count|limit)\b|\bdue (?:date|by|on)\b|\bworth \d+/i;
const LOGISTICS =
  /\b(?:in complete sentences|in full sentences|double[- ]spaced|at least \w+ (?:sources|examples|reasons)|word (?:count|limit)|marks|late submissions?|show (?:all )?your work(?:ing)?|cite your sources|harvard style|apa style|mla style)\b/i;

// How a paragraph speaks to whoever has to answer; a manual says "you" too, and has no essay.
const ADDRESSED =
  /\byour (?:own (?:words|knowledge|experience|opinion|view|research|examples|choice)|answers?|essay|response|report|speech|points|reasons|argument|reader|audience|working|findings|results|presentation|paper|submission|review|diagram|conclusions?|classmates|partner|group)\b|\bthe (?:passage|extract|poems?|two (?:texts|poems|sources|extracts)|questions? (?:that follows?|below)|following (?:questions?|statement|passage)|reading list|set text)\b|\b(?:source|extract|text|figure|item) [A-D1-9]\b|\bin class\b|\bassignment\b/i;
const SET_UP =
  /^(?:imagine|suppose|assume|for (?:this|your) (?:assignment|task|essay|project|exercise|homework|coursework)|in this (?:assignment|task|exercise|project|essay|activity)|you (?:are|have been|will|work)|look (?:closely |carefully )?at|study|listen|watch|working in|in (?:pairs|groups|small groups)|with a partner|before you|after (?:reading|watching)|some people|it is (?:often|sometimes) (?:said|claimed|argued)|think of|begin by|start by|then\b|next,|finally,|pay attention|bear in mind|try to|keep|label|underline|fill in|match|put|calculate|convert|translate|rewrite|correct|decide|rank|collect|record|measure|plot|test|interview|survey|visit|plan|perform|prepare)\b/i;

const LONGEST_TASK = 110;

interface Said {
  strong: boolean;
  weak: boolean;
}

function readTask(sentence: string, isLabelled: boolean): Said {
  const hasMarks = MARKS.test(sentence) || LOGISTICS.test(sentence);
  const isQuestion = /\?["”’')\]*]*\s*(?:[[(][^\])]{1,20}[\])])?\W*$/.test(sentence);
  const isTask = TASK.test(sentence);
  const isWeak = WEAK_TASK.test(sentence);
  return {
    strong: isTask || (isQuestion && isLabelled) || (isWeak && (isLabelled || hasMarks)),
    weak: isQuestion || isWeak || hasMarks || ADDRESSED.test(sentence) || SET_UP.test(sentence),
  };
}

/** A paragraph that begins by telling what to do, and then speaks of the answer that is to be given. */
function isOpened([first = '', ...rest]: readonly string[]): boolean {
  if (!WEAK_TASK.test(first) && !SET_UP.test(first)) return false;
  const all = [first, ...rest];
  return (
    all.some((one) => ADDRESSED.test(one) || LOGISTICS.test(one) || MARKS.test(one)) &&
    all.some((one) => WEAK_TASK.test(one) || TASK.test(one) || /\?\W*$/.test(one))
  );
}

const LONGEST_STATEMENT = 70;
const OPINION =
  /\b(?:do you (?:agree|think)|to what extent|how far (?:do|would)|discuss (?:this|the|both)|give (?:reasons|your)|what is your (?:own )?(?:opinion|view)|agree or disagree|evaluate this)\b/i;

/** A statement to be discussed, in a paragraph with what is asked about it. */
function isStatementWithTask(sentences: readonly string[]): boolean {
  const last = sentences.at(-1);
  if (sentences.length < 2 || sentences.length > 5 || !last) return false;
  const words = sentences.join(' ').split(/\s+/).length;
  return words <= LONGEST_STATEMENT && sentences.slice(1).some((one) => OPINION.test(one));
}

/**
 * Questions that were set: a paragraph that begins with one, as far as it goes on setting tasks. A question
 * without number or marks counts where it is a paragraph by itself.
 */
export function findAssignment(text: string): Span[] {
  const spans: Span[] = [];
  let follows = false;
  for (const line of readLines(text)) {
    const label = LABEL.exec(line.text)?.[0] ?? '';
    const body = line.text.slice(label.length);
    const sentences = body === '' ? [] : sentenceSpans(body);
    let end = 0;
    const opens = isOpened(sentences.map(({ start, end: to }) => body.slice(start, to).trim()));
    let [isSet, isWhole] = [(label !== '' && body === '') || opens, true];
    for (const sentence of sentences) {
      const whole = body.slice(sentence.start, sentence.end).trim();
      const inner = LABEL.exec(whole)?.[0] ?? '';
      const part = whole.slice(inner.length);
      const said = readTask(part, inner !== '' || (label !== '' && end === 0));
      const goesOn = said.strong || (said.weak && (isSet || (follows && line.text.length < 300)));
      const isAlone = said.weak && sentences.length === 1 && part.endsWith('?');
      const isMark =
        (isSet || follows) &&
        part.length < 25 &&
        /^\W*\d+\W*(?:marks?|points?|words?)?\W*$/i.test(part);
      if (!goesOn && !isAlone && !isMark) {
        isWhole = false;
        break;
      }
      isSet = true;
      end = sentence.end;
    }
    if (!isSet && isStatementWithTask(sentences.map(({ start, end }) => body.slice(start, end)))) {
      [isSet, end] = [true, body.length];
    }
    const words = body.slice(0, end).split(/\s+/).length;
    const found = isSet && words <= LONGEST_TASK && end + label.length > 0;
    if (found) spans.push({ start: line.start, end: line.start + label.length + end });
    follows = found && isWhole;
  }
  return spans;
}
