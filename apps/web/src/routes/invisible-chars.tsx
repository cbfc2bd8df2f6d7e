import { FoldedContents } from '../components/article-contents.tsx';
import { PageHead } from '../components/page-head.tsx';
import { cleanerCopy } from '../copy/cleaner-copy.ts';
import { invisibleCopy } from '../copy/invisible-chars-copy.ts';
import { revealerCopy } from '../copy/revealer-copy.ts';
import { writerCopy } from '../copy/writer-copy.ts';
import { DropZone } from '../features/cleaning/cleaner/drop-zone.tsx';
import { TextInput } from '../features/cleaning/cleaner/text-input.tsx';
import { articleEntries, InvisibleArticle } from '../features/cleaning/revealer/article.tsx';
import { type EntryProps, Revealer } from '../features/cleaning/revealer/revealer.tsx';
import { Writer } from '../features/cleaning/writer/writer.tsx';

const contents = [
  { id: 'revealer', title: revealerCopy.heading },
  { id: 'writer', title: writerCopy.heading },
  ...articleEntries,
];

/** The revealer takes texts in as the cleaner does. */
function entry({ children, ...input }: EntryProps) {
  return (
    <DropZone onText={input.onChange}>
      <TextInput {...input} placeholder={revealerCopy.placeholder} marks={null} />
      {children}
    </DropZone>
  );
}

export default function InvisibleChars() {
  return (
    <div className="pt-12 sm:pt-18">
      <PageHead title={invisibleCopy.title} description={invisibleCopy.description} />
      {/* With letters of twice the size its longest word still fits a line. */}
      <h1 className="font-serif text-[clamp(1.7rem,11vw,2.6rem)] leading-[1.05] font-medium tracking-[-0.02em] text-balance sm:text-[clamp(2.6rem,9.4vw,3.75rem)]">
        {invisibleCopy.heading}
      </h1>
      <p className="reading mt-6 font-serif text-[1.3rem] leading-normal text-soft text-pretty">
        {invisibleCopy.lead}
      </p>
      {/* The tool comes first: nine links above it would push it off the screen. */}
      <FoldedContents isAlways entries={contents} />
      <h2
        id="revealer"
        className="mt-9 scroll-mt-24 font-serif text-[1.8rem] leading-tight font-medium tracking-[-0.01em]"
      >
        {revealerCopy.heading}
      </h2>
      <p className="reading mt-1.5 mb-5 text-soft text-pretty">{revealerCopy.lead}</p>
      <Revealer entry={entry} inputLabel={cleanerCopy.inputLabel} />
      <div className="mt-14">
        <Writer />
      </div>
      <InvisibleArticle />
    </div>
  );
}
