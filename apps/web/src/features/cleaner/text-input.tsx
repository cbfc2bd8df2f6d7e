import { cleanerCopy } from '../../copy/cleaner.ts';
import { MarkedTextarea } from './marked-textarea.tsx';

interface TextInputProps {
  id: string;
  value: string;
  onChange: (text: string) => void;
  marks: Int32Array | null;
}

/** Above this many units a browser's textarea lays out the whole text at each key; the surface draws only what is seen. */
export const longText = 50_000;

/** The input of the cleaner: a plain textarea, and for long texts an editor that draws only what is seen. */
export function TextInput({ id, value, onChange, marks }: TextInputProps) {
  return (
    <MarkedTextarea
      id={id}
      value={value}
      marks={marks}
      onChange={(event) => onChange(event.target.value)}
      placeholder={cleanerCopy.placeholder}
    />
  );
}
