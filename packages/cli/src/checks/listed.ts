import type { Category, Finding } from '@cleanpaste/core/hidden';

/** What the rules of text list, and what stands in a file and is no text, or no good instruction. */
export type ListedCategory =
  | Category
  | 'font-icon'
  | 'invalid-bytes'
  | 'unreadable'
  | 'ignore-without-reason'
  | 'unused-ignore';

export type Listed = Omit<Finding, 'category'> & { category: ListedCategory };

/** From nothing at all to what fails a check. */
export const SEVERITIES = ['off', 'note', 'warning', 'error'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** What somebody has set, by category. */
export type Severities = Partial<Record<ListedCategory, Severity>>;
