import { packCli } from './setup/pack-cli.mjs';
import { inRoot } from './setup/paths.mjs';

// Builds the page, then ends: the page's own code, run once to prerender it, keeps ports open.
await import(new URL('../apps/web/scripts/build.ts', import.meta.url).href);
// The page says how to install the command line, and has it for download.
await packCli(inRoot('apps', 'web', 'dist', 'client', 'downloads'));
process.exit(0);
