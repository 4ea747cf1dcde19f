import { Readable } from 'node:stream';
import { createReadableStreamFromReadable } from '@remix-run/node';
import { deskHeaders } from './render-desk.server';

type DeskFile = {
  name: string;
  contentType: string;
  /** Pieces of a large file are made as they are sent. */
  content: string | Uint8Array | AsyncIterable<Uint8Array>;
  /** Shown in the browser instead of saved. */
  isInline?: boolean;
};

/** A file that the desk hands out: kept by nobody on the way. */
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
