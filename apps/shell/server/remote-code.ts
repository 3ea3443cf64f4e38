import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Script } from 'node:vm';
import type { RemoteModule } from '@freely/federation';

/** Where the code of a release for the server is, and what it must hash to. */
export interface RemoteCode {
  /** A path of this machine or an address. */
  readonly file: string;
  /** `sha384-…`, from the release's manifest, which the registry pins. */
  readonly integrity: string;
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
  { file, integrity, folder }: RemoteCode,
  shared: Readonly<Record<string, unknown>>,
): Promise<RemoteModule> {
  const source = await readSource(file);
  const hash = `sha384-${createHash('sha384').update(source).digest('base64')}`;
  if (hash !== integrity) throw new Error(`${file} is not the file that was released.`);

  const wrapped = `(function (require, module, exports) {${source}\n})`;
  const run = new Script(wrapped, { filename: file }).runInThisContext() as Evaluate;
  const module = { exports: {} };
  const lent: Readonly<Record<string, unknown>> = {
    ...shared,
    '@freely/release-folder': { releaseFolder: folder },
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

async function readSource(file: string): Promise<string> {
  if (!/^https?:/.test(file)) return readFile(file, 'utf8');
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}.`);

  return answer.text();
}
