import { createHash } from 'node:crypto';

/** The hash of a file in the format of subresource integrity. */
export function integrityOf(content: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** A hash of eight characters. */
export function shortHash(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
