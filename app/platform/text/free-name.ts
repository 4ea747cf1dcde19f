/** The name itself or, if it is taken, with the first number from 2 on with which it is not: `copy-2`. */
export function findFreeName(
  name: string,
  separator: string,
  isTaken: (name: string) => boolean,
): string {
  if (!isTaken(name)) return name;
  let number = 2;
  while (isTaken(name + separator + number)) number++;
  return name + separator + number;
}
