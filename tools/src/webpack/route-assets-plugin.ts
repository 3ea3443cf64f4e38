import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import { type ProbedRemote, probe } from './probe.ts';

/** A path of a remote, and the files that it needs besides those of the entry. */
export interface RouteAssets {
  /** A React Router pattern with a leading slash. */
  readonly path: string;
  readonly files: string[];
  /** True when the server prerenders its HTML. */
  readonly isPrerendered: boolean;
  /** The prerendered route whose page is missing where this one is. */
  readonly existsWith?: string;
}

/** The content of `routes.json`: the files of the entry, and all routes. */
export interface RouteAssetsFile {
  readonly entry: string[];
  readonly routes: RouteAssets[];
  /** Slot → the files of its component. Builds of other repositories may have none. */
  readonly components?: Readonly<Record<string, readonly string[]>>;
}

/**
 * Writes `routes.json`: the paths that a remote serves and the files that each needs first, so that
 * the HTML of the shell can preload them all at once.
 */
export class RouteAssetsPlugin {
  private readonly routesFile: string;

  constructor(routesFile: string) {
    this.routesFile = routesFile;
  }

  apply(compiler: Compiler): void {
    let probed: Promise<ProbedRemote> | undefined;
    // At the beginning: it takes as long as a good part of the compilation.
    compiler.hooks.make.tap('RouteAssetsPlugin', () => {
      probed = probe(this.routesFile);
      // Where the code cannot be compiled, only the compiler says why.
      probed.catch(() => {});
    });
    compiler.hooks.thisCompilation.tap('RouteAssetsPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'RouteAssetsPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          if (compilation.errors.length > 0 || !probed) return;
          const content = JSON.stringify(this.list(compilation, await probed), null, 2);
          compilation.emitAsset('routes.json', new webpack.sources.RawSource(content));
        },
      );
    });
  }

  private list(compilation: Compilation, { routes, components }: ProbedRemote): RouteAssetsFile {
    const filesOf = filesByImport(compilation);
    const entry = ['remoteEntry.js', ...(filesOf.get(this.routesFile) ?? [])];
    const filesFor = (imports: readonly string[]) => [
      ...new Set(imports.flatMap((file) => filesOf.get(file) ?? [])),
    ];

    return {
      entry,
      routes: routes.map(({ imports, ...route }) => ({ ...route, files: filesFor(imports) })),
      components: Object.fromEntries(
        Object.entries(components).map(([slot, imports]) => [slot, filesFor(imports)]),
      ),
    };
  }
}

/** Absolute path of a dynamically imported module → the files its import loads. */
function filesByImport({ modules, moduleGraph, chunkGraph }: Compilation): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const module of modules) {
    for (const block of module.blocks) {
      const target = block.dependencies
        .map((dependency) => moduleGraph.getModule(dependency)?.nameForCondition())
        .find((name) => name != null);
      const group = chunkGraph.getBlockChunkGroup(block);
      if (target && group) found.set(target, group.chunks.flatMap(filesOfChunk));
    }
  }

  return found;
}

function filesOfChunk(chunk: Chunk): string[] {
  return [...chunk.files].filter((file) => /\.(js|css)$/.test(file));
}
