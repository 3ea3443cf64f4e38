import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newSigningKey, type SigningKey, signingKeyIn } from '@freely/platform';
import { dataFolder } from '../product/data-folder.ts';

/** A key pair of this machine. */
export interface LocalKey extends SigningKey {
  readonly publicKey: string;
}

/**
 * The key that signs on this machine: `PLATFORM_KEY` (`id=private key`), as a pipeline has it, else
 * one in the data folder, which is made at the first start and readable by its owner only.
 */
export function localKey(dataFolder: string, id = 'local'): LocalKey {
  const name = id === 'local' ? 'key.json' : `${id}-key.json`;
  const file = join(dataFolder, 'platform', name);
  if (!existsSync(file)) writeOnce(file, JSON.stringify({ id, ...newSigningKey() }, null, 2));

  return JSON.parse(readFileSync(file, 'utf8')) as LocalKey;
}

/** Of two that start at once, one makes the key, and whoever is killed leaves no half of one. */
function writeOnce(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** The key that signs links and records here. */
export function signingKey(folder = dataFolder()): SigningKey {
  return givenKey() ?? localKey(folder);
}

/** @throws when `PLATFORM_KEY` is set to something else than a key */
export function givenKey(environment = process.env): SigningKey | null {
  return signingKeyIn(environment.PLATFORM_KEY, 'PLATFORM_KEY');
}
