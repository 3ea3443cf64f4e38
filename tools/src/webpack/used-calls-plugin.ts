import { realpathSync } from 'node:fs';
import { shapesOfCalls } from '@freely/api-client/shapes';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { npmFolder } from './workspace.ts';

const CONTRACT = `${realpathSync(npmFolder('@freely/api-client'))}/src/contract/`;

/**
 * Writes `calls.json`: the calls of the API that the code makes, with what it sends and expects. The
 * release tool compares them with what the deployed API serves.
 */
export class UsedCallsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('UsedCallsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'UsedCallsPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 2 },
        () => {
          const text = JSON.stringify(shapesOfCalls(usedExports(compilation)));
          compilation.emitAsset('calls.json', new webpack.sources.RawSource(text));
        },
      );
    });
  }
}

function usedExports({ modules, moduleGraph }: Compilation): string[] {
  const names = new Set<string>();
  // Modules that were put together into one keep their own entry in the graph.
  const all = [...modules].flatMap((module) => [
    module,
    ...((module as { modules?: Iterable<webpack.Module> }).modules ?? []),
  ]);
  for (const module of all) {
    if (!module.nameForCondition()?.startsWith(CONTRACT)) continue;
    for (const info of moduleGraph.getExportsInfo(module).orderedExports) {
      if (info.getUsed(undefined) !== webpack.UsageState.Unused) names.add(info.name);
    }
  }

  return [...names].sort();
}
