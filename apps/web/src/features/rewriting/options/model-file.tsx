import { type ChangeEvent, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { tabEnginesCopy as copy } from '../../../copy/tab-engines-copy.ts';
import { site } from '../../../lib/site.ts';
import type { ModelLack } from '../../cleaning/index.ts';
import { ModelProgress } from './model-progress.tsx';
import { useKeptModel } from './use-kept-model.ts';
import { useLack } from './use-lack.ts';

/** The model that is kept in this browser: to be chosen, fetched from this site, and removed. */
export function ModelFile({ onLack }: { onLack: (lack: ModelLack) => void }) {
  const picker = useRef<HTMLInputElement>(null);
  const { canRun, kept, share, said, keep, stop, remove } = useKeptModel();
  useLack(canRun ? (kept === null ? 'to fetch' : null) : 'never', onLack);
  const offered = site.rewriting.modelFile;
  if (!canRun) return <p className="mt-2 pl-7 text-sm">{copy.cannotRun}</p>;

  function picked({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // The same file may be chosen again.
    target.value = '';
    if (file) void keep(file);
  }

  const state = kept ? copy.kept(kept.name, kept.bytes) : copy.noneKept;
  return (
    <div className="mt-2 grid gap-2.5 pl-7 text-sm">
      <p role="status" className="max-w-[39rem] [overflow-wrap:anywhere]">
        {said !== '' ? `${said} ` : ''}
        {kept === undefined || share !== null ? '' : state}
      </p>
      <Link
        to="/statistical-watermarks#own-model"
        className="w-fit underline decoration-line underline-offset-4 hover:decoration-current pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
      >
        {copy.whichFile}
      </Link>
      {share !== null ? (
        <ModelProgress label={copy.keeping} share={share} onStop={stop} />
      ) : (
        <div className="flex flex-wrap gap-2.5">
          <input ref={picker} type="file" accept=".gguf" onChange={picked} hidden />
          {offered && kept?.name !== offered.name ? (
            <Button
              kind={kept ? 'quiet' : 'primary'}
              size="small"
              title={copy.fromHere}
              onClick={() => keep({ name: offered.name, address: '/model.gguf' })}
            >
              {copy.fetchFile(offered.name, offered.bytes)}
            </Button>
          ) : null}
          <Button
            kind={kept || offered ? 'quiet' : 'primary'}
            size="small"
            onClick={() => picker.current?.click()}
          >
            {kept ? copy.chooseOther : copy.choose}
          </Button>
          {kept ? (
            <Button kind="quiet" size="small" onClick={remove}>
              {copy.remove}
            </Button>
          ) : null}
        </div>
      )}
    </div>
  );
}
