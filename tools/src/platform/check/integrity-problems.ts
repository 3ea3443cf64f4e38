import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { integrityOf } from '../hash-file.ts';
import type { StoredRelease } from '../stored-release.ts';
import type { Problem } from './problem.ts';

const DECOMPRESS = { '.br': brotliDecompressSync, '.gz': gunzipSync } as const;

/** Every file is there, is the one that the manifest pins, and is the same when it is compressed. */
export async function integrityProblems({ release, read }: StoredRelease): Promise<Problem[]> {
  const needed = new Set([
    ...release.entry,
    ...release.routes.flatMap(({ files }) => files),
    ...Object.values(release.assets ?? {}).flat(),
  ]);
  const unpinned = [...needed].filter((file) => !(file in release.files));
  const found = await Promise.all(
    Object.entries(release.files).map(([file, hash]) => wrongIn(file, hash, read)),
  );

  return [
    ...unpinned.map((file) => `${file} is loaded by a page, and not pinned.`),
    ...found.flat(),
  ].map((problem) => ({
    beside: 'its manifest',
    problem,
    mend: 'Build and release it again: a release folder is never mended.',
  }));
}

async function wrongIn(file: string, hash: string, read: StoredRelease['read']): Promise<string[]> {
  const content = await read(file);
  if (!content) return [`${file} is missing.`];
  const problems = integrityOf(content) === hash ? [] : [`${file} is not the pinned file.`];
  for (const [suffix, decompress] of Object.entries(DECOMPRESS)) {
    const compressed = await read(file + suffix);
    if (compressed && !isSame(compressed, decompress, hash)) {
      problems.push(`${file}${suffix} is not the pinned file, compressed.`);
    }
  }

  return problems;
}

function isSame(
  compressed: Uint8Array,
  decompress: (bytes: Uint8Array) => Uint8Array,
  hash: string,
): boolean {
  try {
    return integrityOf(decompress(compressed)) === hash;
  } catch {
    return false;
  }
}
