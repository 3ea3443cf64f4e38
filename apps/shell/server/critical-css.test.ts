/** @jest-environment <rootDir>/../../tools/jest/server-environment.mjs */
import { beforeEach, expect, test } from '@jest/globals';
import { createCriticalCssReader } from './critical-css.ts';
import type { ReleaseFiles } from './release-files.ts';
import { sha384 } from './testing/test-releases.ts';

let stylesheet: string;
let reads: number;
let problems: string[];
beforeEach(() => {
  reads = 0;
  problems = [];
});

/** Release files of which each is the same stylesheet, if its hash is right. */
const files: Pick<ReleaseFiles, 'readPinned'> = {
  async readPinned(url, integrity) {
    reads += 1;
    if (integrity !== sha384(stylesheet)) {
      throw new Error(`${url} is not the file that was released.`);
    }
    return stylesheet;
  },
};
const createReader = () => createCriticalCssReader(files, (problem) => problems.push(problem));
const pinned = (text: string, url = '/r/x/1/page.css') => ({ url, integrity: sha384(text) });

test('a stylesheet is fetched once for concurrent requests', async () => {
  stylesheet = 'h1 { background: url(data:image/png;base64,AAAA) }';
  const read = createReader();
  const files = [pinned(stylesheet)];
  const [[one], [two]] = await Promise.all([read(files), read(files)]);

  expect(one?.inline?.text).toBe(stylesheet);
  expect(two).toEqual(one);
  expect(reads).toBe(1);
});

test.each([
  ['tile.svg', '/r/x/1/page.css', '/r/x/1/tile.svg'],
  ['"../2/tile.svg"', '/r/x/1/page.css', '"/r/x/2/tile.svg"'],
  ['/tile.svg', 'https://cdn.example/r/x/1/page.css', 'https://cdn.example/tile.svg'],
  ['#mask', '/r/x/1/page.css', '#mask'],
])('url(%s) in %s is inlined as url(%s)', async (url, file, inlined) => {
  stylesheet = `h1 { background: url(${url}) }`;
  const [only] = await createReader()([pinned(stylesheet, file)]);

  expect(only?.inline?.text).toBe(`h1 { background: url(${inlined}) }`);
});

test('a stylesheet with an import is left to the browser', async () => {
  stylesheet = '@import "other.css";';
  const [only] = await createReader()([pinned(stylesheet)]);

  expect(only?.inline).toBeNull();
  expect(problems).toEqual([]);
});

test('a stylesheet that cannot be read is reported once, and not fetched again at once', async () => {
  stylesheet = 'changed on its way';
  const read = createReader();

  for (let request = 0; request < 3; request += 1) {
    const [only] = await read([pinned('as it was released')]);
    expect(only?.inline).toBeNull();
  }
  expect(reads).toBe(1);
  expect(problems).toEqual([expect.stringContaining('is not the file that was released')]);
});
