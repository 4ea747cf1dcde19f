/** The fields of a stock correction. */
export const stockFields = ['pieces', 'few', 'note'] as const;

export type StockField = (typeof stockFields)[number];

export const maxNote = 200;

const number = /^\d{1,5}$/;

/** Reads the form. An empty number of pieces is null: not counted. */
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
