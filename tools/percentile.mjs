/**
 * The number that a share of the others does not exceed; undefined without any.
 * @param {readonly number[]} numbers
 * @param {number} share 0 to 1
 */
export const percentile = (numbers, share) =>
  numbers.toSorted((one, other) => one - other)[
    Math.min(numbers.length - 1, Math.floor(numbers.length * share))
  ];

/** @param {readonly number[]} numbers */
export const median = (numbers) => percentile(numbers, 0.5);
