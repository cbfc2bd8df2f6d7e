import type { Message } from '@cleanpaste/core/guard';
import { LoggerWithoutDebug, Wllama } from '@wllama/wllama/esm/index.js';
import wasm from '@wllama/wllama/esm/wasm/wllama.wasm?url';
import { modelFolder, modelName } from './model-folder.ts';

/** Room for the instruction, a part, and a version of it. */
const context = 4096;
const temperature = 0.7;
/** English has some four characters a token; a version that needs more than this has gone astray. */
const charactersAToken = 3;

let loading: Promise<Wllama> | null = null;

/** What does not load says so again with the next question. */
function loaded(): Promise<Wllama> {
  loading ??= load().catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}

export async function forgetModel(): Promise<void> {
  const model = await loading?.catch(() => null);
  loading = null;
  await model?.exit();
}

async function load(): Promise<Wllama> {
  const model = new Wllama(
    { default: new URL(wasm, self.location.href).href },
    { suppressNativeLog: true, logger: LoggerWithoutDebug, allowOffline: true },
  );
  // Browsers that lack something would else be sent to a foreign server for code.
  model.setCompat(null);
  const file = await (await (await modelFolder()).getFileHandle(modelName)).getFile();
  const adapter = await navigator.gpu?.requestAdapter().catch(() => null);
  await model.loadModel([file], {
    n_ctx: context,
    n_parallel: 1,
    ...(adapter ? {} : { n_gpu_layers: 0 }),
  });
  return model;
}

/** The model's answer; null where it was cut. */
export async function askModel(messages: Message[], maxLength: number): Promise<string | null> {
  const model = await loaded();
  const { choices } = await model
    .createChatCompletion({
      messages,
      temperature,
      max_tokens: Math.ceil(maxLength / charactersAToken),
    })
    .catch((error) => {
      // What broke down once stays so: the next question begins anew.
      loading = null;
      void model.exit().catch(() => {});
      throw error;
    });
  const [choice] = choices;
  return choice?.finish_reason === 'stop' ? (choice.message.content ?? '') : null;
}
