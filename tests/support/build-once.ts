import { ensureBuilt } from '../../tools/prepare.mjs';

/** Builds the site before the first integration test, unless the existing build is up to date. */
export default function setup(): void {
  ensureBuilt();
}
