import type { MetadataItem, MetadataKind } from '@cleanpaste/files';
import { useId } from 'react';
import { Button } from '../../../components/button.tsx';
import { fileCopy } from '../../../copy/file-copy.ts';

interface MetadataListProps {
  metadata: MetadataItem[];
  chosen: ReadonlySet<MetadataKind>;
  onChange: (kinds: readonly MetadataKind[], isOn: boolean) => void;
  /** A file that is only read has nothing to switch. */
  isReadOnly: boolean;
}

/** What a file says about people, kind by kind, each with a switch that takes it out. */
export function MetadataList({ metadata, chosen, onChange, isReadOnly }: MetadataListProps) {
  const id = useId();
  const said = new Set(metadata.map(({ kind }) => kind));
  // What is about people comes first.
  const kinds = (Object.keys(fileCopy.kinds) as MetadataKind[]).filter((kind) => said.has(kind));
  const isAll = kinds.every((kind) => chosen.has(kind));
  return (
    <div className="mt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
        <div>
          <h3 className="text-[0.95rem] font-semibold">{fileCopy.metadata}</h3>
          {isReadOnly ? null : <p className="text-sm text-soft">{fileCopy.metadataHelp}</p>}
        </div>
        {isReadOnly || kinds.length < 2 ? null : (
          <Button kind="quiet" size="small" onClick={() => onChange(kinds, !isAll)}>
            {isAll ? fileCopy.keepAll : fileCopy.takeOutAll}
          </Button>
        )}
      </div>
      <ul className="mt-2.5 divide-y divide-line rounded-xl border border-line">
        {kinds.map((kind) => (
          <li
            key={kind}
            className="flex items-start gap-x-3 px-3 py-2.5 max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)]"
          >
            {isReadOnly ? null : (
              <input
                id={`${id}${kind}`}
                type="checkbox"
                checked={chosen.has(kind)}
                onChange={(event) => onChange([kind], event.target.checked)}
                className="strip-switch mt-0.5 shrink-0"
              />
            )}
            <div className="min-w-0 grow">
              <label htmlFor={`${id}${kind}`} className="font-medium">
                {isReadOnly ? null : <span className="sr-only">{fileCopy.takeOut}</span>}
                {fileCopy.kinds[kind]}
              </label>
              <ul className="text-sm text-soft [overflow-wrap:anywhere]">
                {metadata
                  .filter((item) => item.kind === kind)
                  .map((item) => (
                    <li key={`${item.name} ${item.part}`}>
                      <bdi>{fileCopy.item(item)}</bdi>
                    </li>
                  ))}
              </ul>
            </div>
            {isReadOnly ? null : (
              <span
                className={`shrink-0 pt-0.5 text-sm max-sm:col-start-2 max-sm:pt-1 max-sm:font-medium ${chosen.has(kind) ? 'font-medium text-accent' : 'text-soft'}`}
              >
                {chosen.has(kind) ? fileCopy.fates.goes : fileCopy.fates.stays}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
