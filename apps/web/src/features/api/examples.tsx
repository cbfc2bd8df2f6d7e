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
  const choice = (
    <fieldset className="-ml-3 flex flex-wrap">
      <legend className="sr-only">{copy.start}</legend>
      {languages.map((language) => (
        <label
          key={language}
          className="flex min-h-11 cursor-pointer items-center rounded-lg px-2.5 has-checked:bg-accent-wash has-checked:text-accent has-focus-visible:outline-2 sm:px-3"
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
  );
  return <CodeBlock code={examples[shown]} label={copy.languages[shown]} title={choice} />;
}
