import { type DragEvent, type ReactNode, useState } from 'react';
import { cleanerCopy } from '../../../copy/cleaner-copy.ts';
import { takeFile } from './take-text.ts';

const carriesFile = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Takes a dropped file, a text or a document; dragged text is left to the browser. */
export function DropZone({
  onText,
  onDocument,
  className = '',
  children,
}: {
  onText: (text: string) => void;
  /** Takes files that are more than plain text; without it they are read as text. */
  onDocument?: (file: File) => void;
  className?: string;
  children: ReactNode;
}) {
  const [over, setOver] = useState(false);

  async function drop(event: DragEvent) {
    if (!carriesFile(event)) return;
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (!file) return;
    const text = await takeFile(file, onDocument);
    if (text !== null) onText(text);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; pasting and typing do the same
    <div
      data-drop-zone
      className={`relative overflow-hidden rounded-2xl border border-line bg-surface shadow-card [&:focus-within:not(:has([data-field]))]:border-accent [&:has([data-field]:focus-within)]:border-accent ${className}`}
      onDragOver={(event) => {
        if (!carriesFile(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={drop}
    >
      {children}
      {over ? (
        <div className="pointer-events-none absolute inset-2 z-10 grid place-items-center rounded-xl border-2 border-dashed border-accent bg-accent-wash/95 font-semibold text-accent">
          {cleanerCopy.dropHere}
        </div>
      ) : null}
    </div>
  );
}
