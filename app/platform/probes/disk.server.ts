import { statfs } from 'node:fs/promises';

export type DiskSpace = {
  freeBytes: number;
  /** Of what this user may fill, 0 to 1. */
  freeShare: number;
};

/** How much room there is on a folder's disk. @throws the file system's error */
export async function readDiskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bfree, bsize } = await statfs(folder);
  const usable = blocks - bfree + bavail;
  return { freeBytes: bavail * bsize, freeShare: usable === 0 ? 1 : bavail / usable };
}

/** Below this share there is time to act, not more. */
export const lowDiskShare = 0.1;
