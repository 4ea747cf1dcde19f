const plainSpaces = (text: string) => text.replace(/\s/g, ' ');

/** Whether a description already contains the size, with any kind of space: "Four oils, 4 × 100 ml". */
export const nameIncludesSize = (description: string, size: string): boolean =>
  plainSpaces(description).includes(plainSpaces(size));
