import { parseRegistry } from './parse-registry.ts';
import type { Registry } from './registry.ts';

/**
 * The registry of the server, if it differs from the one in the page. The browser asks with the ETag that
 * it has, so that an unchanged registry is a 304.
 *
 * @throws when it cannot be read
 */
export async function newerRegistry(current: Registry): Promise<Registry | null> {
  const response = await fetch('/registry.json', { cache: 'no-cache' });
  const fresh = response.ok ? parseRegistry(await response.json()) : null;
  // One of several servers may not have seen the newest change yet.
  if (!fresh || fresh.generation < current.generation) return null;

  return JSON.stringify(fresh) === JSON.stringify(current) ? null : fresh;
}
