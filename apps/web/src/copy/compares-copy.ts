import { worksCounted } from '@cleanpaste/contract';
import { formatCount } from '../lib/count.ts';
import type { SiteConfig } from '../lib/site.ts';

const ofServer = (works: string) =>
  `Compared with ${works} collected on this server so far, not with the internet.`;

/**
 * With what a check compares, in one sentence that is said before one is spent. It is as long
 * without the number, which the page's HTML does not know yet, as with it: nothing moves below it.
 */
export function comparesCopy({ copyleaks, works }: SiteConfig['checking']): string {
  if (copyleaks) return 'Compared with the internet, by Copyleaks.';
  if (works === 0)
    return 'No works are collected on this server yet, so there is nothing to compare with; the internet is not searched.';
  if (works === 1) return ofServer('the 1 work');
  if (works === undefined) return ofServer('any works');
  return ofServer(
    works > worksCounted
      ? `over ${formatCount(worksCounted)} works`
      : `the ${formatCount(works)} works`,
  );
}
