import { statfs } from 'node:fs/promises';

type DiskSpace = {
  freeBytes: number;
  /** Share of the space usable by this user, 0 to 1. */
  freeShare: number;
};

/** Free space on a folder's disk. @throws the file system's error */
export async function readDiskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bfree, bsize } = await statfs(folder);
  const usable = blocks - bfree + bavail;
  return { freeBytes: bavail * bsize, freeShare: usable === 0 ? 1 : bavail / usable };
}

/** Below this share the operator is warned, while there is still time to act. */
export const lowDiskShare = 0.1;
