import { type Call, callUnderWay, withinCall } from '../log/call-under-way.ts';
import { StoreError } from './store-error.ts';
import { isTimedOut, isUnavailable } from './unavailable.ts';

interface Options<K> {
  /** Most keys of one question. */
  most?: number;
  /** What a key weighs, and the most that one question carries; one heavier than that goes alone. */
  weigh?: (key: K) => number;
  mostWeight?: number;
  /** Keys of which there may be one in a question. */
  aloneBy?: (key: K) => string | null;
}

interface Waiting<K, V> {
  key: K;
  /** What asks: the question belongs to the first of its keys. */
  call: Call | undefined;
  resolve(value: V): void;
  reject(error: unknown): void;
}

/** Behind a question that takes longer, others no longer wait. */
const patienceMs = 100;
const mostAtOnce = 4;
/** More than these do not wait: with a database that is gone without a word each of them holds its text. */
const mostWaiting = 2000;

/**
 * Puts what is asked for in the same moment, or while an answer is awaited, into one question. One that
 * fails is asked again key by key, so that only whose own it is hears of a fault; not where the database
 * is away: nobody knows then what was done.
 * @param ask answers in the order of its keys
 */
export function gather<K, V>(
  ask: (keys: K[]) => Promise<V[]>,
  { most = 64, weigh = () => 1, mostWeight = Number.POSITIVE_INFINITY, aloneBy }: Options<K> = {},
): (key: K) => Promise<V> {
  let waiting: Waiting<K, V>[] = [];
  let underWay = 0;
  let planned = false;
  let impatient: NodeJS.Timeout | undefined;

  function takeBatch(): Waiting<K, V>[] {
    const [batch, left] = [[], []] as Waiting<K, V>[][] as [Waiting<K, V>[], Waiting<K, V>[]];
    const names = new Set<string>();
    let weight = 0;
    let isFull = false;
    for (const one of waiting) {
      const name = aloneBy?.(one.key) ?? null;
      // Who may not come along yet stands aside, and holds up nobody.
      const isAside = name !== null && names.has(name);
      const heavier = weight + weigh(one.key);
      isFull ||= !isAside && (batch.length >= most || (batch.length > 0 && heavier > mostWeight));
      if (isFull || isAside) {
        left.push(one);
        continue;
      }
      weight = heavier;
      batch.push(one);
      if (name !== null) names.add(name);
    }
    waiting = left;
    return batch;
  }

  async function answer(batch: Waiting<K, V>[]): Promise<void> {
    try {
      const values = await withinCall(batch[0]?.call, () => ask(batch.map(({ key }) => key)));
      batch.forEach(({ resolve }, at) => {
        resolve(values[at]!);
      });
    } catch (error) {
      const wasTakenBack = isTimedOut(error) || !isUnavailable(error);
      if (batch.length === 1 || !wasTakenBack) {
        for (const { reject } of batch) reject(error);
      } else {
        await alone(batch, isTimedOut(error) ? mostAtOnce : 1);
      }
    }
  }

  /** One by one, so many side by side. */
  async function alone(batch: Waiting<K, V>[], lanes: number): Promise<void> {
    const left = [...batch];
    const lane = async () => {
      for (let one = left.shift(); one; one = left.shift()) await answer([one]);
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }

  /** Who waits behind a slow question does not wait for its end. */
  function growImpatient(): void {
    clearTimeout(impatient);
    if (waiting.length === 0 || underWay === 0 || underWay >= mostAtOnce) return;
    impatient = setTimeout(go, patienceMs);
  }

  async function run(): Promise<void> {
    const batch = takeBatch();
    if (batch.length > 0) underWay += 1;
    growImpatient();
    if (batch.length === 0) return;
    await answer(batch);
    underWay -= 1;
    if (waiting.length > 0) go();
  }

  /** After what has arrived already was read: it comes along. */
  function go(): void {
    if (planned) return;
    planned = true;
    setImmediate(() => {
      planned = false;
      void run();
    });
  }

  return (key) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= mostWaiting) return reject(new StoreError('STORE_AWAY'));
      waiting.push({ key, call: callUnderWay(), resolve, reject });
      if (underWay === 0) go();
      else if (waiting.length === 1) growImpatient();
    });
}
