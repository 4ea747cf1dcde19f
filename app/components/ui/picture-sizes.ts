/** A telephone's slot, always the first of a list: `(max-width: 820px) 92vw, …`. */
const phoneSlot = /^(\(max-width: \d+px\)) ([\d.]+)vw(?=,|$)/;

/**
 * Value of `sizes` for a list that begins with the telephone's slot. Screens with three pixels for one are given a
 * picture for nearly two: the difference is invisible at arm's length, and the file is half the size.
 */
export function pictureSizes(sizes: string): string {
  return sizes.replace(phoneSlot, (whole, phone: string, width: string) => {
    const less = Math.round(Number(width) * 0.6);
    return `${phone} and (min-resolution: 2.5dppx) ${less}vw, ${whole}`;
  });
}
