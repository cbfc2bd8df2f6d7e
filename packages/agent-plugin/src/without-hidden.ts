import { inspect } from '@cleanpaste/inspect';

/**
 * A text for an agent to read: errors are taken out, and those that only a person can judge as well,
 * such as the isolates of an attack; typography, emoji and scripts stay.
 */
export function withoutHidden(text: string, path = ''): string {
  let output = '';
  let from = 0;
  for (const { start, end, severity, fix = '' } of inspect(text, { path })) {
    if (severity !== 'error') continue;
    output += text.slice(from, start) + fix;
    from = end;
  }
  return output + text.slice(from);
}
