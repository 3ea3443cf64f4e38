import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { autocompletePlaces, placeDetails } from '@freely/api-client/contract';
import { milesBetween } from '@freely/domain/geo';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../../test/support/start-test-api.ts';
import { gridToPoint } from './grid-to-point.ts';
import { importPostcodes, summary } from './import-postcodes.ts';

let api: TestApi;
let folder: string;
beforeAll(async () => {
  api = await startTestApi();
  folder = mkdtempSync(join(tmpdir(), 'freely-postcodes-'));
});
beforeEach(() => api.db.deleteFrom('exact_postcodes').execute());
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A file in the format of the ONS Postcode Directory: many columns, of which three are read. */
const directory = (...rows: [pcds: string, lat: string, long: string][]) =>
  [
    '\ufeffpcd,pcd2,pcds,dointr,doterm,lat,long,imd',
    ...rows.map(
      ([pcds, lat, long]) =>
        `"${pcds.replace(' ', '')}","${pcds}","${pcds}","198001","",${lat},${long},1`,
    ),
  ].join('\r\n');
const codePoint = (...rows: [postcode: string, easting: number, northing: number][]) =>
  rows
    .map(
      ([postcode, east, north]) =>
        `"${postcode}",10,${east},${north},"E92000001","","E18000007","","E09000032","E05009323"`,
    )
    .join('\r\n');

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);

  return path;
}
const run = (...paths: string[]) => importPostcodes(api.db, paths, () => {});
const known = () => api.db.selectFrom('exact_postcodes').selectAll().orderBy('postcode').execute();
const details = async (id: string) => (await api.call(placeDetails, { params: { id } })).body;

test('the ONS Postcode Directory: postcodes with a location are imported, others skipped', async () => {
  const path = file(
    'ONSPD.csv',
    directory(
      ['SW11 4NB', '51.470123', '-0.160321'],
      ['BT1 5GS', '54.597269', '-5.930109'],
      ['GY1 1AA', '99.999999', '0.000000'],
    ),
  );

  expect(await run(path)).toEqual({ files: 1, read: 3, changed: 2, skipped: 1 });
  expect(await known()).toEqual([
    { postcode: 'BT15GS', lat: 54.597269, lon: -5.930109 },
    { postcode: 'SW114NB', lat: 51.470123, lon: -0.160321 },
  ]);
  expect(await run(path)).toEqual({ files: 1, read: 3, changed: 0, skipped: 1 });
});

test('Code-Point Open: a folder of files, grid metres converted to degrees', async () => {
  const data = join(folder, 'CSV');
  mkdirSync(data);
  writeFileSync(join(data, 'sw.csv'), codePoint(['SW1A1AA', 529090, 179645], ['SW1A0AA', 0, 0]));
  writeFileSync(join(data, 'B.CSV'), codePoint(['B1  1BB', 406689, 286822]));
  writeFileSync(join(data, 'readme.txt'), 'not data');

  expect(await run(data)).toEqual({ files: 2, read: 3, changed: 2, skipped: 1 });

  // Buckingham Palace.
  const palace = await details('p-SW1A1AA');
  const metres = milesBetween(palace, { lat: 51.501009, lon: -0.141588 }) * 1609.344;
  expect(metres).toBeLessThan(10);
  expect(String(palace.lat)).toMatch(/^\d+\.\d{1,7}$/);
});

test("grid conversion matches Ordnance Survey's worked example, and both ends of the country", () => {
  const metresOff = (east: number, north: number, lat: number, lon: number) =>
    milesBetween(gridToPoint(east, north), { lat, lon }) * 1609.344;

  // The example of OS, "A guide to coordinate systems in Great Britain": 52°39′28.723″N
  // 1°42′57.787″E by the same seven parameters.
  expect(metresOff(651_409.903, 313_177.27, 52.657_978_6, 1.716_051_9)).toBeLessThan(1);
  expect(metresOff(134_225, 25_075, 50.066_1, -5.714_8)).toBeLessThan(100);
  expect(metresOff(337_950, 973_350, 58.644, -3.07)).toBeLessThan(200);
});

test('an imported postcode has its exact point, any other its point from the gazetteer', async () => {
  const [before, neighbour] = [await details('p-SW114NB'), await details('p-SW114NA')];
  await run(file('one.csv', directory(['SW11 4NB', '51.470123', '-0.160321'])));

  expect(await details('p-SW114NB')).toEqual({ ...before, lat: 51.470123, lon: -0.160321 });
  expect([before.lat, before.lon]).not.toEqual([51.470123, -0.160321]);
  expect(await details('p-SW114NA')).toEqual(neighbour);
  const { body } = await api.call(autocompletePlaces, { query: { q: 'sw114nb' } });
  expect(body.suggestions).toEqual([{ id: 'p-SW114NB', description: 'SW11 4NB, London' }]);
});

test('a newer file updates moved postcodes, and an invalid file does not undo earlier files', async () => {
  await run(
    file('old.csv', directory(['SW11 4NB', '51.47', '-0.16'], ['E1 6AN', '51.51', '-0.07'])),
  );
  const newer = file(
    'new.csv',
    directory(['SW11 4NB', '51.4701', '-0.1601'], ['E1 6AN', '51.51', '-0.07']),
  );
  expect(await run(newer)).toMatchObject({ read: 2, changed: 1 });

  const good = file('a.csv', directory(['M1 1AE', '53.48', '-2.23']));
  const bad = file('b.csv', directory(['M1 1AF', '53.48', '-2.23'], ['M1 1AG', 'north', '-2.23']));
  await expect(run(good, bad)).rejects.toThrow('b.csv:3: "north" is not a number (latitude)');
  expect((await known()).map(({ postcode }) => postcode)).toEqual(['E16AN', 'M11AE', 'SW114NB']);
});

test('of a postcode that is twice in a file the last one counts; long files are imported in batches', async () => {
  const letters = [...'ABDEFGHJLN'];
  const units = letters.flatMap((a) => letters.map((b) => a + b));
  const rows = Array.from({ length: 6100 }, (_, index): [string, string, string] => [
    `SW${1 + Math.floor(index / 1000)} ${Math.floor(index / 100) % 10}${units[index % 100]}`,
    '51.5',
    '-0.1',
  ]);
  const twice: [string, string, string] = [rows[0]![0], '51.6', '-0.2'];
  const logged: string[] = [];

  const done = await importPostcodes(
    api.db,
    [file('many.csv', directory(...rows.slice(0, 10), twice, ...rows.slice(10)))],
    (line) => logged.push(line),
  );

  expect(done).toEqual({ files: 1, read: 6101, changed: 6100, skipped: 0 });
  expect((await known())[0]).toEqual({ postcode: 'SW10AA', lat: 51.6, lon: -0.2 });
  expect(logged).toEqual([]);
  expect(summary(done)).toBe(
    '6,101 postcodes in 1 file: 6,100 new or moved, 0 skipped because their location is not known.',
  );
});

test.each([
  ['empty.csv', '', 'empty.csv: the file is empty'],
  ['names.csv', 'a,b,c\n1,2,3', /^names\.csv:1: this is neither an ONS Postcode Directory/],
  ['short.csv', 'pcds,lat,long\nSW11 4NB,51.5', /^short\.csv:2: Invalid Record Length/],
  ['quote.csv', 'pcds,lat,long\nSW11 4NB,"51.5', /^quote\.csv:2: Quote Not Closed/],
  [
    'code.csv',
    directory(['JE2 3AB X', '51.5', '-0.1']),
    /^code\.csv:2: "JE2 3AB X" is not a British/,
  ],
  [
    'away.csv',
    directory(['SW11 4NB', '-0.16', '51.47']),
    /^away\.csv:2: SW11 4NB would lie outside/,
  ],
  [
    'metres.csv',
    codePoint(['SW11 4NB', 1, 2_000_000]),
    /^metres\.csv:1: SW11 4NB would lie outside/,
  ],
])('%s is refused with its line', async (name, text, message) => {
  await expect(run(file(name, text))).rejects.toThrow(message);
  expect(await known()).toEqual([]);
});

test('missing files and folders without data are refused', async () => {
  await expect(run(join(folder, 'none.csv'))).rejects.toThrow(/none\.csv: there is no such file$/);
  const emptyFolder = join(folder, 'no-data');
  mkdirSync(emptyFolder);
  await expect(run(emptyFolder)).rejects.toThrow(/no-data: there is no \.csv file in this folder$/);
});

test('the command prints help and a summary, and exits with 1 on a mistake', async () => {
  const main = join(import.meta.dirname, 'main.ts');
  const command = (...args: string[]) =>
    promisify(execFile)(process.execPath, [main, ...args], {
      env: { ...process.env, DATABASE_URL: api.deps.config.database.url },
    });

  expect((await command('--help')).stdout).toMatch(/npm run postcodes -w @freely\/api -- <file/);
  const path = file('done.csv', directory(['SW11 4NB', '51.470123', '-0.160321']));
  expect((await command(path)).stdout).toMatch(/^1 postcodes in 1 file: 1 new or moved/);
  expect(await known()).toHaveLength(1);
  const invalid = [[], ['--fast'], [join(folder, 'none.csv')]];
  for (const args of invalid) {
    await expect(command(...args)).rejects.toMatchObject({ code: 1, stdout: '' });
  }
  await expect(command(join(folder, 'none.csv'))).rejects.toMatchObject({
    stderr: expect.stringMatching(/none\.csv: there is no such file\n$/),
  });
});
