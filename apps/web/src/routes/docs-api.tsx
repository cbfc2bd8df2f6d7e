import {
  type ApiCall,
  addresses,
  apiCalls,
  methodOf,
  pathOf,
  statusOf,
} from '@cleanpaste/contract';
import { Link } from 'react-router';
import { PageHead } from '../components/page-head.tsx';
import { WithCode } from '../components/with-code.tsx';
import {
  apiCommandLine,
  apiOptions,
  apiProblems,
  apiVerbs,
  apiDocsCopy as copy,
  installCommands,
  oneOffCommand,
} from '../copy/api-docs-copy.ts';
import { CodeBlock } from '../features/api/code-block.tsx';
import { Contents } from '../features/api/contents.tsx';
import { Examples } from '../features/api/examples.tsx';
import { FieldList } from '../features/api/field-list.tsx';
import { apiFields, listedFields, optionFields } from '../features/api/fields.gen.ts';
import { NameList } from '../features/api/name-list.tsx';
import { useSite } from '../features/site/use-site.ts';
import { useOrigin } from '../lib/use-origin.ts';

/** Methods and paths are those of the endpoint table, whose schemas stay out of the page. */
const calls = apiCalls.map((verb) => ({
  verb,
  method: methodOf(addresses.api[verb]),
  path: pathOf(addresses.api[verb]),
  ...apiVerbs[verb],
}));

const codes = Object.keys(apiProblems) as (keyof typeof apiProblems)[];
const problems = codes
  .map((code) => ({ code, status: statusOf[code], meaning: apiProblems[code] }))
  .sort((a, b) => a.status - b.status);

/** Said in the page's own words, with the defaults of the schemas. */
const options = optionFields.map((field) => ({
  ...field,
  says: apiOptions[field.path as keyof typeof apiOptions],
}));

/** Those that clean, or tell what a cleanup would do. */
const hasOptions = (verb: ApiCall) => verb === 'clean' || verb === 'scan' || verb === 'reveal';

/** Fields of an answer that stand there at once. */
const few = 4;

const description = pathOf(addresses.api.readDocument);

export default function ApiReference() {
  const origin = useOrigin();
  const { callsPerMinute } = useSite();
  return (
    <div className="pt-12 sm:pt-18">
      <PageHead title={copy.title} description={copy.description} />
      <div className="lg:grid lg:grid-cols-[minmax(0,42rem)_13rem] lg:justify-between lg:gap-x-12">
        <div className="article lg:col-start-1">
          <h1 className="font-serif text-[length:clamp(1.7rem,11vw,2.6rem)] leading-[1.05] font-medium tracking-[-0.02em] sm:text-6xl">
            {copy.heading}
          </h1>
          <p className="text-soft">
            {copy.lead} <Link to="/dashboard">{copy.makeKey}</Link>
          </p>
        </div>
        <Contents />
        <article className="article max-lg:[&_:is(h2,h3,section)]:scroll-mt-36 lg:col-start-1">
          <h2 id="start">{copy.start}</h2>
          <p>
            <WithCode>{copy.startBody}</WithCode> <a href="#openapi">{copy.fields}</a>
          </p>
          <Examples />
          <h2 id="calls">{copy.verbs}</h2>
          {calls.map(({ verb, method, path, says, costs, sends, gets }) => (
            <section key={verb} id={verb} className="mt-8 scroll-mt-20">
              <h3 className="flex flex-wrap items-baseline gap-x-3 font-mono text-[1.02rem]">
                <span className="rounded bg-accent-wash px-1.5 py-0.5 text-sm font-semibold text-accent">
                  {method}
                </span>
                {path}
              </h3>
              <p className="mt-2 font-serif text-[1.12rem] leading-relaxed">
                <WithCode>{says}</WithCode>
              </p>
              <p className="mt-1 text-sm text-soft">
                {copy.costs} {costs}.
              </p>
              <CodeBlock
                code={sends}
                label={`${copy.sends}: ${verb}`}
                isWrapped
                title={copy.sends}
                // What is abridged is read, and nobody has a use for a copy.
                isCopied={!sends.includes('…')}
              />
              <FieldList
                fields={apiFields[verb].sends}
                title={copy.sendsFields}
                must={copy.required}
                may={copy.optional}
              />
              {hasOptions(verb) ? (
                <p className="mt-1 text-sm text-soft">
                  {copy.moreOptions}{' '}
                  <a href="#options" className="text-accent underline underline-offset-3">
                    {copy.optionsLink}
                  </a>
                </p>
              ) : null}
              <CodeBlock
                code={gets}
                label={`${copy.gets}: ${verb}`}
                isWrapped
                title={copy.gets}
                isCopied={false}
              />
              <FieldList
                fields={apiFields[verb].gets}
                title={copy.getsFields}
                must={null}
                may={copy.mayBeAbsent}
                isFolded={apiFields[verb].gets.length > few}
              />
            </section>
          ))}
          <h2 id="options">{copy.options}</h2>
          <p>{copy.optionsBody}</p>
          <FieldList fields={options} title={copy.optionFields} must={null} may={null} />
          <FieldList
            fields={listedFields}
            title={copy.listedFields}
            must={null}
            may={copy.optional}
            isFolded
          />
          <h2 id="limits">{copy.limits}</h2>
          <ul>
            {copy.limitsBody(callsPerMinute).map((line) => (
              <li key={line}>
                <WithCode>{line}</WithCode>
              </li>
            ))}
          </ul>
          <h2 id="problems">{copy.problems}</h2>
          <p>
            <WithCode>{copy.problemsBody}</WithCode>
          </p>
          <NameList
            items={problems.map(({ code, status, meaning }) => ({
              name: code,
              id: code,
              aside: status,
              says: meaning,
            }))}
          />
          <h2 id="command-line">{copy.commandLine}</h2>
          <p>
            <WithCode>{copy.commandLineBody}</WithCode>
          </p>
          <h3 id="install">{copy.install}</h3>
          <p className="mt-2 font-serif text-[1.12rem] leading-relaxed">{copy.installBody}</p>
          <CodeBlock code={installCommands(origin)} label={copy.install} title={copy.terminal} />
          <p className="font-serif text-[1.12rem] leading-relaxed">{copy.withoutInstalling}</p>
          <CodeBlock
            code={oneOffCommand(origin)}
            label={copy.withoutInstalling}
            title={copy.terminal}
          />
          <h3 id="online">{copy.online}</h3>
          <p className="mt-2 font-serif text-[1.12rem] leading-relaxed">{copy.onlineBody}</p>
          <CodeBlock code={apiCommandLine(origin)} label={copy.online} title={copy.terminal} />
          <h2 id="openapi">{copy.machine}</h2>
          <p>
            {copy.machineBody} <a href={description}>{description}</a>
          </p>
        </article>
      </div>
    </div>
  );
}
