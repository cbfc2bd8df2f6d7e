import type { ApiKeyItem } from '@cleanpaste/contract';
import { Button } from '../../../components/button.tsx';
import { DotLine } from '../../../components/dot-line.tsx';
import { apiKeysCopy as copy } from '../../../copy/api-keys-copy.ts';
import { formatDateTime } from '../../../lib/format.ts';

/** One key: its name, its beginning, when it was last used. */
export function KeyRow({ item, onRevoke }: { item: ApiKeyItem; onRevoke: () => void }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-5 py-3.5 sm:px-6">
      <div className="min-w-0 grow basis-56">
        <p className="font-medium [overflow-wrap:anywhere]">{item.name}</p>
        <DotLine className="text-sm text-soft">
          <code className="font-mono">{item.prefix}…</code>
          {item.lastUsedAt ? copy.used(formatDateTime(item.lastUsedAt)) : copy.unused}
        </DotLine>
      </div>
      <Button
        kind="ghost"
        size="small"
        className="-mr-3 !text-danger max-sm:-ml-3"
        onClick={onRevoke}
        aria-label={`${copy.revoke} ${item.name}`}
      >
        {copy.revoke}
      </Button>
    </li>
  );
}
