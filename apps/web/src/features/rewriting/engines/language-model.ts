/** The part of the Prompt API that is used here. Browsers that have no model have none of it. */
interface LanguageModelSession {
  promptStreaming: (text: string, options: { signal: AbortSignal }) => ReadableStream<string>;
  destroy: () => void;
}

export type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

interface Languages {
  expectedInputs: { type: 'text'; languages: string[] }[];
  expectedOutputs: { type: 'text'; languages: string[] }[];
}

interface CreateOptions extends Languages {
  initialPrompts?: { role: 'system' | 'user'; content: string }[];
  signal: AbortSignal;
  monitor?: (monitor: EventTarget) => void;
}

interface LanguageModelApi {
  availability: (languages: Languages) => Promise<Availability>;
  create: (options: CreateOptions) => Promise<LanguageModelSession>;
}

declare global {
  var LanguageModel: LanguageModelApi | undefined;
}

/** The rewrite is for English, in and out. */
export const languages: Languages = {
  expectedInputs: [{ type: 'text', languages: ['en'] }],
  expectedOutputs: [{ type: 'text', languages: ['en'] }],
};

/** Whether this browser has a model of its own, and whether it is here already. */
export async function availability(): Promise<Availability> {
  const api = globalThis.LanguageModel;
  if (!api) return 'unavailable';
  return api.availability(languages).catch(() => 'unavailable' as const);
}

/** @throws Error where the browser has no model */
export function languageModel(): LanguageModelApi {
  const api = globalThis.LanguageModel;
  if (!api) throw new Error('This browser has no model of its own.');
  return api;
}

/**
 * Has the browser fetch its model, which it keeps for all sites.
 * @param onProgress told the share that is here, from 0 to 1
 */
export async function fetchBrowserModel(
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<void> {
  const session = await languageModel().create({
    ...languages,
    signal,
    monitor(monitor) {
      monitor.addEventListener('downloadprogress', (event) =>
        onProgress((event as ProgressEvent).loaded),
      );
    },
  });
  session.destroy();
}
