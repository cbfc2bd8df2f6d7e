import type { LegalText } from '../copy/legal-copy.ts';
import { PageHead } from './page-head.tsx';

/** A legal text: numbered headings, plain paragraphs, kept out of search engines. */
export function LegalPage({ text }: { text: LegalText }) {
  return (
    <article className="article pt-14 sm:pt-20">
      <PageHead title={text.title} description={text.description} noindex />
      <h1 className="font-serif text-4xl font-medium tracking-[-0.015em] sm:text-5xl">
        {text.heading}
      </h1>
      <p className="!font-sans !text-sm !my-4 text-soft">{text.effective}</p>
      {text.sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h2 className="!mt-10 !mb-2 !text-2xl">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="my-3 font-serif text-[1.1rem] leading-[1.6]">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}
