import { ensureBuilt } from '../../tools/prepare.mjs';

/** Builds the site before the first integration test, unless the build is of these sources already. */
export default function setup(): void {
  ensureBuilt();
}
