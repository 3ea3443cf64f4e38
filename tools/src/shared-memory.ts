import { accessSync, constants, statfsSync } from 'node:fs';

const FOLDER = '/dev/shm';
/** Bytes. The databases of the API's tests took 160 MB at one time; a container often has 64 MB for all. */
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
