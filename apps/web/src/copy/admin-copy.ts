import { site } from '../lib/site.ts';

export const adminCopy = {
  title: `Admin · ${site.productName}`,
  heading: 'Admin',
  sections: 'Sections',
  dashboard: 'Dashboard',
  flags: 'Feature Flags',
  feedback: 'Feedback',
  logs: 'Logs',
  health: 'Health',
  retry: 'Try again',
  tableOf: (title: string) => `${title}: table`,
  live: 'Updates live',
  sandbox: 'Sandbox: no money moved',
  liveHint: 'Everything here follows what happens, as it happens.',
  notLoaded: 'Something could not be loaded',
  notLoadedHint: 'What is missing, or may be old, is told where it belongs.',
  reconnecting: 'Reconnecting…',
  reconnectingHint: 'The connection was lost. It is being made again; figures may be a little old.',
} as const;
