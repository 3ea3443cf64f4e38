import { existsSync } from 'node:fs';
import webpack, { type Compiler } from 'webpack';
import { npmFolder, OWN_EXTENSION } from './workspace.ts';

const RUNTIME = npmFolder('@module-federation');

/**
 * Files of the federation runtime that no page needs, and what replaces them. They know manifests,
 * preloads and ranges of the federation's own kind; the shell has its own registry, manifests and
 * preloads (D66). The replacements do the little that is still called.
 *
 * The core is in the shell alone, whose runtime all remotes use; the rest is in every entry.
 */
const REPLACED = {
  'error-codes/dist/desc.mjs': 'no-descriptions',
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js': 'no-snapshots',
  'runtime-core/dist/utils/preload.js': 'no-preloads',
  'runtime-core/dist/utils/semver/index.js': 'caret-ranges',
  'webpack-bundler-runtime/dist/getSharedFallbackGetter.js': 'no-fallbacks',
  'webpack-bundler-runtime/dist/init.js': 'init',
  'webpack-bundler-runtime/dist/remotes.js': 'no-remotes-by-build',
};

/** Leaves them out of a build, of the shell or of a remote. */
export class LeanFederationPlugin {
  apply(compiler: Compiler): void {
    for (const [file, replacement] of Object.entries(REPLACED)) {
      // A newer runtime may have other files: then this list is looked at again.
      if (!existsSync(`${RUNTIME}/${file}`)) {
        throw new Error(`The federation runtime has no ${file} any more.`);
      }
      const [own = ''] = file.split('/');
      new webpack.NormalModuleReplacementPlugin(importOf(file), (resource) => {
        if (!resource.context.replaceAll('\\', '/').includes(`@module-federation/${own}/`)) return;
        resource.request = `${import.meta.dirname}/lean-federation/${replacement}${OWN_EXTENSION}`;
      }).apply(compiler);
    }
  }
}

/** Files of a package import each other by relative paths: `./semver/index.js`, `../utils/preload.js`. */
function importOf(file: string): RegExp {
  const [folder, name = ''] = file.split('/').slice(-2);
  const end = name === 'index.js' ? `${folder}/${name}` : name;

  return new RegExp(`^\\.{1,2}/(?:.*/)?${end.replaceAll('.', '\\.')}$`);
}
