/** Families of generators, by a part of the name; the first that fits. */
export const FAMILIES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['GPT-4', /gpt-?4/i],
  ['GPT-3 and 3.5', /gpt-?3|chatgpt|davinci|gpt35/i],
  ['Claude', /claude/i],
  ['Gemini, Gemma, PaLM', /gemini|gemma|palm/i],
  ['Llama', /llama/i],
  ['Mistral, Qwen, DeepSeek', /mistral|ministral|qwen|qwq|deepseek/i],
];

export const familyOf = (generator: string): string =>
  FAMILIES.find(([, pattern]) => pattern.test(generator))?.[0] ?? 'others';

/** Every fifth group of human texts is kept apart as company for the generators left out. */
export function keptApart(group: string): boolean {
  let hash = 7;
  for (const char of group) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) >>> 0;
  return hash % 5 === 0;
}
