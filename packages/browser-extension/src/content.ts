import { mark, unmark } from './mark.ts';
import { isAsk } from './messages.ts';
import { cleanField, onPaste } from './paste.ts';
import { followSettings, type Settings, usual } from './settings.ts';

let settings: Settings = usual;
followSettings((now) => {
  settings = now;
});

// On the window and first of all: the page gets the clean text, or its own paste untouched.
window.addEventListener('paste', (event) => onPaste(event, settings), { capture: true });

chrome.runtime.onMessage.addListener((message: unknown, _sender, reply) => {
  if (!isAsk(message)) return;
  if (message.cleanpaste === 'clean')
    reply(document.hasFocus() ? cleanField(deepActive(), settings) : 0);
  else reply(unmark(document) ? -1 : mark(document));
});

/** The element with the focus, within shadow trees too. */
function deepActive(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}
