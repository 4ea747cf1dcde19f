const option = '--process=';

/** The argument that tells a process its number among the processes of one site. */
export const processNumberArgument = (number: number): string => `${option}${number}`;

/** This process's number among the processes of one site, from 1; undefined for a single process. */
export function readProcessNumber(args: readonly string[] = process.argv): number | undefined {
  const given = args.find((each) => each.startsWith(option));
  const number = Number(given?.slice(option.length));
  return Number.isInteger(number) && number > 0 ? number : undefined;
}

/** Tells a process that no other one takes over from it: it closes idle connections as soon as it stops. */
export const noSuccessorArgument = '--no-successor';

/** Whether a supervisor may already have started the process that takes over from this one. */
export const hasSuccessor = (): boolean =>
  process.send !== undefined && !process.argv.includes(noSuccessorArgument);

const tryPagesArgument = '--try-pages';

/** Whether this process is an update: it shows its main pages to itself before it opens. */
export const mustTryPages = (): boolean => process.argv.includes(tryPagesArgument);
