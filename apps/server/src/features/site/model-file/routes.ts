import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { modelEndpoints } from '@cleanpaste/contract';
import { notFound } from '../../../http/app-error.ts';
import { endpointRoutes, type ServeTools } from '../../../http/endpoint-routes.ts';

/** The model that a browser may fetch once, and run by itself. */
export const modelFileRoutes = (serve: ServeTools) =>
  endpointRoutes(
    modelEndpoints,
    {
      readModel({ c, ctx }) {
        const file = ctx.config.modelFile;
        if (!file) throw notFound();
        const stream = createReadStream(file.path);
        // Who goes away in the middle is no failure.
        stream.on('error', () => stream.destroy());
        return c.newResponse(Readable.toWeb(stream) as ReadableStream, 200, {
          'content-type': 'application/octet-stream',
          'content-length': String(file.bytes),
          'cache-control': 'no-store',
        });
      },
    },
    serve,
  );
