import { Readable } from 'node:stream';
import { createReadableStreamFromReadable } from '@remix-run/node';
import { deskHeaders } from './render-desk.server';

type DeskFile = {
  name: string;
  contentType: string;
  /** A large file is generated while it is sent. */
  content: string | Uint8Array | AsyncIterable<Uint8Array>;
  /** Shown in the browser instead of downloaded. */
  isInline?: boolean;
};

/** A download from the desk; never cached. */
export function deskFile({ name, contentType, content, isInline }: DeskFile): Response {
  const body =
    typeof content === 'string' || content instanceof Uint8Array
      ? Buffer.from(content)
      : createReadableStreamFromReadable(Readable.from(content));
  return new Response(body as BodyInit, {
    headers: {
      ...deskHeaders,
      'Content-Type': contentType,
      'Content-Disposition': `${isInline ? 'inline' : 'attachment'}; filename="${name}"`,
    },
  });
}
