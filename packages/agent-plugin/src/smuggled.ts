import { decode, type Payload } from '@cleanpaste/core/hidden';
import { inspect } from '@cleanpaste/inspect';

/** Longer texts are looked at up to here: a hook holds the agent up. */
const longest = 2_000_000;

/** A sign of intent: a message that can be read, tags, or direction controls that disguise what is there. */
export interface Smuggled {
  /** One line for agents, without a word of the message: that would be the attack itself. */
  what: string;
  payloads: Payload[];
}

/** Whether something is hidden in a text that is meant for machines only; undefined if not. */
export function smuggledIn(text: string, path = ''): Smuggled | undefined {
  const looked = text.length > longest ? text.slice(0, longest) : text;
  const problems = inspect(looked, { path });
  if (problems.length === 0) return undefined;
  const payloads = decode(looked).filter(isMessage);
  const tags = problems.filter(({ category }) => category === 'tag').length;
  const attacks = problems.filter(({ dangerous }) => dangerous).length;
  const parts = [
    ...payloads.map(
      ({ scheme, content }) => `a message of ${content?.length ?? 0} characters (${scheme})`,
    ),
    ...(payloads.length === 0 && tags > 0 ? ['tag characters'] : []),
    ...(attacks > tags ? [`${attacks} characters that disguise what is there`] : []),
  ];
  return parts.length === 0 ? undefined : { what: parts.join(', '), payloads };
}

/** Provenance marks say where a text comes from, and are no message to an agent. */
const isMessage = ({ content, certainty, scheme }: Payload) =>
  content !== null &&
  content.trim().length > 1 &&
  (certainty === 'exact' || certainty === 'likely') &&
  !/c2pa/i.test(scheme);
