import { type Encoding, pickEncoding } from '../../../http/compression.ts';
import type { Site, SiteFile } from './data.ts';
import { cacheControl, contentType, isFresh, target } from './rules.ts';

export interface SiteRequest {
  path: string;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  /** Puts the settings of the site in. */
  fill: (file: SiteFile) => SiteFile;
}

export interface SiteAnswer {
  status: 200 | 304 | 308 | 404;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer> | null;
}

/**
 * Answers an address of the page.
 * @returns null where there is nothing, not even a page that says so
 */
export async function answerSite(site: Site, request: SiteRequest): Promise<SiteAnswer | null> {
  const found = target(site.manifest, site.files, request.path);
  if (found.kind === 'nothing') return null;
  if (found.kind === 'redirect') {
    return {
      status: 308,
      headers: { location: found.to, 'cache-control': 'no-cache' },
      body: null,
    };
  }
  const built = site.files.get(found.name);
  if (!built) return null;
  const file = request.fill(built);
  const isPage = found.kind === 'page';
  const headers = await fileHeaders(file);
  if (isPage && found.noindex) headers['x-robots-tag'] = 'noindex';
  const status = isPage ? found.status : 200;
  if (status === 200 && isFresh(request.ifNoneMatch, headers.etag!)) {
    return { status: 304, headers, body: null };
  }
  const encoding: Encoding | null = pickEncoding(request.acceptEncoding, file.encodings);
  if (encoding) headers['content-encoding'] = encoding;
  headers['content-type'] = contentType(file.name);
  const body = await file.read(encoding);
  headers['content-length'] = String(body.byteLength);
  return { status, headers, body };
}

async function fileHeaders(file: SiteFile): Promise<Record<string, string>> {
  return {
    etag: await file.etag(),
    'cache-control': cacheControl(file.name),
    ...(file.encodings.length > 0 ? { vary: 'Accept-Encoding' } : {}),
  };
}
