import { callUnderWay } from '../log/call-under-way.ts';
import { inSpan } from '../log/in-span.ts';
import { nameOf, shapeOf } from './statement-shape.ts';

/** A statement that has ended. Its text may hold literals of the code: only its shape is for others. */
interface Statement {
  text: string;
  /** How long the database worked on it, without the time that it waited for its turn. */
  ms: number;
  /** What came back, or was changed; null where it failed. */
  rows: number | null;
}

export type OnStatement = (statement: Statement) => void;

/** Watches the statements of a database, whichever its engine. */
export interface Statements {
  /** @param work gets what it calls when the statement's turn has come, if that is later */
  watch<T>(text: string, work: (begins: () => void) => Promise<T>): Promise<T>;
  /** Has ended statements told. */
  onEnd(tell: OnStatement): void;
}

/** Rows that a driver's result speaks of: those that it brings, or those that it changed. */
function rowsOf(result: unknown): number {
  const { rowCount, rows, affectedRows } = (result ?? {}) as {
    rowCount?: number | null;
    rows?: unknown[];
    affectedRows?: number;
  };
  return rowCount ?? (rows?.length || affectedRows || 0);
}

export function openStatements(): Statements {
  const told: OnStatement[] = [];

  async function timed<T>(text: string, work: (begins: () => void) => Promise<T>): Promise<T> {
    let began = performance.now();
    const end = (rows: number | null) => {
      const ms = performance.now() - began;
      for (const tell of told) tell({ text, ms, rows });
    };
    try {
      const result = await work(() => {
        began = performance.now();
      });
      end(rowsOf(result));
      return result;
    } catch (error) {
      end(null);
      throw error;
    }
  }

  return {
    watch(text, work) {
      // Naming a statement costs more than a short one itself: it is done for those who want to know.
      if (!callUnderWay()?.span) return told.length > 0 ? timed(text, work) : work(() => {});
      const shape = shapeOf(text);
      const fields = { 'db.system.name': 'postgresql', 'db.query.text': shape };
      return inSpan(nameOf(shape), { kind: 'client', fields }, async (span) => {
        const result = await timed(text, work);
        span?.note({ 'db.response.returned_rows': rowsOf(result) });
        return result;
      });
    },
    onEnd: (tell) => void told.push(tell),
  };
}
