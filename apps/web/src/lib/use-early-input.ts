import { type RefObject, useLayoutEffect } from 'react';

/**
 * Takes over what was typed or pasted into a prerendered field before the page's code arrived;
 * React hears only of what comes after.
 * @param value what the field should hold
 * @param adopt called once with what it does hold, where that is something else
 */
export function useEarlyInput(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  value: string,
  adopt: (typed: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first look can find such a text
  useLayoutEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== '' && typed !== value) adopt(typed);
  }, []);
}
