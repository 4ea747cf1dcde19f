import { readFile } from 'node:fs/promises';
import { OverloadError } from '~/platform/http/fair-queue';
import { matchesEtag } from '~/platform/http/etag';
import { jsonError } from '~/platform/http/json-responses';
import type { Pictures } from '~/platform/http/picture-cache';
import { resources } from '~/routing/resources';
import type { AssetService } from './asset.server';
import { findAssetQuery, listAssetHeaders } from './asset-response';
import { BackendError } from './content-backend.server';
import { chooseFormats } from './image-variants';

const missing = () => jsonError(404, 'There is no such picture or preset');

const busy = (message: string, seconds: number) =>
  jsonError(503, message, { 'Retry-After': String(seconds) });

/** Handles `GET /assets/{id}?key=preset` (contract of the content backend). */
export function createPictures(assets: AssetService): Pictures {
  return {
    folder: resources.asset.path.replace(':id', ''),
    chooseFile: (accept) => chooseFormats(accept).best,
    async respond({ id, search, accept, ifNoneMatch }) {
      const query = findAssetQuery(search);
      if (!query) return missing();
      try {
        const file = await assets.findAsset(id, query.key, accept);
        if (!file) return missing();
        const headers = listAssetHeaders(file, query.v);
        if (matchesEtag(ifNoneMatch, headers.ETag))
          return new Response(null, { status: 304, headers });
        const bytes = new Uint8Array(await readFile(file.path));
        return new Response(bytes, {
          headers: {
            ...headers,
            'Content-Length': String(bytes.length),
            'Content-Type': file.contentType,
          },
        });
      } catch (error) {
        if (error instanceof BackendError) {
          return busy('The picture cannot be fetched at the moment', 30);
        }
        if (error instanceof OverloadError) return busy('Too many pictures are being made', 5);
        throw error;
      }
    },
  };
}
