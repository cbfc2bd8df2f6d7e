// Builds the page, then ends: the page's own code, run once to prerender it, keeps ports open.
await import(new URL('../apps/web/scripts/build.ts', import.meta.url).href);
process.exit(0);
