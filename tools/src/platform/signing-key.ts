import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, JSON.stringify({ id, ...newSigningKey() }, null, 2), {
      mode: 0o600,
    });
  }

  return JSON.parse(readFileSync(file, 'utf8')) as LocalKey;
}

/** The key that signs links and records here. */
export function signingKey(folder = dataFolder()): SigningKey {
  return givenKey() ?? localKey(folder);
}

/** @throws when `PLATFORM_KEY` is set to something else than a key */
export function givenKey(environment = process.env): SigningKey | null {
  return signingKeyIn(environment.PLATFORM_KEY, 'PLATFORM_KEY');
}
