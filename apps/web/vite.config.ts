import { fileURLToPath } from 'node:url';
import { settingsMark } from '@cleanpaste/contract';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/** In development nobody else puts the server's settings into the page. */
const settingsInDevelopment: Plugin = {
  name: 'site-settings',
  apply: 'serve',
  async transformIndexHtml(html) {
    const settings = await fetch(`${apiOrigin}/functions/v1/site-config`)
      .then((response) => response.text())
      .catch(() => settingsMark);
    return html.replace(settingsMark, () => settings.replaceAll('<', '\\u003c'));
  },
};

/**
 * What is run to start is compiled as a whole, beside the main thread: left to itself a browser compiles
 * each function there when it is first called, a seventh of all the work of a start.
 */
const compiledAhead: Plugin = {
  name: 'compiled-ahead',
  apply: 'build',
  generateBundle: {
    // After Vite's own lines: the hint counts at the very beginning alone.
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const { facadeModuleId: of } = chunk;
        const isOfStart =
          chunk.isEntry || (of !== null && /react-dom\/client|\/routes\/[\w-]+\.tsx$/.test(of));
        if (isOfStart) chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      }
    },
  },
};

/** Client and server builds share this file; `scripts/build.ts` runs both and prerenders. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss(), settingsInDevelopment, compiledAhead],
  resolve: {
    conditions: ['cleanpaste-source', 'module', 'browser', 'development|production'],
  },
  ssr: {
    noExternal: true,
    resolve: { conditions: ['cleanpaste-source', 'module', 'development|production'] },
  },
  worker: {
    format: 'es',
    // An isolated page asks of its workers that they say so too. Those that browsers have kept from
    // before it was one do not, so they have got other names.
    rolldownOptions: { output: { entryFileNames: 'assets/[name]-i[hash].js' } },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What every page starts with, in one file: as files of their own these few lines compress badly.
        codeSplitting: {
          groups: [
            {
              name: 'start',
              test: /apps\/web\/src\/lib\/(request|call|count|site|use-hydrated)\.ts|components\/page-head\.tsx|features\/accounts\/auth\/session\.ts|contract\/src\/(addresses|limits)\.ts/,
            },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      ['/functions', '/api', '/healthz', '/readyz', '/reports', '/sandbox'].map((path) => [
        path,
        apiOrigin,
      ]),
    ),
  },
});
