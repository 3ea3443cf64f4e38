/** @jest-environment node */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readSheetsFrom } from './page-sheets.ts';

// Sheets of a release that another origin serves.
let sheet: string;
let asked: number;
let origin: string;
let problems: string[];
const elsewhere = createServer((_request, response) => {
  asked += 1;
  response.end(sheet);
});

beforeEach(async () => {
  asked = 0;
  problems = [];
  await new Promise<void>((resolve) => elsewhere.listen(0, resolve));
  origin = `http://localhost:${(elsewhere.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => elsewhere.close(resolve)));

const read = () =>
  readSheetsFrom({ assetsFolder: '/nowhere', releasesFolder: '/nowhere' }, (problem) =>
    problems.push(problem),
  );
const pinned = (text: string) => ({
  address: `${origin}/page.css`,
  integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
});

test('a sheet is fetched once for all who need it', async () => {
  sheet = 'h1 { background: url(data:image/png;base64,AAAA) }';
  const sheets = read();
  const [[one], [two]] = await Promise.all([sheets([pinned(sheet)]), sheets([pinned(sheet)])]);

  expect(one?.inline?.text).toBe(sheet);
  expect(two).toEqual(one);
  expect(asked).toBe(1);
});

test('what it names at the root of its own origin is not at ours', async () => {
  sheet = 'h1 { background: url(/tile.svg) }';
  const [only] = await read()([pinned(sheet)]);

  expect(only?.inline).toBeNull();
  expect(problems).toEqual([]);
});

test('a sheet that cannot be read is told, and not asked for again by the next visitor', async () => {
  sheet = 'changed on its way';
  const sheets = read();

  for (let visitor = 0; visitor < 3; visitor += 1) {
    const [only] = await sheets([pinned('as it was released')]);
    expect(only?.inline).toBeNull();
  }
  expect(asked).toBe(1);
  expect(problems).toEqual([expect.stringContaining('is not the file that was released')]);
});
