import { createHash } from 'node:crypto';

/** The hash of a file as browsers compare it. */
export function integrityOf(content: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Eight characters that name a content. */
export function shortHash(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
