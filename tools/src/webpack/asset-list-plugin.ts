import webpack, { type Compiler } from 'webpack';

/** The files that the page of the shell loads, in order; paths below the public path. */
interface AssetList {
  readonly scripts: string[];
  readonly styles: string[];
  /** Fonts that the first screen needs. */
  readonly fonts: string[];
  /** Scripts of the first API call. Prerendered pages do not preload them. */
  readonly calls: string[];
}

/** Writes `assets.json`, which the shell's server reads to write its HTML. */
export class AssetListPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('AssetListPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'AssetListPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
          const calls = compilation.namedChunkGroups.get('calls')?.getFiles() ?? [];
          const list: AssetList = {
            scripts: files.filter(isScript),
            styles: files.filter((file) => file.endsWith('.css')),
            fonts: Object.keys(compilation.assets).filter((file) =>
              /latin-wght-normal[^/]*\.woff2$/.test(file),
            ),
            calls: calls.filter(isScript),
          };
          compilation.emitAsset(
            'assets.json',
            new webpack.sources.RawSource(JSON.stringify(list, null, 2)),
          );
        },
      );
    });
  }
}

function isScript(file: string): boolean {
  return file.endsWith('.js');
}
