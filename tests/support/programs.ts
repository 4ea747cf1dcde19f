import { spawnSync } from 'node:child_process';

/** Whether a program is installed; if not, this is reported, because its file is then not checked. */
export function hasProgram(name: string, args: readonly string[]): boolean {
  const isThere = spawnSync(name, args).status === 0;
  if (!isThere) console.warn(`NOT CHECKED: ${name} is not installed on this machine`);
  return isThere;
}

/** The program's complaints; none when it accepts. */
export function run(name: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(name, args, { encoding: 'utf8' });
  return status === 0 ? '' : `${status} ${stdout}${stderr}`;
}
