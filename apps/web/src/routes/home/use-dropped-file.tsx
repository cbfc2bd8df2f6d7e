import { useState } from 'react';
import { lazyPart } from '../../components/lazy-part.tsx';
import { takeFile, takeText } from '../../features/cleaning/cleaner/take-text.ts';

const FilePanel = lazyPart(() => import('../../features/cleaning/files/file-panel.tsx'));

/** A document that was dropped on the box, and the panel in which it is worked on. */
export function useDroppedFile({
  onText,
  onTaken,
}: {
  onText: (text: string) => void;
  onTaken: () => void;
}) {
  const [file, setFile] = useState<File | null>(null);

  /** Takes a file that was chosen, as a dropped one. */
  async function choose(chosen: File) {
    take(await takeFile(chosen, setFile));
  }

  async function asText(document: File) {
    take(await takeText(document));
  }

  /** A text goes into the box, in the place of whatever file there was. */
  function take(text: string | null) {
    if (text === null) return;
    setFile(null);
    onText(text);
    onTaken();
  }

  const panel = file ? (
    <FilePanel file={file} onClose={() => setFile(null)} onOther={choose} onAsText={asText} />
  ) : null;
  return { zone: { onDocument: setFile }, choose, panel };
}
