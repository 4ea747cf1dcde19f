/** What the journal shows of a month; `open` are those without a JIR. */
export const journalFilters = ['', 'sale', 'storno', 'open'] as const;

export type JournalFilter = (typeof journalFilters)[number];
