import { type GuardedParts, type GuardedPiece, guardedRewrite } from './guarded-rewrite.ts';
import {
  joinPieces,
  type Piece,
  type PieceEdit,
  paragraphEdits,
  rewordedPiece,
  samePiece,
} from './pieces.ts';
import { type Message, messagesFor, versionIn } from './prompt.ts';

/** Why a part was not done by the model as wished. */
export type ModelNote = 'nothing-to-rewrite' | 'model-refused' | 'model-partly' | 'model-failed';

/** What became of a part, and by whom; `edits`, applied to the part, give `text`. */
export interface PartResult<Note extends string = string> {
  engine: 'model' | 'offline' | 'unchanged';
  text: string;
  edits: PieceEdit[];
  note?: Note;
}

/** How far a failure of a model reaches: this call, this text, or every call to come. */
export type ModelReach = 'call' | 'text' | 'all';

/** Who does the work for one text. */
export interface ModelParts<Note extends string, Part extends { text: string }>
  extends Pick<
    GuardedParts<PartResult<Note>>,
    'mask' | 'judge' | 'judgeParagraphs' | 'onRefused' | 'versions'
  > {
  /** The model's answer; null when it was cut, or longer than `maxLength`. Throws when there is none. */
  chat: (messages: Message[], maxLength: number) => Promise<string | null>;
  /** The built-in engine, for what the model cannot do. */
  builtIn: (part: Part) => Promise<PartResult<Note>>;
  /** Twelve hexadecimal digits, others for each call. */
  drawTag: () => string;
  /** How far a failure reaches; undefined for what is no failure of the model: it is thrown on. */
  reachOf: (error: unknown) => ModelReach | undefined;
}

/** The work of a model on one text. */
export interface ModelRun<Note extends string, Part extends { text: string }> {
  rewrite: (part: Part) => Promise<PartResult<Note | ModelNote>>;
  /** False when the model was asked and never answered. */
  wasOfHelp: () => boolean;
}

/** Another part has found that the model answers no more calls. */
class CallsOverError extends Error {}

type Outcome = { piece: Piece; note?: ModelNote } | ModelNote;

/** A piece that the guard let through, or had done by the built-in engine, with its changes. */
function pieceOf<Note extends string>({
  original,
  text,
  done,
}: GuardedPiece<PartResult<Note>>): Piece {
  if (done !== undefined) return { original, text: done.text, edits: done.edits };
  return text === undefined ? samePiece(original) : rewordedPiece(original, text);
}

/**
 * Begins the rewriting of one text by a model that is not trusted. Each part is held against its original
 * (`guardedRewrite`); what is refused, or gets no answer, is done by the built-in engine: the whole part,
 * or those of its paragraphs that cannot stand by themselves. A failure that reaches all calls ends the
 * asking for this text.
 *
 * @param parts the model, the built-in engine and, where the work is done elsewhere, the guard's parts
 * @returns a function for the parts, which says of each by whom it was done
 * @throws whatever the built-in engine throws, and what `reachOf` knows nothing of
 * @example
 * const run = beginModelRun({
 *   chat: async () => null,
 *   builtIn: async ({ text }) => ({ engine: 'unchanged', text, edits: [] }),
 *   drawTag: () => '0123456789ab',
 *   reachOf: () => 'all',
 * });
 * run.wasOfHelp() // true
 */
export function beginModelRun<Note extends string, Part extends { text: string }>(
  parts: ModelParts<Note, Part>,
): ModelRun<Note, Part> {
  const { chat, builtIn, drawTag, reachOf, judgeParagraphs, ...guard } = parts;
  const calls = { answered: 0, failed: 0, over: false };

  /** No more calls for any part: what is left is not asked for. */
  function ensureOpen() {
    if (calls.over) throw new CallsOverError();
  }

  async function byModel(part: Part): Promise<Outcome> {
    const original = part.text;
    const { pieces, refused } = await guardedRewrite(original, {
      ...guard,
      async ask(masked, fault) {
        ensureOpen();
        const content = await chat(messagesFor(masked, fault, drawTag()), masked.length * 3 + 1000);
        calls.answered += 1;
        return content === null ? null : versionIn(content);
      },
      fallback: (text) => builtIn({ ...part, text }),
      ...(judgeParagraphs && {
        judgeParagraphs(version) {
          ensureOpen();
          return judgeParagraphs(version);
        },
      }),
    });
    if (refused) return calls.over ? 'model-failed' : refused;
    const [first] = pieces;
    if (pieces.length === 1 && first?.text !== undefined)
      return { piece: paragraphEdits(original, first.text) };
    return { piece: joinPieces(pieces.map(pieceOf)), note: 'model-partly' };
  }

  /** A model that fails is a note on the part; everything else is an error. */
  async function tolerant(part: Part): Promise<Outcome> {
    try {
      return calls.over ? 'model-failed' : await byModel(part);
    } catch (error) {
      if (error instanceof CallsOverError) return 'model-failed';
      const reach = reachOf(error);
      if (reach === undefined) throw error;
      calls.failed += 1;
      calls.over ||= reach === 'all';
      return 'model-failed';
    }
  }

  return {
    async rewrite(part): Promise<PartResult<Note | ModelNote>> {
      const { text } = part;
      const original = text.trim();
      const unchanged = (note: ModelNote): PartResult<ModelNote> => ({
        engine: 'unchanged',
        text,
        edits: [],
        note,
      });
      if (original === '') return unchanged('nothing-to-rewrite');
      const outcome = await tolerant({ ...part, text: original });
      if (outcome === 'nothing-to-rewrite') return unchanged(outcome);
      if (typeof outcome === 'string') return { ...(await builtIn(part)), note: outcome };
      const start = text.indexOf(original);
      const around = [text.slice(0, start), text.slice(start + original.length)].map(samePiece);
      const { edits, ...whole } = joinPieces([around[0]!, outcome.piece, around[1]!]);
      const note = outcome.note ? { note: outcome.note } : {};
      return { engine: 'model', text: whole.text, edits, ...note };
    },
    wasOfHelp: () => calls.failed === 0 || calls.answered > 0,
  };
}
