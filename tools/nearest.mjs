/**
 * Levenshtein distance.
 * @param {string} one
 * @param {string} other
 */
function distance(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let column = 0; column < other.length; column += 1) {
      const replaced = (row[column] ?? 0) + (letter === other[column] ? 0 : 1);
      next.push(Math.min((next[column] ?? 0) + 1, (row[column + 1] ?? 0) + 1, replaced));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/**
 * Asks for the name that was probably meant: `; is it contact?`. Empty if none is similar, which a short name is only
 * apart from its case.
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
