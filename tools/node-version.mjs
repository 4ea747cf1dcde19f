// Plain JavaScript without dependencies: this runs on a fresh clone, before anything is installed.

/** The first minor version of each major version that the site runs on; package.json has the same under `engines`. */
export const supportedVersions = { 20: 19, 22: 12 };

/**
 * Explains why the site does not run on a version of Node.js. @returns undefined if it does
 * @param {string} version for example 22.12.0
 */
export function refuseVersion(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const least = Object.entries(supportedVersions).find(([name]) => Number(name) === major)?.[1];
  if (least !== undefined && minor >= least) return undefined;
  const wanted = `Node.js 22 (or 20.19 and newer) is needed; this is ${version}.`;
  // docs/decisions/0074-versions-of-node.md
  return major > 22 ? `${wanted} The SQLite driver aborts on later versions.` : wanted;
}

/** Ends the process with one line on a version that the site does not run on. */
export function requireSupportedNode() {
  const problem = refuseVersion(process.versions.node);
  if (problem === undefined) return;
  console.error(problem);
  process.exit(1);
}
