import { Link } from 'react-router';
import { ContentsBeside, FoldedContents } from '../components/article-contents.tsx';
import { buttonClass } from '../components/button.tsx';
import { PageHead } from '../components/page-head.tsx';
import { laboratoryCopy } from '../copy/laboratory-copy.ts';
import {
  type ArticlePart,
  articleAfter,
  articleBefore,
  sources,
} from '../copy/statistical-article-copy.ts';
import { statisticalCopy as copy } from '../copy/statistical-watermarks-copy.ts';
import { Example } from '../features/rewriting/laboratory/example.tsx';
import { FiguresPicture } from '../features/rewriting/laboratory/figures-picture.tsx';
import { Laboratory } from '../features/rewriting/laboratory/laboratory.tsx';
import { LeanPicture } from '../features/rewriting/laboratory/lean-picture.tsx';

const entryOf = ({ id, heading }: ArticlePart) => ({ id, title: heading });

/** What the page is made of, in its order. */
const contents = [
  ...articleBefore.map(entryOf),
  { id: 'example', title: copy.exampleHeading },
  ...articleAfter.slice(0, 2).map(entryOf),
  { id: 'laboratory', title: laboratoryCopy.heading },
  ...articleAfter.slice(2).map(entryOf),
];

function Part({ part }: { part: ArticlePart }) {
  return (
    <>
      <h2 id={part.id}>{part.heading}</h2>
      {part.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  );
}

export default function StatisticalWatermarks() {
  const [what, ...others] = articleBefore;
  return (
    <article className="article relative mt-12 sm:mt-18">
      <PageHead title={copy.title} description={copy.description} />
      <ContentsBeside entries={contents} />
      <h1 className="font-serif text-[clamp(1.7rem,11vw,2.6rem)] leading-[1.05] font-medium tracking-[-0.02em] sm:text-[clamp(2.6rem,9.4vw,3.75rem)]">
        {copy.heading}
      </h1>
      <p className="!text-[1.3rem] !leading-normal text-pretty text-soft">{copy.lead}</p>
      <FoldedContents entries={contents} />
      {what ? <Part part={what} /> : null}
      <LeanPicture />
      {others.map((part) => (
        <Part key={part.id} part={part} />
      ))}
      <h2 id="example">{copy.exampleHeading}</h2>
      <p>{copy.exampleIntro}</p>
      <Example />
      {articleAfter.slice(0, 1).map((part) => (
        <Part key={part.id} part={part} />
      ))}
      <FiguresPicture />
      {articleAfter.slice(1, 2).map((part) => (
        <Part key={part.id} part={part} />
      ))}
      <h2 id="laboratory">{laboratoryCopy.heading}</h2>
      <p>{laboratoryCopy.intro}</p>
      {/* While it passes, it hides the contents. */}
      <div className="wide relative bg-paper">
        <Laboratory />
      </div>
      {articleAfter.slice(2).map((part) => (
        <Part key={part.id} part={part} />
      ))}
      <ul>
        {sources.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
      <p className="!mt-12 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Link
          to="/"
          state={{ fromStatisticalWatermarks: true }}
          className={`${buttonClass()} font-sans !text-accent-ink !no-underline`}
        >
          {copy.tryIt}
        </Link>
        <span className="min-w-0 flex-1 basis-56 font-sans text-sm leading-snug text-soft">
          {copy.stripMeans}
        </span>
      </p>
    </article>
  );
}
