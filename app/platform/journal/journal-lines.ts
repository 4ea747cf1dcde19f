import type { ZodType } from 'zod';

/**
 * Parses a journal of JSON lines. Invalid lines are skipped and counted rather than rejected: a power cut may tear the
 * last line, and the remaining entries must not be lost.
 * @param keyOf identifies an entry; of several lines with the same key the first one counts
 * @returns one entry per key, in file order
 */
export function parseJournalLines<Entry>(
  text: string,
  schema: ZodType<Entry>,
  keyOf: (entry: Entry) => string,
): { entries: Entry[]; unreadable: number } {
  const entries = new Map<string, Entry>();
  let unreadable = 0;
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const entry = parseLine(line, schema);
    if (entry === undefined) unreadable += 1;
    else if (!entries.has(keyOf(entry))) entries.set(keyOf(entry), entry);
  }
  return { entries: [...entries.values()], unreadable };
}

function parseLine<Entry>(line: string, schema: ZodType<Entry>): Entry | undefined {
  try {
    return schema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

/** Formats one line including its line break. @throws Error for an entry that `parseJournalLines` would skip */
export const formatJournalLine = <Entry>(entry: Entry, schema: ZodType<Entry>): string =>
  `${JSON.stringify(schema.parse(entry))}\n`;
