import { worksCounted } from '@cleanpaste/contract';
import { formatCount } from '../lib/count.ts';
import type { SiteConfig } from '../lib/site.ts';

const ofServer = (works: string) =>
  `Compared with the ${works} on this server so far, and not with the internet.`;

/** With what a check compares, in one sentence that is said before one is spent. */
export function comparesCopy({ copyleaks, works }: SiteConfig['checking']): string {
  if (copyleaks) return 'Compared with the internet, by Copyleaks.';
  if (works === 0)
    return 'No works are collected on this server yet, so there is nothing to compare with; the internet is not searched.';
  if (works === 1) return ofServer('1 work that is collected');
  if (works === undefined)
    return 'Compared with the works collected on this server, which may be few, and not with the internet.';
  return ofServer(
    works > worksCounted
      ? `more than ${formatCount(worksCounted)} works that are collected`
      : `${formatCount(works)} works that are collected`,
  );
}
