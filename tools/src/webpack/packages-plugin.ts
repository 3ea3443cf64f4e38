import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';

/** A package in a build, and what it adds to the download. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** Compressed: its share, by size of source, of the scripts that it is in. */
  readonly bytes: number;
}

/** Writes `packages.json`: the packages in the scripts of a build, for `platform cost`. */
export class PackagesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PackagesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'PackagesPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 2 },
        () => {
          const text = JSON.stringify(packagesIn(compilation), null, 2);
          compilation.emitAsset('packages.json', new webpack.sources.RawSource(text));
        },
      );
    });
  }
}

function packagesIn(compilation: Compilation): BundledPackage[] {
  const found = new Map<string, { name: string; version: string; bytes: number }>();
  for (const chunk of compilation.chunks) {
    const parts = [...compilation.chunkGraph.getChunkModulesIterable(chunk)].flatMap(partsOf);
    const sources = parts.reduce((sum, module) => sum + module.size('javascript'), 0);
    const download = [...chunk.files]
      .filter((file) => file.endsWith('.js'))
      .reduce((sum, file) => sum + compressedSize(compilation, file), 0);
    for (const module of parts) {
      const owner = packageOf(module.nameForCondition());
      if (!owner) continue;
      const key = `${owner.name}@${owner.version}`;
      const known = found.get(key) ?? { ...owner, bytes: 0 };
      known.bytes += (module.size('javascript') / sources) * download;
      found.set(key, known);
    }
  }

  return [...found.values()]
    .map((each) => ({ ...each, bytes: Math.round(each.bytes) }))
    .filter(({ bytes }) => bytes > 0)
    .sort((one, other) => one.name.localeCompare(other.name));
}

function partsOf(module: Module): Module[] {
  return [...((module as { modules?: Iterable<Module> }).modules ?? [module])];
}

function compressedSize(compilation: Compilation, file: string): number {
  const compressed = compilation.getAsset(`${file}.br`);
  if (compressed) return compressed.source.size();
  const content = compilation.getAsset(file)?.source.buffer();

  return content ? brotliCompressSync(content).length : 0;
}

/** Without a folder inside: `@hookform/resolvers/valibot` is a part of a package. */
const PACKAGE_NAME = /^(@[^/]+\/)?[^/]+$/;

const known = new Map<string, { name: string; version: string } | null>();

/** By the nearest package.json that has a version; some packages have more of them inside. */
function packageOf(file: string | null): { name: string; version: string } | null {
  if (!file?.startsWith('/')) return null;
  const folder = dirname(file);
  if (folder === '/') return null;
  const cached = known.get(folder);
  if (cached !== undefined) return cached;
  const manifest = `${folder}/package.json`;
  const { name, version } = existsSync(manifest)
    ? (JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string; version?: string })
    : {};
  const result = name && version && PACKAGE_NAME.test(name) ? { name, version } : packageOf(folder);
  known.set(folder, result);

  return result;
}
