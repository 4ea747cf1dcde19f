import { distance } from 'fastest-levenshtein';

/**
 * Suggests the name that was probably meant, `; is it contact?`. Empty if none is similar; a short name must be the same
 * but for its case.
 * @param {string} name
 * @param {readonly string[]} known
 */
export function suggestName(name, known) {
  const lower = name.toLowerCase();
  const [nearest] = known
    .map((other) => ({ other, away: distance(lower, other.toLowerCase()) }))
    .filter(({ away }) => away <= Math.min(2, Math.floor(name.length / 3)))
    .sort((one, other) => one.away - other.away);
  return nearest ? `; is it ${nearest.other}?` : '';
}
