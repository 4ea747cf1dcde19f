import { z } from 'zod';

/** A backup is a folder with this file, the database, and the files beside it that outlive a machine. */
export const manifestName = 'manifest.json';

export const manifestSchema = z.object({
  format: z.literal(1),
  /** The hotel's id: backups of different hotels are not mixed up. */
  site: z.string(),
  /** The software's. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** What the database's tables are: the last migration that it has seen. */
  schema: z.string(),
  orders: z.int(),
  /** The newest order's number; null in a shop without orders. */
  lastOrder: z.string().nullable(),
  files: z.array(
    z.object({
      /** Relative to the backup's folder, with slashes. */
      name: z.string().regex(/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/),
      bytes: z.int(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
  /** Names of secrets that the site was given and that a backup never holds. */
  secrets: z.array(z.string()),
});

export type BackupManifest = z.infer<typeof manifestSchema>;

const nameFormat = /^[a-z0-9-]+-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/;

/** A backup's folder: sorted by name they are sorted by time. Ends in `-2026-11-23T12-30-00Z`. */
export const backupName = (site: string, at: Date): string =>
  `${site}-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/** The oldest of a site's backups, beyond the newest so many; other folders are left alone. */
export function listSurplus(names: readonly string[], site: string, keep: number): string[] {
  const own = names.filter((name) => name.startsWith(`${site}-2`) && nameFormat.test(name)).sort();
  return own.slice(0, Math.max(own.length - keep, 0));
}
