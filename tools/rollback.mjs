// `npm run rollback -- /srv/hotel [release]`: the release before, or a named one, in place of the current one. The release checks
// the database itself: one that a newer release has changed is refused.
import { resolve } from 'node:path';
import { listReleases, readLink } from './deploy/releases.mjs';
import { swapTo } from './deploy/swap.mjs';
import { readOptions, refuse, refuseSurplus } from './options.mjs';

const usage = `npm run rollback -- <folder with releases> [release] [--unchecked]
  switches back to the previous release, or to a named one
  --unchecked: without the check, if no supervisor runs
`;
const { values, positionals } = readOptions(usage, {
  allowPositionals: true,
  options: { unchecked: { type: 'boolean', default: false } },
});
const [folder, named] = positionals;
if (folder === undefined) refuse('The folder with releases is missing.', usage);
refuseSurplus(positionals, 2, usage);
const root = resolve(process.env.INIT_CWD ?? '.', folder);
const release = named ?? readLink(root, 'previous');
if (release === undefined || !listReleases(root).includes(release)) {
  const wanted = release === undefined ? 'no previous release' : `no release ${release}`;
  console.error(`There is ${wanted}. There are: ${listReleases(root).join(', ') || 'none'}`);
  process.exit(1);
}
process.exitCode = await swapTo(root, release, { isChecked: !values.unchecked });
