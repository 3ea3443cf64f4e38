import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

/**
 * Sets `integrity` on every script and style sheet that webpack's runtime loads. The hashes come from
 * the page (`@freely/federation/integrity`), which reads them from the manifest of the release. The
 * build cannot contain them: webpack-subresource-integrity does not work with federation.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (code) => `${code}\n${setIntegrity('script', 'src')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (code, { tag }) => `${code}\n${setIntegrity(tag, 'href')}`,
      );
    });
  }
}

function setIntegrity(tag: string, attribute: string): string {
  return [
    `var freelyHash = globalThis.freelyIntegrity && globalThis.freelyIntegrity(${tag}.${attribute});`,
    `if (freelyHash) { ${tag}.integrity = freelyHash; ${tag}.crossOrigin = 'anonymous'; }`,
  ].join('\n');
}
