import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import webpack, { type Compiler } from 'webpack';

const COMPRESSIBLE = /\.(js|css|svg|json)$/;
/** Bytes. Smaller files are not worth compressing. */
const MIN_SIZE = 600;

/** Writes `.br` and `.gz` beside each file, so that no server has to compress during a request. */
export class CompressPlugin {
  apply(compiler: Compiler): void {
    const { RawSource } = webpack.sources;
    compiler.hooks.thisCompilation.tap('CompressPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'CompressPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1 },
        () => {
          for (const { name, source } of compilation.getAssets()) {
            const content = source.buffer();
            if (!COMPRESSIBLE.test(name) || content.length < MIN_SIZE) continue;
            compilation.emitAsset(`${name}.br`, new RawSource(brotli(content)));
            compilation.emitAsset(`${name}.gz`, new RawSource(gzipSync(content, { level: 9 })));
          }
        },
      );
    });
  }
}

function brotli(content: Buffer): Buffer {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      // Larger blocks than by default suit one large script.
      [constants.BROTLI_PARAM_LGBLOCK]: 20,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
