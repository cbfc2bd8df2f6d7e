import { useDraft } from '../../features/cleaning/draft/use-draft.ts';
import { chooseProvenance } from '../../features/cleaning/messages/choose-provenance.ts';
import type { ScanSummary } from '../../workers/messages.ts';
import { MessageNote, ProvenanceNote } from './later-parts.ts';

interface CarriedNotesProps {
  text: string;
  /** The cleaned text while it is the one that is seen. */
  shown: string | null;
  summary: ScanSummary | null;
  working: boolean;
  /** The result has become another one: what was said of it no longer holds. */
  onChange: () => void;
}

/** What a text carries beside its words, above the chips: messages, and where it comes from. */
export function CarriedNotes({ text, shown, summary, working, onChange }: CarriedNotesProps) {
  const { strip, dropProvenance, cleaned } = useDraft();
  const isRewrite = cleaned ? cleaned.rewrite !== null : strip;
  return (
    <>
      {text !== '' && <MessageNote text={text} cleaned={shown} />}
      {summary && summary.provenance > 0 ? (
        <ProvenanceNote
          isDropped={dropProvenance}
          onDrop={(next) => chooseProvenance(next, { onChange })}
          isRewrite={isRewrite}
          isCleaned={cleaned !== null}
          isGone={shown !== null && (dropProvenance || isRewrite)}
          disabled={working}
        />
      ) : null}
    </>
  );
}
