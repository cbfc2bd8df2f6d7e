import { PageHead } from '../components/page-head.tsx';
import { cleanerCopy } from '../copy/cleaner-copy.ts';
import { invisibleCopy } from '../copy/invisible-chars-copy.ts';
import { revealerCopy } from '../copy/revealer-copy.ts';
import { DropZone } from '../features/cleaning/cleaner/drop-zone.tsx';
import { TextInput } from '../features/cleaning/cleaner/text-input.tsx';
import { InvisibleArticle } from '../features/cleaning/revealer/article.tsx';
import { type EntryProps, Revealer } from '../features/cleaning/revealer/revealer.tsx';

/** The revealer takes texts in as the cleaner does. */
function entry({ children, ...input }: EntryProps) {
  return (
    <DropZone onText={input.onChange}>
      <TextInput {...input} marks={null} />
      {children}
    </DropZone>
  );
}

export default function InvisibleChars() {
  return (
    <div className="pt-12 sm:pt-18">
      <PageHead title={invisibleCopy.title} description={invisibleCopy.description} />
      <div className="mx-auto max-w-3xl px-4 sm:px-6">
        <h1 className="font-serif text-[2.6rem] leading-[1.05] font-medium tracking-[-0.02em] text-balance sm:text-6xl">
          {invisibleCopy.heading}
        </h1>
        <p className="mt-6 font-serif text-[1.3rem] leading-normal text-soft text-pretty">
          {invisibleCopy.lead}
        </p>
        <h2 className="mt-12 text-lg font-semibold">{revealerCopy.heading}</h2>
        <p className="mt-1.5 mb-5 text-soft text-pretty">{revealerCopy.lead}</p>
        <Revealer entry={entry} inputLabel={cleanerCopy.inputLabel} />
      </div>
      <InvisibleArticle />
    </div>
  );
}
