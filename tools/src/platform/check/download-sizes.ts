import { brotliCompressSync } from 'node:zlib';
import type { StoredRelease } from '../stored-release.ts';

/** What a browser downloads of a release, in bytes as brotli sends them. */
export interface DownloadSizes {
  /** The scripts that every page of it needs. */
  readonly entry: number;
  /** Route pattern → the entry and what the page needs besides. */
  readonly routes: Readonly<Record<string, number>>;
}

export async function downloadSizes({ release, read }: StoredRelease): Promise<DownloadSizes> {
  const { assets, entry, routes } = release;
  const first = assets ? [...assets.scripts, ...assets.styles] : entry;
  const files = [...new Set([...first, ...routes.flatMap((route) => route.files)])];
  const sizes = new Map(
    await Promise.all(files.map(async (file) => [file, await sizeOf(file, read)] as const)),
  );
  const sum = (some: readonly string[]) =>
    [...new Set(some)].reduce((total, file) => total + (sizes.get(file) ?? 0), 0);

  return {
    entry: sum(first),
    routes: Object.fromEntries(
      routes.map(({ path, files: own }) => [path, sum([...entry, ...own])]),
    ),
  };
}

async function sizeOf(file: string, read: StoredRelease['read']): Promise<number> {
  const compressed = await read(`${file}.br`);
  if (compressed) return compressed.length;
  const content = await read(file);

  return content ? brotliCompressSync(content).length : 0;
}
