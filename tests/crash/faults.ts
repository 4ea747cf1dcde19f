import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from './random';
import type { Conditions } from './site-process';

/** What goes wrong besides the kills: nothing, or writes fail once a file has grown a little. */
export const faultKinds = ['kill', 'write errors'] as const;
export type FaultKind = (typeof faultKinds)[number];

export type Fault = {
  /** For the next process of the site. */
  conditions: () => Conditions;
  /** Called once the first process has made its database. */
  begin: () => void;
  /** From then on everything works again. */
  end: () => void;
};

type Options = { dataDir: string; random: Random };

const nothing = () => {};
const noFault: Fault = { conditions: () => ({}), begin: nothing, end: nothing };

export function createFault(kind: FaultKind, options: Options): Fault {
  return kind === 'write errors' ? failWrites(options) : noFault;
}

/** Every other process may let no file grow by more than some kilobytes beyond the largest that there is. */
function failWrites({ dataDir, random }: Options): Fault {
  let isOn = false;
  const largest = () =>
    Math.max(
      ...readdirSync(dataDir)
        .filter((name) => name.includes('.sqlite'))
        .map((name) => statSync(join(dataDir, name)).size),
    );
  function conditions() {
    if (!isOn || random.below(2)) return {};
    return { fileKilobytes: Math.ceil(largest() / 1024) + random.below(200), mayEnd: true };
  }
  return {
    ...noFault,
    conditions,
    begin: () => (isOn = true),
    end: () => (isOn = false),
  };
}
