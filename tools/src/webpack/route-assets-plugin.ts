import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

const PROBE = fileURLToPath(new URL('./probe-routes.ts', import.meta.url));

/** One address of a remote, and the files that show it, beside those of the entry. */
export interface RouteAssets {
  /** A React Router pattern with a leading slash. */
  readonly path: string;
  readonly files: string[];
  /** True when its HTML is made ahead of the browser. */
  readonly isReady: boolean;
}

/** What `routes.json` holds: the entry's own files, and each route. */
export interface RouteAssetsFile {
  readonly entry: string[];
  readonly routes: RouteAssets[];
}

/** What the probe answers for one route: its pattern and the modules that its `lazy` imports. */
export interface ProbedRoute {
  readonly path: string;
  readonly imports: string[];
  readonly isReady: boolean;
}

/**
 * Writes `routes.json`: which addresses a remote serves and which files each needs first, so that
 * the HTML of the shell can preload them instead of finding them one after another.
 */
export class RouteAssetsPlugin {
  private readonly routesFile: string;

  constructor(routesFile: string) {
    this.routesFile = routesFile;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('RouteAssetsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'RouteAssetsPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          if (compilation.errors.length > 0) return;
          const content = JSON.stringify(this.list(compilation), null, 2);
          compilation.emitAsset('routes.json', new webpack.sources.RawSource(content));
        },
      );
    });
  }

  private list(compilation: Compilation): RouteAssetsFile {
    const filesOf = filesByImport(compilation);
    const entry = ['remoteEntry.js', ...(filesOf.get(this.routesFile) ?? [])];
    const routes = probe(this.routesFile).map(({ path, imports, isReady }) => ({
      path,
      isReady,
      files: [...new Set(imports.flatMap((file) => filesOf.get(file) ?? []))],
    }));

    return { entry, routes };
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

/** In a process of its own: the routes are evaluated as the code they are. */
function probe(routesFile: string): ProbedRoute[] {
  const answer = execFileSync(process.execPath, [PROBE, routesFile], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });

  return JSON.parse(answer) as ProbedRoute[];
}
