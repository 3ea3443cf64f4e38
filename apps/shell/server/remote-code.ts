import { Script } from 'node:vm';
import type { RemoteModule } from '@freely/federation';
import { type ReleaseFile, readReleaseFile } from './release-file.ts';

/** The code of a release for the server. */
export interface RemoteCode extends ReleaseFile {
  /** The address at which browsers find the release's folder. */
  readonly folder: string;
}

/** What a CommonJS file is handed. */
type Evaluate = (
  require: (name: string) => unknown,
  module: { exports: unknown },
  exports: unknown,
) => void;

const known = new Map<string, Promise<RemoteModule>>();

/**
 * The routes of a release, evaluated once for each thread.
 *
 * @param shared the shell's copies of what remotes share, by name; nothing else can be asked for
 * @throws when the file is not the one that was released
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
  const lent: Readonly<Record<string, unknown>> = {
    ...shared,
    '@freely/release-folder': { releaseFolder: code.folder },
  };
  run(
    (name) => {
      if (name in lent) return lent[name];
      throw new Error(`A remote asked its server for ${name}, which is not shared.`);
    },
    module,
    module.exports,
  );

  return (module.exports as { default: RemoteModule }).default;
}
