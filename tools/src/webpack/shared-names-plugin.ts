import { createRequire } from 'node:module';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { repositoryRoot } from './workspace.ts';

/** Shared module → the names that are imported from it, or that it has. */
export type SharedNames = Readonly<Record<string, readonly string[]>>;

/**
 * Writes which names a remote imports of each shared module (`needs.json`), or which names the
 * shell's copies have (`offers.json`). Federation itself compares versions only, so a name that was
 * added later would be undefined when it is used.
 */
export class SharedNamesPlugin {
  private readonly file: 'needs.json' | 'offers.json';

  constructor(file: 'needs.json' | 'offers.json') {
    this.file = file;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SharedNamesPlugin', (compilation) => {
      let names: SharedNames = {};
      // Before modules are concatenated, which hides who imports what.
      compilation.hooks.afterOptimizeModules.tap('SharedNamesPlugin', () => {
        names = this.file === 'needs.json' ? neededNames(compilation) : offeredNames(compilation);
      });
      compilation.hooks.processAssets.tap(
        { name: 'SharedNamesPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const text = JSON.stringify(names, null, 2);
          compilation.emitAsset(this.file, new webpack.sources.RawSource(text));
        },
      );
    });
  }
}

const CONSUMED = 'consume-shared-module';
const PROVIDED = 'provide-module';
const IMPORTS = new Set(['harmony import specifier', 'harmony export imported specifier']);

interface NamedDependency {
  readonly type: string;
  getIds?(graph: Compilation['moduleGraph']): string[];
}

function neededNames({ modules, moduleGraph, chunkGraph }: Compilation): SharedNames {
  const names: Record<string, Set<string>> = {};
  for (const module of modules) {
    if (chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
    for (const dependency of module.dependencies) {
      const target = moduleGraph.getModule(dependency);
      if (target?.type !== CONSUMED) continue;
      const key = shareKeyOf(target);
      const found = names[key] ?? new Set();
      names[key] = found;
      const { type, getIds } = dependency as NamedDependency;
      const [name] = IMPORTS.has(type) ? (getIds?.call(dependency, moduleGraph) ?? []) : [];
      if (name && name !== 'default') found.add(name);
    }
  }

  return sorted(names);
}

function offeredNames({ modules, moduleGraph }: Compilation): SharedNames {
  const names: Record<string, Set<string>> = {};
  for (const module of modules) {
    if (module.type !== PROVIDED) continue;
    for (const block of [module, ...module.blocks]) {
      for (const dependency of block.dependencies) {
        const target = moduleGraph.getModule(dependency);
        if (target) names[shareKeyOf(module)] = new Set(exportsOf(moduleGraph, target, module));
      }
    }
  }

  return sorted(names);
}

const require = createRequire(`${repositoryRoot}package.json`);

/** A module in CommonJS does not say what it exports, so it is asked. */
function exportsOf(graph: Compilation['moduleGraph'], target: Module, provided: Module): string[] {
  const known = graph.getExportsInfo(target).getProvidedExports();

  return Array.isArray(known) ? known : Object.keys(require(shareKeyOf(provided)) as object);
}

function shareKeyOf(module: Module): string {
  const { options, _name: name } = module as unknown as {
    options?: { shareKey?: string };
    _name?: string;
  };

  return options?.shareKey ?? name ?? '';
}

function sorted(names: Record<string, Set<string>>): SharedNames {
  return Object.fromEntries(
    Object.entries(names)
      .map(([module, found]) => [module, [...found].sort()] as const)
      .sort(([one], [other]) => one.localeCompare(other)),
  );
}
