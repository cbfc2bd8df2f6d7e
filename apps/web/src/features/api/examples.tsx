import { useId, useState } from 'react';
import { apiExamples, apiDocsCopy as copy } from '../../copy/api-docs-copy.ts';
import { useOrigin } from '../../lib/use-origin.ts';
import { CodeBlock } from './code-block.tsx';

type Language = keyof typeof copy.languages;
const languages = Object.keys(copy.languages) as Language[];

/** The same call in three languages. */
export function Examples() {
  const [shown, setShown] = useState<Language>('curl');
  const id = useId();
  const examples = apiExamples(useOrigin());
  return (
    <div>
      <fieldset className="flex flex-wrap gap-1">
        <legend className="sr-only">{copy.start}</legend>
        {languages.map((language) => (
          <label
            key={language}
            className="flex min-h-11 cursor-pointer items-center rounded-lg px-3 text-sm font-medium text-soft has-checked:bg-accent-wash has-checked:text-accent has-focus-visible:outline-2"
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
      <CodeBlock code={examples[shown]} label={copy.languages[shown]} />
    </div>
  );
}
