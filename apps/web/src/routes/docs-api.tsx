import { addresses, apiScopes, methodOf, pathOf, statusOf } from '@cleanpaste/contract';
import { PageHead } from '../components/page-head.tsx';
import {
  apiCommandLine,
  apiProblems,
  apiVerbs,
  apiDocsCopy as copy,
} from '../copy/api-docs-copy.ts';
import { CodeBlock } from '../features/api/code-block.tsx';
import { Examples } from '../features/api/examples.tsx';

/** Methods and paths are those of the endpoint table, whose schemas stay out of the page. */
const calls = apiScopes.map((verb) => ({
  verb,
  method: methodOf(addresses.api[verb]),
  path: pathOf(addresses.api[verb]),
  ...apiVerbs[verb],
}));

const codes = Object.keys(apiProblems) as (keyof typeof apiProblems)[];
const problems = codes
  .map((code) => ({ code, status: statusOf[code], meaning: apiProblems[code] }))
  .sort((a, b) => a.status - b.status);

const description = pathOf(addresses.api.readDocument);

export default function ApiReference() {
  return (
    <article className="article pt-12 sm:pt-18">
      <PageHead title={copy.title} description={copy.description} />
      <h1 className="font-serif text-[2.6rem] leading-[1.05] font-medium tracking-[-0.02em] sm:text-6xl">
        {copy.heading}
      </h1>
      <p className="text-soft">{copy.lead}</p>
      <h2 id="start">{copy.start}</h2>
      <p>{copy.startBody}</p>
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
          <p className="mt-2 font-serif text-[1.12rem] leading-relaxed">{says}</p>
          <p className="mt-1 text-sm text-soft">
            {copy.costs} {costs}.
          </p>
          <CodeBlock code={sends} label={`${copy.sends}: ${verb}`} />
          <CodeBlock code={gets} label={`${copy.gets}: ${verb}`} />
        </section>
      ))}
      <h2 id="limits">{copy.limits}</h2>
      <ul>
        {copy.limitsBody.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h2 id="problems">{copy.problems}</h2>
      <p>{copy.problemsBody}</p>
      <div className="overflow-x-auto">
        <table className="w-full min-w-96 text-left text-[0.95rem]">
          <tbody>
            {problems.map(({ code, status, meaning }) => (
              <tr key={code} id={code} className="border-t border-line">
                <td className="py-2 pr-4">
                  <code>{code}</code>
                </td>
                <td className="py-2 pr-4 tabular-nums text-soft">{status}</td>
                <td className="py-2">{meaning}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h2 id="command-line">{copy.commandLine}</h2>
      <p>{copy.commandLineBody}</p>
      <CodeBlock code={apiCommandLine} label={copy.commandLine} />
      <h2 id="openapi">{copy.machine}</h2>
      <p>
        {copy.machineBody} <a href={description}>{description}</a>
      </p>
    </article>
  );
}
