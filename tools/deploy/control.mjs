// The supervisor's socket: one line of JSON to it, one line back.
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** @typedef {{ command: 'swap', release: string } | { command: 'status' }} Command */
/** @typedef {{ ok: boolean, text: string, isChanged?: boolean }} Reply isChanged: perhaps, although the command has failed */

const maxLine = 4096;

/** @param {string} root */
const socketPath = (root) => join(root, 'control.sock');

/**
 * Answers the commands of users who may write to the folder.
 * @param {string} root @param {(command: Command) => Promise<Reply>} answer
 */
export async function listenForCommands(root, answer) {
  const path = socketPath(root);
  if (await isAnswered(path)) throw new Error(`Another supervisor runs on ${root}`);
  rmSync(path, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => {});
    let line = '';
    socket.setEncoding('utf8').on('data', (text) => {
      line += text;
      if (line.length > maxLine) socket.destroy();
      if (!line.endsWith('\n')) return;
      const command = line;
      line = '';
      void reply(command, answer).then((result) => socket.end(`${JSON.stringify(result)}\n`));
    });
  });
  const umask = process.umask(0o077);
  server.listen(path);
  await once(server, 'listening');
  process.umask(umask);
  return server;
}

/** @param {string} line @param {(command: Command) => Promise<Reply>} answer @returns {Promise<Reply>} */
async function reply(line, answer) {
  try {
    return await answer(JSON.parse(line));
  } catch (error) {
    return { ok: false, text: error instanceof Error ? error.message : String(error) };
  }
}

/** @param {string} path @throws Error if that cannot be told, for instance as the socket is another user's */
async function isAnswered(path) {
  const socket = createConnection(path);
  try {
    await once(socket, 'connect');
    return true;
  } catch (error) {
    const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error);
    if (['ENOENT', 'ECONNREFUSED'].includes(code)) return false;
    throw error;
  } finally {
    socket.destroy();
  }
}

/**
 * Sends one command to the supervisor of a folder.
 * @param {string} root @param {Command} command @returns {Promise<Reply | undefined>} undefined when none is running
 */
export async function sendCommand(root, command) {
  const path = socketPath(root);
  try {
    if (!(await isAnswered(path))) return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, text: `Whether a supervisor runs cannot be told: ${reason}` };
  }
  const socket = createConnection(path);
  socket.write(`${JSON.stringify(command)}\n`);
  const line = await text(socket);
  if (line !== '') return JSON.parse(line);
  // It may have made the release the current one before.
  return { ok: false, isChanged: true, text: 'The supervisor has ended meanwhile' };
}
