import { parentPort } from 'node:worker_threads';
import { workedMs } from '../worked.ts';
import { ALL_FUNCTIONS } from './functions.ts';
import { HIDDEN_INPUTS } from './hidden-inputs.ts';
import { LATER_FUNCTIONS } from './later-functions.ts';
import { STEPS } from './steps.ts';
import { ENGLISH_INPUTS, TEXT_INPUTS } from './text-inputs.ts';

/** One function on one text, in a thread that can be ended. */
export interface OneCall {
  tried: string;
  input: string;
  size: number;
}

const functions = [...ALL_FUNCTIONS, ...LATER_FUNCTIONS, ...STEPS.map((step) => step.tried)];
const inputs = [
  ...HIDDEN_INPUTS,
  ...TEXT_INPUTS,
  ...ENGLISH_INPUTS,
  ...STEPS.map((step) => step.input),
];

parentPort?.on('message', async ({ tried, input, size }: OneCall) => {
  const { run } = functions.find(({ name }) => name === tried)!;
  const text = inputs.find(({ name }) => name === input)!.of(size);
  const began = workedMs();
  try {
    await run(text);
    parentPort?.postMessage({ ms: workedMs() - began });
  } catch (error) {
    parentPort?.postMessage({ error: String(error).slice(0, 100) });
  }
});
