// Builds the page, then ends: the page's own code, run once to prerender it, keeps ports open.
await import('../apps/web/scripts/build.ts');
process.exit(0);
