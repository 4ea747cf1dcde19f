// A folder of releases: `releases/<name>` are complete checkouts with their builds, `current` and `previous` lead to two of them.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isRunning } from '../../app/platform/processes/is-running.js';

/** Pages of this many earlier releases still find their scripts and styles. */
const keptAssets = 3;

/** Releases on disk beside those that are in use. */
const keptReleases = 5;

const namePattern = /^\d{8}T\d{6}Z-[\w-]{1,40}$/;

/** An update takes minutes: a draft that old was interrupted, whatever runs under its process id now. */
const staleDraftMs = 86_400_000;

const assetsOf = (/** @type {string} */ folder) => join(folder, 'build/client/static');
const noteOf = (/** @type {string} */ folder) => join(folder, 'build/own-assets.json');

/** @param {string} root @param {string} name */
export const releasePath = (root, name) => join(root, 'releases', name);

/** A hidden folder, named after the release and the process that builds it; earlier versions did not name the process. */
const draftPattern = /^\.(\d{8}T\d{6}Z-[\w-]{1,40})(?:\.(\d+))?$/;

/** Where this process builds a release; it is not listed. @param {string} root @param {string} name */
export const draftPath = (root, name, pid = process.pid) => releasePath(root, `.${name}.${pid}`);

/**
 * Makes the empty folder in which a release is built.
 * @param {string} root @param {string} name @returns {string} its path
 * @throws Error if there is one already
 */
export function makeDraft(root, name) {
  const draft = draftPath(root, name);
  mkdirSync(dirname(draft), { recursive: true });
  mkdirSync(draft);
  return draft;
}

/** A release's name: sorting by name sorts by time. @param {Date} at @param {string} version */
export const releaseName = (at, version) =>
  `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z-${version}`;

/**
 * Whether a folder is a release of `npm run deploy`: complete, and perhaps with a running site.
 * @param {string} folder
 */
export const isRelease = (folder) => existsSync(noteOf(folder));

/** Complete releases, oldest first. @param {string} root */
export function listReleases(root) {
  const folder = join(root, 'releases');
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => namePattern.test(name))
        .sort()
    : [];
}

/**
 * The release that a link leads to; undefined where there is none.
 * @param {string} root @param {'current' | 'previous'} link
 */
export function readLink(root, link) {
  try {
    return basename(readlinkSync(join(root, link)));
  } catch {
    return undefined;
  }
}

/**
 * @param {string} root @param {'current' | 'previous'} link @param {string} name
 * @returns puts the link in place; at every instant it leads to a whole release
 */
function prepareLink(root, link, name) {
  const draft = join(root, `.${link}-${process.pid}`);
  rmSync(draft, { force: true });
  symlinkSync(join('releases', name), draft);
  return () => renameSync(draft, join(root, link));
}

/**
 * Makes a release the current one, and the one before it the way back.
 * @param {string} root @param {string} name
 * @throws Error if the links cannot be made, for instance on a full disk; both are then as they were
 */
export function makeCurrent(root, name) {
  const before = readLink(root, 'current');
  const hasChanged = before !== undefined && before !== name;
  const placeCurrent = prepareLink(root, 'current', name);
  const placePrevious = hasChanged ? prepareLink(root, 'previous', before) : undefined;
  placeCurrent();
  placePrevious?.();
}

/** @param {string} folder @returns {string[]} */
function listAssets(folder) {
  if (!existsSync(assetsOf(folder))) return [];
  return readdirSync(assetsOf(folder), { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(assetsOf(folder), name)).isFile(),
  );
}

/**
 * Copies the assets of earlier releases into a new one: their names are made of their content, so that none replaces
 * another. A page from before the update still finds its own.
 * @param {string} root @param {string} folder of the new release, not listed yet
 */
export function keepEarlierAssets(root, folder) {
  writeFileSync(noteOf(folder), JSON.stringify(listAssets(folder)));
  for (const name of listReleases(root).slice(-keptAssets)) {
    const earlier = releasePath(root, name);
    const note = noteOf(earlier);
    /** @type {string[]} */
    const own = existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')) : listAssets(earlier);
    for (const asset of own) {
      const to = join(assetsOf(folder), asset);
      if (existsSync(to)) continue;
      mkdirSync(dirname(to), { recursive: true });
      copyFileSync(join(assetsOf(earlier), asset), to);
    }
  }
}

/** @param {string} path */
const removeFolder = (path) => rmSync(path, { recursive: true, force: true });

/** Releases that nothing leads to, oldest first. @param {string} root */
function listUnused(root) {
  const used = new Set([readLink(root, 'current'), readLink(root, 'previous')]);
  return listReleases(root).filter((name) => !used.has(name));
}

/**
 * Removes the oldest releases that nothing leads to. One that cannot be removed does no harm.
 * @param {string} root @returns {string[]} one line for each
 */
export function removeOldReleases(root, remove = removeFolder) {
  const unused = listUnused(root);
  const old = unused.slice(0, Math.max(unused.length - keptReleases, 0));
  return old.map((name) => {
    try {
      remove(releasePath(root, name));
      return `Removed ${name}`;
    } catch (error) {
      return `${name} could not be removed: ${error instanceof Error ? error.message : String(error)}`;
    }
  });
}

/** A release that was refused is neither kept nor offered as a way back. @param {string} root @param {string} name */
export function removeRefused(root, name) {
  if (listUnused(root).includes(name)) removeFolder(releasePath(root, name));
}

/**
 * Removes what interrupted updates have left. What cannot be removed does no harm: a program that has outlived its
 * update may still write there, and the next update removes it.
 * @param {string} root @param {Date} now
 */
export function removeOldDrafts(root, now) {
  const folder = join(root, 'releases');
  if (!existsSync(folder)) return;
  const limit = releaseName(new Date(now.getTime() - staleDraftMs), '');
  for (const entry of readdirSync(folder)) {
    const [, name, pid] = draftPattern.exec(entry) ?? [];
    if (name === undefined) continue;
    if (name > limit && (pid === undefined || isRunning(Number(pid)))) continue;
    try {
      removeFolder(join(folder, entry));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      console.error(`What an interrupted update has left could not be removed: ${reason}`);
    }
  }
}
