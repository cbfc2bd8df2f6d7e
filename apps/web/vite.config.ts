import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Client and server builds share this file; `scripts/build.ts` runs both and prerenders. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss()],
  resolve: {
    conditions: ['cleanpaste-source', 'module', 'browser', 'development|production'],
  },
  ssr: {
    noExternal: true,
    resolve: { conditions: ['cleanpaste-source', 'module', 'development|production'] },
  },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      ['/functions', '/api', '/healthz', '/readyz', '/sandbox'].map((path) => [
        path,
        process.env.API_ORIGIN ?? 'http://127.0.0.1:3000',
      ]),
    ),
  },
});
