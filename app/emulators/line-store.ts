import {
  appendFileSync,
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  truncateSync,
} from 'node:fs';
import { dirname } from 'node:path';

/**
 * What an emulator remembers: in memory, and with a file also as JSON lines, one whole row per change, the last line of
 * an id counts. A change is on the disk before the function returns.
 */
export function openLineStore<Row extends { id: string }>(stateFile?: string) {
  const rows = new Map<string, Row>();
  const file = stateFile === undefined ? undefined : openLines(stateFile, rows);

  function put(row: Row): Row {
    if (file !== undefined) appendLine(file, JSON.stringify(row));
    rows.set(row.id, row);
    return row;
  }

  return {
    all: () => [...rows.values()],
    put,
    find: (id: string) => rows.get(id),
    close: () => {
      if (file !== undefined) closeSync(file);
    },
  };
}

function openLines<Row extends { id: string }>(path: string, rows: Map<string, Row>): number {
  mkdirSync(dirname(path), { recursive: true });
  if (existsSync(path)) {
    const content = readFileSync(path);
    const end = content.lastIndexOf('\n') + 1;
    for (const line of content.subarray(0, end).toString('utf8').split('\n').filter(Boolean)) {
      const row = JSON.parse(line) as Row;
      rows.set(row.id, row);
    }
    // A process that died while writing leaves half a line, which was never answered for.
    if (end < content.length) truncateSync(path, end);
  }
  const file = openSync(path, 'a', 0o600);
  syncDirectory(dirname(path));
  return file;
}

/** All or nothing: what a full disk has taken of a line is taken back. */
function appendLine(file: number, line: string): void {
  const { size } = fstatSync(file);
  try {
    appendFileSync(file, `${line}\n`);
    fsyncSync(file);
  } catch (error) {
    ftruncateSync(file, size);
    throw error;
  }
}

function syncDirectory(path: string): void {
  const directory = openSync(path, 'r');
  fsyncSync(directory);
  closeSync(directory);
}
