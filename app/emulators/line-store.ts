import {
  appendFileSync,
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  truncateSync,
} from 'node:fs';
import { dirname } from 'node:path';

/**
 * Opens an emulator's state: in memory and, with a file, also as JSON lines with one whole row per change, of which the
 * last line for an id counts. A change is with the kernel before the function returns: it outlives the process, though not a
 * power failure. To wait for the disk as well would hold up the site's event loop, for money that no one owes.
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
    // A process that died while writing leaves half a line, for which no response was ever sent.
    if (end < content.length) truncateSync(path, end);
  }
  return openSync(path, 'a', 0o600);
}

/** Appends all or nothing: if the disk is full, a partially written line is removed again. */
function appendLine(file: number, line: string): void {
  const { size } = fstatSync(file);
  try {
    appendFileSync(file, `${line}\n`);
  } catch (error) {
    ftruncateSync(file, size);
    throw error;
  }
}
