import { Script } from 'node:vm';
import type { RemoteModule } from '@freely/federation';
import { type ReleaseFile, readReleaseFile } from './release-file.ts';

/** The server code of a release. */
export interface RemoteCode extends ReleaseFile {
  /** The URL of the release's folder. */
  readonly folder: string;
}

/** The wrapper function of a CommonJS file. */
type Evaluate = (
  require: (name: string) => unknown,
  module: { exports: unknown },
  exports: unknown,
) => void;

const known = new Map<string, Promise<RemoteModule>>();

/**
 * The module of a release, evaluated once per thread.
 *
 * @param shared the shell's copies of the shared packages, by name. Nothing else can be required.
 * @throws if the file does not match its hash
 */
export function readRemote(
  code: RemoteCode,
  shared: Readonly<Record<string, unknown>>,
): Promise<RemoteModule> {
  const read = known.get(code.integrity) ?? evaluate(code, shared);
  known.set(code.integrity, read);
  read.catch(() => known.delete(code.integrity));

  return read;
}

async function evaluate(
  code: RemoteCode,
  shared: Readonly<Record<string, unknown>>,
): Promise<RemoteModule> {
  const source = await readReleaseFile(code);
  const wrapped = `(function (require, module, exports) {${source}\n})`;
  const run = new Script(wrapped, { filename: code.file }).runInThisContext() as Evaluate;
  const module = { exports: {} };
  const provided: Readonly<Record<string, unknown>> = {
    ...shared,
    '@freely/release-folder': { releaseFolder: code.folder },
  };
  run(
    (name) => {
      if (name in provided) return provided[name];
      throw new Error(`A remote requires ${name} on the server, which is not shared.`);
    },
    module,
    module.exports,
  );

  return (module.exports as { default: RemoteModule }).default;
}
