import type { LegalParagraph, LegalText } from '../copy/legal-copy.ts';
import { supportCopy } from '../copy/support-copy.ts';
import { site } from '../lib/site.ts';
import { PageHead } from './page-head.tsx';
import { WithMail } from './with-mail.tsx';

function Paragraph({ children }: { children: LegalParagraph }) {
  const isPlain = typeof children === 'string';
  return (
    <p className="my-3 [overflow-wrap:anywhere] font-serif text-[1.1rem] leading-[1.6]">
      {isPlain ? null : <strong className="font-semibold">{children.about} </strong>}
      <WithMail address={site.supportEmail} instead={supportCopy.feedbackInstead}>
        {isPlain ? children : children.says}
      </WithMail>
    </p>
  );
}

/** A legal text: numbered headings, plain paragraphs, kept out of search engines. */
export function LegalPage({ text }: { text: LegalText }) {
  return (
    <article className="article pt-14 sm:pt-20">
      <PageHead title={text.title} description={text.description} noindex />
      <h1 className="page-title sm:text-5xl">{text.heading}</h1>
      <p className="!font-sans !text-sm !my-4 w-fit text-soft">{text.effective}</p>
      {text.sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h2 className="!mt-10 !mb-2 !text-2xl [word-spacing:0.06em]">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <Paragraph key={typeof paragraph === 'string' ? paragraph : paragraph.about}>
              {paragraph}
            </Paragraph>
          ))}
        </section>
      ))}
    </article>
  );
}
