import { PageHead } from '../components/page-head.tsx';
import { compareCopy as copy } from '../copy/compare-copy.ts';
import { CompareTexts } from '../features/checking/compare-texts.tsx';

export default function Compare() {
  return (
    <div className="pt-12 sm:pt-18">
      <PageHead title={copy.title} description={copy.description} />
      <h1 className="font-serif text-[clamp(1.7rem,11vw,2.6rem)] leading-[1.05] font-medium tracking-[-0.02em] text-balance sm:text-[clamp(2.6rem,9.4vw,3.75rem)]">
        {copy.heading}
      </h1>
      <p className="reading mt-5 mb-10 text-[1.08rem] leading-relaxed text-soft text-pretty">
        {copy.lead}
      </p>
      <CompareTexts />
    </div>
  );
}
