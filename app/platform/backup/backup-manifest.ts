import { z } from 'zod';

/**
 * A backup is a folder that holds this manifest, the database, and the files beside it that must outlive the machine.
 */
export const manifestName = 'manifest.json';

export const manifestSchema = z.object({
  format: z.literal(1),
  /** The hotel's id, so that backups of different hotels are not mixed up. */
  site: z.string(),
  /** Version of the software that wrote the backup. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** Name of the last migration applied to the database. */
  schema: z.string(),
  orders: z.int(),
  /** Number of the newest order; null if the shop has none. */
  lastOrder: z.string().nullable(),
  files: z.array(
    z.object({
      /** Path relative to the backup folder, with forward slashes. */
      name: z.string().regex(/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/),
      bytes: z.int(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
  /** Names of the secrets that the site was given. A backup never contains their values. */
  secrets: z.array(z.string()),
});

export type BackupManifest = z.infer<typeof manifestSchema>;

/** What the manifest says about the database. */
export type DatabaseFacts = Pick<BackupManifest, 'schema' | 'orders' | 'lastOrder'>;

const timeFormat = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/;

/** Whether a name is a site's backup folder, and not that of a site such as `inn-2` beside `inn`. */
const isBackupOf = (site: string, name: string): boolean =>
  name.startsWith(`${site}-`) && timeFormat.test(name.slice(site.length + 1));

/** Name of a backup folder, ending in `-2026-11-23T12-30-00Z`: sorting by name sorts by time. */
export const backupName = (site: string, at: Date): string =>
  `${site}-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

const draftEnd = '.unfinished';

/** Name of the folder in which a backup is made: hidden, and sorted by time as well. */
export const draftName = (site: string, at: Date): string => `.${backupName(site, at)}${draftEnd}`;

/** Names of the drafts of a site's backups that were begun before a time. */
export const listDrafts = (names: readonly string[], site: string, before: Date): string[] =>
  names.filter(
    (name) =>
      name.startsWith('.') &&
      name.endsWith(draftEnd) &&
      isBackupOf(site, name.slice(1, -draftEnd.length)) &&
      name < draftName(site, before),
  );

/** Names of a site's oldest backups in excess of the `keep` newest ones. Other folders are ignored. */
export function listSurplus(names: readonly string[], site: string, keep: number): string[] {
  const own = listOwn(names, site);
  return own.slice(0, Math.max(own.length - keep, 0));
}

/** Name of a site's newest backup; undefined if there is none. */
export const findNewest = (names: readonly string[], site: string): string | undefined =>
  listOwn(names, site).at(-1);

/** Names of a site's backups, the oldest first. */
const listOwn = (names: readonly string[], site: string): string[] =>
  names.filter((name) => isBackupOf(site, name)).sort();
