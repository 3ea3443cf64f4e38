import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PRERENDER_TIMEOUT_MS } from './prerender-timeout.ts';

/** A file of a release, and the hash that it must have. */
export interface ReleaseFile {
  /** A file path or a URL. */
  readonly file: string;
  /** `sha384-…`, from the release's manifest, which is pinned by the registry. */
  readonly integrity: string;
}

/** @throws if the file cannot be read or does not match its hash */
export async function readReleaseFile({ file, integrity }: ReleaseFile): Promise<string> {
  const source = await readSource(file);
  const hash = `sha384-${createHash('sha384').update(source).digest('base64')}`;
  if (hash !== integrity) throw new Error(`${file} is not the file that was released.`);

  return source;
}

async function readSource(file: string): Promise<string> {
  if (!/^https?:/.test(file)) return readFile(file, 'utf8');
  const response = await fetch(file, { signal: AbortSignal.timeout(PRERENDER_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${file} returned status ${response.status}.`);

  return response.text();
}
