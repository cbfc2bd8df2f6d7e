export const apiKeysCopy = {
  title: 'API keys',
  intro:
    'Clean, scan, reveal and decode from your own programs, free of charge. Rewriting and checking count against the limits of your plan.',
  /** Without a plan in force. */
  introFree:
    'Clean, scan, reveal and decode from your own programs, free of charge. Rewriting and checking by key need a subscription.',
  docs: 'How to call it',
  none: 'No keys yet.',
  name: 'Name of a new key',
  placeholder: 'for example: build server',
  create: 'Create key',
  creating: 'Creating...',
  made: 'Your new key',
  madeHint:
    'Copy it now: it is shown this once. The key itself is not kept here, only what is needed to recognise it.',
  done: 'Done',
  confirm: 'I have saved the key',
  notYet: 'Copy the key first, or say that you have saved it: it cannot be shown again.',
  used: (when: string) => `last used ${when}`,
  unused: 'never used',
  revoke: 'Revoke',
  revokeAsk: (name: string) => `Revoke “${name}”?`,
  revokeHint: 'Programs that use it are refused at once. A revoked key cannot be brought back.',
  loadFailed: 'Failed to load API keys',
  createFailed: 'Failed to create the key',
  revokeFailed: 'Failed to revoke the key',
  nameMissing: 'Please give the key a name.',
} as const;
