import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PATIENCE_MS } from './patience.ts';

/** Where a file of a release is, and what it must hash to. */
export interface ReleaseFile {
  /** A path of this machine or an address. */
  readonly file: string;
  /** `sha384-…`, from the release's manifest, which the registry pins. */
  readonly integrity: string;
}

/** @throws when it cannot be read, or is not the one that was released */
export async function readReleaseFile({ file, integrity }: ReleaseFile): Promise<string> {
  const source = await readSource(file);
  const hash = `sha384-${createHash('sha384').update(source).digest('base64')}`;
  if (hash !== integrity) throw new Error(`${file} is not the file that was released.`);

  return source;
}

async function readSource(file: string): Promise<string> {
  if (!/^https?:/.test(file)) return readFile(file, 'utf8');
  const answer = await fetch(file, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}.`);

  return answer.text();
}
