/** The entry for phones, always the first of a list: `(max-width: 820px) 92vw, …`. */
const phoneSlot = /^(\(max-width: \d+px\)) ([\d.]+)vw(?=,|$)/;

/** The width that a picture is loaded for, as a part of its slot: on screens with a pixel ratio of three, and below. */
const parts = { dense: 0.58, other: 0.95 };

/**
 * Value of `sizes` for a list that begins with the entry for phones. Screens with a pixel ratio of three get a
 * picture for a ratio of nearly two: the difference is invisible at arm's length, and the file is half the size.
 * Other phones may enlarge one by a twentieth, because browsers load the next wider file for a single missing pixel.
 */
export function pictureSizes(sizes: string): string {
  return sizes.replace(phoneSlot, (_whole, phone: string, width: string) => {
    const vw = (part: number) => `${Math.round(Number(width) * part)}vw`;
    return `${phone} and (min-resolution: 2.5dppx) ${vw(parts.dense)}, ${phone} ${vw(parts.other)}`;
  });
}
