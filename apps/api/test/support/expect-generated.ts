import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from '@jest/globals';

const root = new URL('../../../../', import.meta.url);

/**
 * Compares a page of the repository with what it is generated from. `WRITE_DOCS=1` in front of the
 * test writes the page.
 */
export function expectGenerated(path: string, text: string): void {
  const url = new URL(path, root);
  if (process.env.WRITE_DOCS === '1') writeFileSync(url, text);

  expect(readFileSync(url, 'utf8')).toBe(text);
}
