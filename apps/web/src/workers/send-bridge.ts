import type { Outgoing } from '../lib/outgoing.ts';
import { sendHere } from '../lib/request.ts';
import { createBridge } from './create-bridge.ts';
import type { SendWork } from './send-messages.ts';

const askSendWorker = createBridge<SendWork>(
  () => new Worker(new URL('./send.worker.ts', import.meta.url), { type: 'module' }),
);

if (typeof window !== 'undefined') askSendWorker('warm', null).catch(() => {});

/**
 * Has a long body written and sent, and its answer read, beside the page's thread, which a million
 * characters would hold up for a tenth of a second. Where there is no worker it is done here.
 * @throws TypeError where no answer comes
 */
export async function sendBeside(request: Outgoing): Promise<Response> {
  const { url, method, headers, body } = request;
  const toSend = { url: new URL(url, location.href).href, method, headers, body };
  const answer = await askSendWorker('send', toSend).catch(() => undefined);
  if (answer === undefined) return sendHere(request);
  // What is made of a long answer is a task of its own: taking it over was one.
  await new Promise((resolve) => setTimeout(resolve));
  if (answer === null) throw new TypeError('No answer has come.');
  const { status, json } = answer;
  const read = async () => {
    if (json === undefined) throw new SyntaxError('The answer is not JSON.');
    return json;
  };
  return Object.assign(new Response(null, { status }), { json: read });
}
