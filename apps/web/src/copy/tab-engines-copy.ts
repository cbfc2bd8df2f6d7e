import { formatCount } from '../lib/count.ts';

/** "640 KB", "1.3 GB": of a file that is kept or fetched. */
function sizeOf(bytes: number): string {
  if (bytes < 1e6) return `${formatCount(Math.max(1, Math.round(bytes / 1e3)))} KB`;
  return bytes < 1e9
    ? `${formatCount(Math.round(bytes / 1e6))} MB`
    : `${(bytes / 1e9).toFixed(1)} GB`;
}

export const tabEnginesCopy = {
  names: {
    site: 'This site',
    browser: 'This browser’s own model',
    file: 'A model file, in this tab',
  },
  short: { site: 'by this site', browser: 'by this browser’s model', file: 'by a model file' },
  /** Behind it, where it is known why the chosen model cannot rewrite. */
  notHere: { 'to fetch': '(not here yet)', never: '(not in this browser)' },
  /** Below the name of what is not chosen: where the text goes. */
  nowhere: 'On this device: your text is sent nowhere.',
  toSite: 'On the server of this site: your text is sent there.',
  toModel: 'By a model that this site is connected to: your text is sent to both.',
  builtInNote: 'The built-in engine, on the server of this site. Your text is sent there.',
  modelNote:
    'A model that the operator of this site has connected. Your text is sent to this site, and by it to the model.',
  browserNote:
    'Runs on this device, and so does the cleaning after it: your text is sent nowhere. It costs no statistical cleanup of your plan. Often minutes for a page.',
  fileNote:
    'A model in the format GGUF, run by this tab with what this device has, and the cleaning after it too: your text is sent nowhere. It costs no statistical cleanup of your plan. Often minutes for a page.',
  guarded:
    'Each part is checked for changed numbers, names, negations and more. Where the model fails twice, the built-in engine rewrites that part, also on this device, and you are told.',
  states: {
    looking: 'Looking whether this browser has one…',
    unavailable: 'This browser has no model that it lends to pages, or not on this device.',
    downloadable:
      'The browser has to fetch it first: several gigabytes, kept by the browser for all sites.',
    downloading: 'The browser is fetching it.',
    available: 'It is here and ready.',
  },
  fetchModel: 'Fetch the model',
  fetchFailed: 'The model could not be fetched. Nothing was changed.',
  keeping: 'Keeping the model',
  fetching: 'Fetching the model',
  stop: 'Stop',
  kept: (name: string, bytes: number) =>
    `${name}, ${sizeOf(bytes)}, is kept in this browser and stays until you remove it.`,
  noneKept:
    'No model is kept in this browser yet. It takes one .gguf file below 2 GB, of a model trained to follow instructions; about 1 GB suits most devices.',
  whichFile: 'Which files work',
  remove: 'Remove it',
  removed: 'The model was removed from this browser.',
  choose: 'Choose a GGUF file',
  chooseOther: 'Choose another file',
  fetchFile: (name: string, bytes: number) => `Fetch ${name} (${sizeOf(bytes)})`,
  fromHere: 'This site hands one out; it is fetched once.',
  cannotRun: 'This browser cannot run a model in a tab: newer versions of Chrome and Edge can.',
  keepFailures: {
    'not-a-model': 'This is no model in the format GGUF.',
    'not-there': 'The model could not be fetched.',
    'no-room': 'There is not enough room in this browser’s storage for this model.',
    cut: 'The model did not come whole. Try again.',
  } as Record<string, string>,
  keepFailed: 'The model could not be kept in this browser.',
  /** Below a result: who did how much of it. */
  doneBy: (by: 'site' | 'browser' | 'file', model: number, parts: number) => {
    const who = by === 'browser' ? 'this browser’s own model' : 'the model file';
    if (model === 0) return `Rewritten in this tab. No version from ${who} could be used.`;
    const share = model === parts ? '' : ` ${model} of ${parts} parts`;
    return `Rewritten in this tab by ${who}:${share === '' ? ` all ${parts} ${parts === 1 ? 'part' : 'parts'}` : share}. What it does to a mark was not measured.`;
  },
  noAnswer: 'The model gave no answer. Your text was not changed, and nothing was used up.',
} as const;
