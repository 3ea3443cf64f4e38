import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import webpack, { type Compilation, type Compiler } from 'webpack';

const COMPRESSIBLE = /\.(js|css|svg|json)$/;
/** Bytes. Smaller files are not worth compressing. */
const MIN_SIZE = 600;

/**
 * Writes `.br` and `.gz` beside each file, so that no server has to compress during a request. What is
 * as it was in the build before comes from the build's cache.
 */
export class CompressPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('CompressPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'CompressPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1 },
        async () => {
          const files = compilation
            .getAssets()
            .filter(({ name, source }) => COMPRESSIBLE.test(name) && source.size() >= MIN_SIZE);
          const compressed = await Promise.all(
            files.map(async ({ name, source }) => ({
              name,
              ...(await compress(compilation, name, source)),
            })),
          );
          for (const { name, br, gz } of compressed) {
            compilation.emitAsset(`${name}.br`, br);
            compilation.emitAsset(`${name}.gz`, gz);
          }
        },
      );
    });
  }
}

interface Compressed {
  readonly br: webpack.sources.RawSource;
  readonly gz: webpack.sources.RawSource;
}

async function compress(
  compilation: Compilation,
  name: string,
  source: webpack.sources.Source,
): Promise<Compressed> {
  const cache = compilation.getCache('CompressPlugin');
  const item = cache.getItemCache(name, cache.getLazyHashedEtag(source));
  const kept = await item.getPromise<Compressed>();
  if (kept) return kept;
  const content = source.buffer();
  const [br, gz] = await Promise.all([brotli(content), smallest(content)]);
  const { RawSource } = webpack.sources;
  const made = { br: new RawSource(br), gz: new RawSource(gz) };
  await item.storePromise(made);

  return made;
}

const smallest = (content: Buffer) => promisify(gzip)(content, { level: 9 });

function brotli(content: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      // Larger blocks than by default suit one large script.
      [constants.BROTLI_PARAM_LGBLOCK]: 20,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
