// What is live stays so on a server that starts afresh once a key was revoked, or got another role.
import {
  abort,
  addKey,
  HEADS_FILE,
  historyOf,
  type KeyRole,
  liveHeads,
  newSigningKey,
  revokeKey,
  startCanary,
} from '@freely/platform';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { changeRules, type PlatformContext, readRules } from './platform-context.ts';
import { changeUnit, publish, rollBack } from './publish.ts';
import { changeKeys } from './sign-again.ts';
import { type StoredPlatform, storedPlatform } from './testing/stored-platform.ts';
import { keys } from './verbs/keys.ts';
import type { VerbOptions } from './verbs/verb.ts';

const UNIT = 'mfe-booking';
let platform: StoredPlatform;
beforeEach(async () => {
  platform = storedPlatform();
  await platform.own(UNIT, '/payment/*');
});
afterEach(() => {
  jest.restoreAllMocks();
  delete process.env.DATA_DIR;
  platform.close();
});

/** Somebody else who may change things, by a key of their own. */
async function withKey(id: string, role: KeyRole): Promise<PlatformContext> {
  const { publicKey, privateKey } = newSigningKey();
  await changeRules(platform.context, 'add key', 'A test', (rules) =>
    addKey(rules, id, { publicKey, role, owner: id }, role === 'team' ? [UNIT] : []),
  );

  return { ...platform.context, key: { id, privateKey } };
}

async function revoke(id: string): Promise<void> {
  await changeKeys(platform.context, 'revoke key', 'It was stolen', (rules) =>
    revokeKey(rules, id),
  );
}

async function servedAfresh() {
  const problems: string[] = [];
  const live = await liveHeads({
    read: platform.context.store.read,
    roots: platform.context.trusted,
    lastGoodFile: null,
    onProblem: (problem) => problems.push(problem),
  });

  return { version: live.current().units[UNIT]?.state.active?.version, problems };
}
const signers = async () =>
  (await historyOf(platform.context.store, UNIT)).map(({ envelope }) => envelope.key);

async function releaseTwice(team: PlatformContext): Promise<void> {
  for (const version of ['1', '2']) {
    await publish(team, UNIT, await platform.write(UNIT, version));
  }
}

test('a rollback by an operator stays when the key of the team is revoked', async () => {
  await releaseTwice(await withKey('team', 'team'));
  await rollBack(await withKey('operator', 'operator'), UNIT, null, 'It is slow');
  await revoke('team');

  expect(await servedAfresh()).toEqual({ version: '1', problems: [] });
});

test('the end of a canary by a controller stays when the key that began it is revoked', async () => {
  const team = await withKey('team', 'team');
  await releaseTwice(team);
  const release = await platform.write(UNIT, '3');
  await changeUnit(team, UNIT, { verb: 'canary', reason: 'r' }, (state) =>
    startCanary(state, { release, percent: 10, cohorts: [] }),
  );
  const controller = await withKey('controller', 'controller');
  await changeUnit(controller, UNIT, { verb: 'abort', reason: 'It fails' }, abort);
  await revoke('team');

  expect(await servedAfresh()).toEqual({ version: '2', problems: [] });
});

test.each<[string, string[], VerbOptions]>([
  ['without its remotes, as that of a controller', [], { owner: 'The team' }],
  ['for previews only', [UNIT], { role: 'preview' }],
])('what a team released stays when its key is added again %s', async (_role, remotes, options) => {
  const team = await withKey('team', 'team');
  await releaseTwice(team);
  const { publicKey = '' } = (await readRules(team)).keys.team ?? {};
  process.env.DATA_DIR = platform.folder;
  jest.spyOn(console, 'log').mockReturnValue();
  await keys.run(['add', 'team', publicKey, ...remotes], options, () => {});
  expect((await readRules(team)).keys.team?.role).not.toBe('team');

  expect(await servedAfresh()).toEqual({ version: '2', problems: [] });
});

test('nothing is signed again that another key has signed, nor for a key that nobody has', async () => {
  await releaseTwice(await withKey('team', 'team'));
  await withKey('other', 'team');
  await revoke('other');
  await expect(revoke('nobody')).rejects.toThrow('There is no key nobody.');

  expect(await signers()).toEqual(['team', 'team']);
  expect(await platform.context.store.read(HEADS_FILE)).not.toBeNull();
});
