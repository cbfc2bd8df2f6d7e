import { useId, useState } from 'react';
import { apiExamples, apiDocsCopy as copy } from '../../copy/api-docs-copy.ts';
import { CodeBlock } from './code-block.tsx';

type Language = keyof typeof apiExamples;
const languages = Object.keys(apiExamples) as Language[];

/** The same call in three languages. */
export function Examples() {
  const [shown, setShown] = useState<Language>('curl');
  const id = useId();
  return (
    <div>
      <fieldset className="flex gap-1">
        <legend className="sr-only">{copy.start}</legend>
        {languages.map((language) => (
          <label
            key={language}
            className="cursor-pointer rounded-lg px-3 py-1.5 text-sm font-medium text-soft has-checked:bg-accent-wash has-checked:text-accent has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name={id}
              className="sr-only"
              checked={shown === language}
              onChange={() => setShown(language)}
            />
            {copy.languages[language]}
          </label>
        ))}
      </fieldset>
      <CodeBlock code={apiExamples[shown]} label={copy.languages[shown]} />
    </div>
  );
}
