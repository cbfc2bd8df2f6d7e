import { buttonClass } from '../../components/button.tsx';
import { cleanerCopy } from '../../copy/cleaner-copy.ts';

/** The way to a file for whoever cannot drop one: by keyboard, or on a phone. */
export function ChooseFile({ onFile }: { onFile: (file: File) => void }) {
  return (
    <label
      className={`${buttonClass('ghost', 'small')} relative my-2 mr-1 cursor-pointer max-sm:my-1 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent`}
    >
      {cleanerCopy.chooseFile}
      <input
        type="file"
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0];
          // So that the same one can be chosen again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
