import { FileError, UsageError } from '../errors.ts';

/** A model server on this machine that speaks OpenAI's chat completions. */
export interface Engine {
  /** Such as `http://127.0.0.1:11434/v1`. */
  baseUrl: string;
  model: string;
  /** For servers that want one; from the environment, so that no list of processes shows it. */
  key: string | null;
}

const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** @throws UsageError for what is no address of this machine: the text is to stay here */
function addressOf(given: string): string {
  const url = URL.parse(given);
  const isAddress = url !== null && /^https?:$/.test(url.protocol) && url.username === '';
  if (!isAddress || url.search !== '' || url.hash !== '')
    throw new UsageError('--engine is an address such as http://127.0.0.1:11434/v1');
  if (!LOOPBACK.test(url.hostname))
    throw new UsageError('--engine is an address of this machine: the text stays on it');
  return given.replace(/\/+$/, '');
}

/** Listing takes no model to be loaded. */
const listMs = 10_000;

/** The models that a server has; none where it does not tell. */
async function modelsOf(baseUrl: string, headers: Record<string, string>): Promise<string[]> {
  const signal = AbortSignal.timeout(listMs);
  const response = await fetch(`${baseUrl}/models`, { headers, signal, redirect: 'error' });
  const answer = (await response.json().catch(() => null)) as { data?: { id?: unknown }[] } | null;
  if (!response.ok || !Array.isArray(answer?.data)) return [];
  return answer.data.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
}

export const headersOf = (key: string | null): Record<string, string> =>
  key === null ? {} : { authorization: `Bearer ${key}` };

/**
 * The engine that a call names. Without a model's name the server is asked for the one that it has.
 *
 * @throws UsageError for a wrong address or where a model must be named, FileError when nobody answers
 */
export async function openEngine(
  { address, model }: { address: string; model: string | null },
  env: Record<string, string | undefined>,
): Promise<Engine> {
  const baseUrl = addressOf(address);
  const key = env.CLEANPASTE_ENGINE_KEY || null;
  if (model !== null) return { baseUrl, model, key };
  let models: string[];
  try {
    models = await modelsOf(baseUrl, headersOf(key));
  } catch {
    throw new FileError(`${baseUrl} could not be reached`);
  }
  if (models.length > 1)
    throw new UsageError(`--model is one of ${models.slice(0, 20).join(', ')}`);
  // Servers of a single model take any word for it.
  return { baseUrl, model: models[0] ?? 'default', key };
}
