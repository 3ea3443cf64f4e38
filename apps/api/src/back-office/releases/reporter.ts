import { createHmac } from 'node:crypto';

/** A browser as one release sees it. */
export interface Reporter {
  readonly network: Buffer;
  readonly browser: Buffer;
}

/**
 * Keyed hashes of a network and of a browser in it. They differ from release to release, so they do
 * not follow anybody, and without the key they say nothing. The browser itself stores nothing.
 */
export function reporterOf(
  key: Buffer,
  release: { readonly unit: string; readonly version: string },
  network: string,
  userAgent: string,
): Reporter {
  const hash = (...parts: string[]) =>
    createHmac('sha256', key)
      .update(['release reporter', release.unit, release.version, ...parts].join('\n'))
      .digest()
      .subarray(0, 8);

  return { network: hash(network), browser: hash(network, userAgent) };
}
