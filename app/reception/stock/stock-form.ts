/** Fields of a variant's correction. */
export const stockFields = ['pieces', 'few', 'note'] as const;

export type StockField = (typeof stockFields)[number];

export const maxNote = 200;

const number = /^\d{1,5}$/;

/** What was typed: pieces are null where the field was left empty; undefined where it is no number. */
export function readStockForm(values: Record<StockField, string>) {
  const { pieces, few, note } = values;
  const count = pieces === '' ? null : number.test(pieces) ? Number(pieces) : undefined;
  const fewFrom = number.test(few) ? Number(few) : undefined;
  const wrong: StockField[] = [
    ...(count === undefined ? (['pieces'] as const) : []),
    ...(fewFrom === undefined ? (['few'] as const) : []),
    ...(note === '' ? (['note'] as const) : []),
  ];
  return { pieces: count ?? null, fewFrom: fewFrom ?? 0, note, wrong };
}
