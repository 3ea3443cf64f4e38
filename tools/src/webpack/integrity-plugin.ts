import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

/**
 * Makes every script and sheet that a build loads by itself ask the page for its hash. The page
 * (`@freely/federation/integrity`) knows the hashes of a release from its manifest; the builds
 * cannot, since webpack-subresource-integrity does not work with federation.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (code) => `${code}\n${askFor('script', 'src')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (code, { tag }) => `${code}\n${askFor(tag, 'href')}`,
      );
    });
  }
}

function askFor(tag: string, attribute: string): string {
  return [
    `var freelyHash = globalThis.freelyIntegrity && globalThis.freelyIntegrity(${tag}.${attribute});`,
    `if (freelyHash) { ${tag}.integrity = freelyHash; ${tag}.crossOrigin = 'anonymous'; }`,
  ].join('\n');
}
