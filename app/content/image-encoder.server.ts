import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { encoderSettings, type ImageFormat } from './image-variants';
import { maxPixels } from './jpeg-file';

export type EncodeJob = { path: string; width: number; format: ImageFormat };

type Result = { id: number; bytes: Uint8Array } | { id: number; error: string };
type Waiting = { resolve: (bytes: Buffer) => void; reject: (error: Error) => void };
type Encoder = { child: ChildProcess; waiting: Map<number, Waiting> };

type EncoderOptions = {
  /** The process's script, read from the site's checkout like the artwork. */
  script?: string;
  /** Idle time in milliseconds after which the process is stopped, to free its memory. */
  idleMs?: number;
  /**
   * Time limit for one picture, in milliseconds, after which the process is killed; libvips itself gives up after 30
   * seconds.
   */
  limitMs?: number;
};

/** Encodes pictures in a child process. */
export function createImageEncoder({
  script = join(process.cwd(), 'app/content/image-process.mjs'),
  idleMs = 90_000,
  limitMs = 45_000,
}: EncoderOptions = {}) {
  let current: Encoder | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let lastId = 0;

  function start(): Encoder {
    const child = fork(script, [], {
      execArgv: [],
      // Code that parses pictures must not have access to any secret.
      env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const encoder: Encoder = { child, waiting: new Map() };
    child.on('message', (result: Result) => settle(encoder, result));
    child.on('error', (error) => giveUp(encoder, error));
    child.on('exit', (code, signal) => {
      giveUp(encoder, new Error(`The pictures' process ended (${signal ?? code})`));
    });
    // The site may exit while a picture is being encoded.
    child.unref();
    child.channel?.unref();
    return encoder;
  }

  function settle(encoder: Encoder, result: Result): void {
    const job = encoder.waiting.get(result.id);
    encoder.waiting.delete(result.id);
    if ('error' in result) job?.reject(new Error(result.error));
    else job?.resolve(Buffer.from(result.bytes));
    if (encoder === current && encoder.waiting.size === 0) awaitIdle(encoder);
  }

  function awaitIdle(encoder: Encoder): void {
    idleTimer = setTimeout(letGo, idleMs, encoder).unref();
  }

  function letGo(encoder: Encoder): void {
    if (encoder === current) current = undefined;
    if (encoder.child.connected) encoder.child.disconnect();
  }

  function giveUp(encoder: Encoder, error: Error): void {
    if (encoder === current) current = undefined;
    for (const { reject } of encoder.waiting.values()) reject(error);
    encoder.waiting.clear();
  }

  /** Starts the process in advance, so that the first picture need not wait for it. */
  function prepare(): void {
    if (current) return;
    current = start();
    awaitIdle(current);
  }

  /**
   * Encodes a picture at most `width` pixels wide; it is never enlarged.
   * @throws Error if the original is damaged or too large, and if the process is killed, for its memory say, crashes over
   *   this or another picture, or exceeds the time limit
   */
  async function encode({ path, width, format }: EncodeJob): Promise<Buffer> {
    clearTimeout(idleTimer);
    const encoder = (current ??= start());
    const id = (lastId += 1);
    const limit = setTimeout(() => encoder.child.kill('SIGKILL'), limitMs);
    try {
      return await new Promise<Buffer>((resolve, reject) => {
        encoder.waiting.set(id, { resolve, reject });
        const job = { id, path, width, format, settings: encoderSettings[format], maxPixels };
        encoder.child.send(job, (error) => error && giveUp(encoder, error));
      });
    } finally {
      clearTimeout(limit);
    }
  }

  return { encode, prepare };
}
