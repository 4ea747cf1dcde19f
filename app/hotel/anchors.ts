import type { ReferencePrice } from '~/content/value-schema';

/** The price on the day that the law names for services and newly covered goods (NN 101/2026). */
export const autumnPrice = (cents: number): ReferencePrice[] => [
  { type: 'anchor', cents, day: '2026-09-10' },
];

/** The price on the earlier day, for food and cosmetics (NN 101/2026). */
export const springPrice = (cents: number): ReferencePrice[] => [
  { type: 'anchor', cents, day: '2025-05-02' },
];
