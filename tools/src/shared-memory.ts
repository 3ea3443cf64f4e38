import { accessSync, constants, statfsSync } from 'node:fs';

const FOLDER = '/dev/shm';
/** Bytes. A whole run of all tests needs a third of this; a container often has 64 MB. */
const ROOM = 2 * 1024 ** 3;

/** A folder for files in memory, which cost a test less than those on a disk; null where there is little room. */
export function sharedMemory(): string | null {
  try {
    accessSync(FOLDER, constants.W_OK);
    const { bavail, bsize } = statfsSync(FOLDER);

    return bavail * bsize >= ROOM ? FOLDER : null;
  } catch {
    // Other systems than Linux do not have it.
    return null;
  }
}
