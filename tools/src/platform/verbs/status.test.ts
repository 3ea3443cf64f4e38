// At night the first thing to know is since when something has been live: it may be why.
import { abort, force, kill, startCanary, type UnitState } from '@freely/platform';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { changeUnit } from '../publish.ts';
import { type StoredPlatform, storedPlatform } from '../testing/stored-platform.ts';
import { status } from './status.ts';

const UNIT = 'mfe-booking';
let platform: StoredPlatform;
let day: number;
beforeEach(async () => {
  day = 0;
  platform = storedPlatform();
  process.env.DATA_DIR = platform.folder;
  await platform.own(UNIT, '/payment/*');
  for (const version of ['1', '2']) await onTheNextDay(() => platform.release(UNIT, version));
});
afterEach(() => {
  delete process.env.DATA_DIR;
  platform.close();
});

/** Records are dated by the log itself. */
async function onTheNextDay(change: () => Promise<unknown>): Promise<void> {
  day += 1;
  const date = jest.spyOn(Date.prototype, 'toISOString');
  date.mockReturnValue(`2026-05-0${day}T10:00:00.000Z`);
  await change();
  date.mockRestore();
}
const change = (verb: string, to: (state: UnitState) => UnitState) =>
  onTheNextDay(() => changeUnit(platform.context, UNIT, { verb, reason: 'A test' }, to));

async function shown(): Promise<string | undefined> {
  const printed = jest.spyOn(console, 'log').mockReturnValue();
  await status.run([], {}, () => {});
  const [[text] = []] = printed.mock.calls;
  printed.mockRestore();

  return String(text).split('\n')[0]?.replace(/ +/g, ' ');
}

test('a release is live since it became so, whatever was done beside it', async () => {
  const release = await platform.write(UNIT, '3');
  await change('canary', (state) => startCanary(state, { release, percent: 5, cohorts: [] }));
  await change('abort', abort);
  await change('force-upgrade', (state) => force(state, 10));
  expect(await shown()).toBe(`${UNIT} 2 since 2026-05-02T10:00:00.000Z`);
});

test('a remote is switched off since that was done', async () => {
  await change('kill', kill);
  await change('sign again', (state) => ({ ...state }));
  expect(await shown()).toBe(`${UNIT} SWITCHED OFF since 2026-05-03T10:00:00.000Z`);
});
