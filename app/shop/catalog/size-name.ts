const plainSpaces = (text: string) => text.replace(/\s/g, ' ');

/** Whether a description names a size already, with any kind of space: "Four oils, 4 × 100 ml". */
export const namesSize = (description: string, size: string): boolean =>
  plainSpaces(description).includes(plainSpaces(size));
