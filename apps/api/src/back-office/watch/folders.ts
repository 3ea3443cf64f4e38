// Whether the disks that this process can see have space left. It sees them as nobody else does: a container
// has others than the machine of the database.
import { stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Config } from '../../config.ts';
import type { Family } from '../../infrastructure/metrics/index.ts';

/** A disk is full before nothing fits any more: PostgreSQL stops when a segment of its log does not. */
const leastRatio = 0.05;
/** A twentieth of a large disk is still enough for long. */
const enoughBytes = 1e9;

export interface Space {
  readonly folder: string;
  readonly freeBytes: number;
  /** Of what the disk has, the smaller one of bytes and numbers of files. */
  readonly freeRatio: number;
}

/** The problem of a disk that is nearly full, or null. */
export function judgeSpaces(spaces: readonly Space[]): string | null {
  const full = spaces.filter(
    ({ freeBytes, freeRatio }) => freeRatio < leastRatio && freeBytes < enoughBytes,
  );

  return full.length === 0
    ? null
    : full
        .map(({ folder, freeRatio }) => `${folder} has ${Math.floor(freeRatio * 100)} % left`)
        .join(', ');
}

/** One for each disk, whichever of its folders is named first. What cannot be read is left out. */
export async function readSpaces({ watchedFolders }: Pick<Config, 'watchedFolders'>) {
  const found = await Promise.all(watchedFolders.map((folder) => readSpace(folder)));
  const byDisk = new Map<number, Space>();
  for (const each of found) if (each && !byDisk.has(each.disk)) byDisk.set(each.disk, each.space);

  return [...byDisk.values()];
}

/** Of a folder that is made only when something is put into it: the disk where it will be. */
async function readSpace(
  folder: string,
  existing = folder,
): Promise<{ disk: number; space: Space } | null> {
  try {
    const [{ dev: disk }, { bsize, blocks, bavail, files, ffree }] = await Promise.all([
      stat(existing),
      statfs(existing),
    ]);
    // Some file systems do not count their files.
    const ratios = [blocks > 0 ? bavail / blocks : 1, files > 0 ? ffree / files : 1];
    const space = { folder, freeBytes: bavail * bsize, freeRatio: Math.min(...ratios) };

    return { disk, space };
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';

    return isMissing && dirname(existing) !== existing
      ? readSpace(folder, dirname(existing))
      : null;
  }
}

export async function folderFamily(config: Pick<Config, 'watchedFolders'>): Promise<Family> {
  const spaces = await readSpaces(config);

  return {
    name: 'freely_disk_free_ratio',
    help: 'What is left of each disk that this process sees, of bytes or numbers of files',
    type: 'gauge',
    samples: spaces.map(({ folder, freeRatio }) => ({ labels: { folder }, value: freeRatio })),
  };
}
