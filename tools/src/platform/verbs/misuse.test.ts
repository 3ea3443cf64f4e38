// What a verb does not understand is refused before anything is built, asked for or changed.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { exitCodeOf } from '../../terminal/command-error.ts';
import { changeUnit } from '../publish.ts';
import { type StoredPlatform, storedPlatform } from '../testing/stored-platform.ts';
import { verbs } from './index.ts';
import { requireUnderstood, type VerbOptions } from './verb.ts';

let platform: StoredPlatform;
let printed: string[];
beforeAll(async () => {
  platform = storedPlatform();
  process.env.DATA_DIR = platform.folder;
  await platform.own('mfe-elsewhere', '/elsewhere/*');
  for (const version of ['1', '2']) await platform.release('mfe-elsewhere', version);
});
beforeEach(() => {
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  jest.spyOn(console, 'error').mockReturnValue();
});
afterAll(() => {
  jest.restoreAllMocks();
  delete process.env.DATA_DIR;
  platform.close();
});

async function run(line: string, options: VerbOptions = {}): Promise<number> {
  const [name = '', ...args] = line.split(' ');
  const verb = verbs[name];
  if (!verb) throw new Error(`There is no verb ${name}.`);
  requireUnderstood(name, verb, args, options);

  return verb.run(args, options, () => {});
}
const reason = 'A test';

test.each<[string, VerbOptions, string]>([
  ['kill mfe-elsewhere', {}, 'Say why, with --reason'],
  ['kill mfe-elsewhere', { reason: '  ' }, 'Say why, with --reason'],
  ['kill mfe-elsewhere', { reason, 'dry-run': true }, 'kill has no --dry-run'],
  ['kill mfe-elsewhere mfe-booking', { reason }, 'kill does not take "mfe-booking" as well'],
  ['kill ../../outside', { reason }, 'Name what was released: one of mfe-elsewhere'],
  ['revive', { reason }, 'Name what was released'],
  ['promote mfe-nobody', { reason }, 'Name what was released'],
  ['abort mfe-nobody', { reason }, 'Name what was released'],
  ['rollback mfe-nobody', { reason }, 'Name what was released'],
  ['history ../..', {}, 'Name what was released'],
  ['release mfe-nobody', {}, 'Name what to release: one of shell, mfe-'],
  ['release mfe-booking mfe-admin', {}, 'release does not take "mfe-admin" as well'],
  ['canary mfe-nobody', { reason, percent: '10' }, 'Name what to release'],
  ['canary mfe-booking', { percent: '10' }, 'Say why, with --reason'],
  ['canary mfe-booking', { reason }, 'Say who gets it: --percent N, --cohort NAME'],
  ['canary mfe-booking', { reason, percent: '' }, '--percent must be a number, 0 to 100'],
  ['canary mfe-booking', { reason, percent: '101' }, '--percent must be a number, 0 to 100'],
  ['canary mfe-booking', { reason, percent: 'ten' }, '--percent must be a number, 0 to 100'],
  ['canary mfe-booking', { reason, percent: '5', 'promote-after': '2w' }, '--promote-after must'],
  ['preview mfe-booking', {}, '--for must be like 30s, 45m, 2h or 3d'],
  ['preview mfe-booking', { for: '31d' }, '--for may be at most 30d'],
  ['preview mfe-nobody 1', { for: '2h' }, 'Name what was released'],
  ['force-upgrade mfe-elsewhere', { reason }, '--within must be like'],
  ['gc', { reason }, '--keep-days must be a number'],
  ['gc', { reason, 'keep-days': '' }, '--keep-days must be a number'],
  ['diff mfe-elsewhere 1', {}, 'Name the unit and two of its releases'],
  ['keys list', {}, 'Say new, add or revoke'],
  ['keys new a.b', {}, 'Name the key: letters, digits and hyphens'],
  ['keys add a.b KEY mfe-elsewhere', {}, 'Name the key: letters, digits and hyphens'],
  ['keys add ops KEY mfe-elsewhere', { role: 'operator' }, '--role with remotes must be preview'],
  ['keys add ops KEY mfe-elsewhere', { role: 'controller' }, '--role with remotes must be preview'],
  ['disown', {}, 'Name a remote, and the paths it gives up'],
  ['development maybe', { reason }, 'Say on or off'],
  ['cohort UPPER', { for: '1h' }, 'Name the group'],
  ['cohort stuff', { for: '1h' }, 'The site would refuse this link: There is no group stuff.'],
  ['preview mfe-booking', { for: '2h', person: 'ada' }, '--person must be the email'],
  ['own mfe-nobody', {}, 'Name a remote, and the paths it asks for'],
])('%s %j is misused', async (line, options, problem) => {
  const error = await run(line, options).then(
    () => null,
    (thrown: Error) => thrown,
  );

  expect(error?.message).toContain(problem);
  expect(exitCodeOf(error)).toBe(2);
  expect(printed).toEqual([]);
});

test.each([
  ['diff mfe-elsewhere 1 ../../records', 'There is no release mfe-elsewhere ../../records.'],
  ['preview mfe-elsewhere ../1', 'There is no release ../1 of mfe-elsewhere.'],
  ['rollback mfe-elsewhere ../1', '../1 was never active before 2.'],
])('%s is refused: a version leads nowhere else', async (line, problem) => {
  const options = line.startsWith('preview') ? { for: '2h' } : {};

  await expect(run(line, options)).rejects.toThrow(problem);
});

test('a release that was live is shown only as it was signed', async () => {
  const file = join(platform.folder, 'releases/r/mfe-elsewhere/1/release.json');
  const manifest = readFileSync(file, 'utf8');
  writeFileSync(file, manifest.replace('"commit":"1"', '"commit":"evil"'));
  await expect(run('preview mfe-elsewhere 1', { for: '2h' })).rejects.toThrow(
    '/r/mfe-elsewhere/1/release.json is not the manifest that was signed.',
  );
  writeFileSync(file, manifest);

  expect(await run('preview mfe-elsewhere 1', { for: '2h' })).toBe(0);
});

test('a release that was never live is shown, and it is said that nobody has signed it', async () => {
  await platform.write('mfe-elsewhere', '3');

  expect(await run('preview mfe-elsewhere 3', { for: '2h' })).toBe(0);
  expect(console.error).toHaveBeenCalledWith(
    'mfe-elsewhere 3 was never live: nobody has signed what the store has of it.',
  );
});

test('a remote of another repository is rolled back, shown and given to some like any other', async () => {
  expect(await run('rollback mfe-elsewhere', { reason })).toBe(0);
  expect(await run('canary mfe-elsewhere 2', { reason, percent: '10', cohort: 'staff' })).toBe(0);
  expect(console.error).toHaveBeenCalledWith('Nothing names the group staff yet.');
  expect(await run('preview mfe-elsewhere 2', { for: '30s' })).toBe(0);
  expect(printed.join('\n')).toMatch(
    /mfe-elsewhere 1 is active again\nmfe-elsewhere 2 is a canary for 10% and staff\nmfe-elsewhere 2, until \S+, for the first browser/,
  );
});

test('a release whose files were removed is not given to some', async () => {
  await changeUnit(platform.context, 'mfe-elsewhere', { verb: 'gc', reason }, (state) => ({
    ...state,
    removed: ['2'],
    canary: null,
  }));

  await expect(run('canary mfe-elsewhere 2', { reason, percent: '10' })).rejects.toThrow(
    'The files of 2 were removed: release it again.',
  );
});

test('a key is added for the reason that was given', async () => {
  const made = await run('keys new pilots', { json: true });
  const { publicKey } = JSON.parse(printed.join(''));
  await run(`keys add pilots ${publicKey} mfe-elsewhere`, {
    reason: 'They asked',
    owner: 'Pilots',
  });
  printed.length = 0;
  await run('history platform', { json: true });

  expect(made).toBe(0);
  expect(JSON.parse(printed.join('')).at(-1)).toMatchObject({ reason: 'They asked' });
});
