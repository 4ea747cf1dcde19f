const plainSpaces = (text: string) => text.replace(/\s/g, ' ');

/** Whether a description already contains the size, with any kind of space: "Four oils, 4 × 100 ml". */
export const nameIncludesSize = (description: string, size: string): boolean =>
  plainSpaces(description).includes(plainSpaces(size));

type Description = { subtitle?: string | undefined; variantName: string };

/**
 * A line's description and size. The size is left out if the description already contains it; it stands alone where there
 * is no description, because the product is gone.
 */
export function describeLine({ subtitle, variantName }: Description): string {
  if (subtitle === undefined) return variantName;
  return nameIncludesSize(subtitle, variantName) ? subtitle : `${subtitle}, ${variantName}`;
}
