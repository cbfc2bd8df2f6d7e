import { type Ask, isAsk } from './messages.ts';

/** Asks a page, and shows the answer beside the button of the extension. */
async function ask(tabId: number, what: Ask['cleanpaste']): Promise<void> {
  // A page of the browser itself has nobody who could answer.
  const count = await chrome.tabs
    .sendMessage<Ask, number>(tabId, { cleanpaste: what })
    .catch(() => 0);
  const text = count > 0 ? String(Math.min(count, 9999)) : count < 0 ? '' : '0';
  await chrome.action.setBadgeText({ tabId, text });
}

chrome.runtime.onInstalled.addListener(() => {
  chrome.contextMenus.create({ id: 'clean', title: 'Clean this field', contexts: ['editable'] });
  chrome.contextMenus.create({
    id: 'mark',
    title: 'Mark what is hidden on this page',
    contexts: ['page', 'selection'],
  });
});

chrome.contextMenus.onClicked.addListener(({ menuItemId }, tab) => {
  const message = { cleanpaste: menuItemId };
  if (tab?.id !== undefined && isAsk(message)) void ask(tab.id, message.cleanpaste);
});

chrome.commands.onCommand.addListener((command, tab) => {
  const message = { cleanpaste: command };
  if (tab?.id !== undefined && isAsk(message)) void ask(tab.id, message.cleanpaste);
});

// The window of the extension asks for the page that it lies over.
chrome.runtime.onMessage.addListener((message: unknown, sender) => {
  if (!isAsk(message) || sender.id !== chrome.runtime.id) return;
  void chrome.tabs.query({ active: true, lastFocusedWindow: true }).then(([tab]) => {
    if (tab?.id !== undefined) void ask(tab.id, message.cleanpaste);
  });
});
