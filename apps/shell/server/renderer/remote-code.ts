import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Script } from 'node:vm';
import type { RemoteModule } from '@freely/federation';

/** The server code of a release. */
export interface RemoteCode {
  /** A path on this machine. */
  readonly file: string;
  /** `sha384-…`, from the manifest that the registry pins. */
  readonly integrity: string;
  /** The URL of the release's folder. */
  readonly folder: string;
}

/** The wrapper function of a CommonJS file. */
type Evaluate = (
  require: (name: string) => unknown,
  module: { exports: unknown },
  exports: unknown,
) => void;

/**
 * By folder and hash, for each set of shared copies: with another shell's React the code would not work. The same
 * code of another release has other addresses of its images, which stay when the first release is deleted.
 */
const known = new WeakMap<object, Map<string, Promise<RemoteModule>>>();

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
  const modules = known.get(shared) ?? new Map<string, Promise<RemoteModule>>();
  known.set(shared, modules);
  const key = `${code.folder} ${code.integrity}`;
  const read = modules.get(key) ?? evaluate(code, shared);
  modules.set(key, read);
  read.catch(() => modules.delete(key));

  return read;
}

async function evaluate(
  code: RemoteCode,
  shared: Readonly<Record<string, unknown>>,
): Promise<RemoteModule> {
  const source = await readFile(code.file, 'utf8');
  const hash = `sha384-${createHash('sha384').update(source).digest('base64')}`;
  if (hash !== code.integrity) throw new Error(`${code.file} is not the file that was released.`);
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
