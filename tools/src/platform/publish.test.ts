// A tool that is killed between its record and the heads, and run again: docs/platform.md says to.
import {
  abort,
  addKey,
  HEADS_FILE,
  historyOf,
  kill,
  newSigningKey,
  promote,
  revokeKey,
  startCanary,
} from '@freely/platform';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { changeRules, type PlatformContext } from './platform-context.ts';
import { changeUnit, newestNumber, publish, rollBack } from './publish.ts';
import { type StoredPlatform, storedPlatform } from './testing/stored-platform.ts';

const UNIT = 'mfe-booking';
let platform: StoredPlatform;
let errors: jest.Spied<typeof console.error>;
beforeEach(async () => {
  errors = jest.spyOn(console, 'error').mockReturnValue();
  platform = storedPlatform();
  await platform.own(UNIT, '/payment/*');
  for (const version of ['1', '2', '3']) await platform.release(UNIT, version);
});
afterEach(() => {
  errors.mockRestore();
  platform.close();
});

/** As the context of a tool that dies after its record. */
function dying(): PlatformContext {
  const replace = () => Promise.reject(new Error('killed'));

  return { ...platform.context, store: { ...platform.context.store, replace } };
}
const verbs = async () =>
  (await historyOf(platform.context.store, UNIT)).map(({ record }) => record.verb).slice(3);
const served = async () => {
  const heads = JSON.parse(
    Buffer.from((await platform.context.store.read(HEADS_FILE)) ?? '').toString(),
  );

  return JSON.parse(heads[UNIT].record).state;
};

describe('a rollback that was cut short', () => {
  beforeEach(async () => {
    await expect(rollBack(dying(), UNIT, null, 'It is slow')).rejects.toThrow('killed');
    expect((await served()).active.version).toBe('3');
  });

  test('is not made a second time when it is run again', async () => {
    const state = await rollBack(platform.context, UNIT, null, 'It is slow');

    expect(state.active?.version).toBe('2');
    expect(await verbs()).toEqual(['rollback']);
    expect((await served()).active.version).toBe('2');
    expect(errors).toHaveBeenCalledWith(
      expect.stringMatching(
        /^The rollback of mfe-booking by .* had not reached servers; now it has/,
      ),
    );
  });

  test('to one version is not one to another', async () => {
    expect((await rollBack(platform.context, UNIT, '1', 'It is slow')).active?.version).toBe('1');
    expect(await verbs()).toEqual(['rollback', 'rollback']);
  });

  test('is another one for another reason, or by somebody else', async () => {
    await rollBack({ ...platform.context, person: 'Grace' }, UNIT, null, 'It is slow');

    expect(await verbs()).toEqual(['rollback', 'rollback']);
    expect((await served()).active.version).toBe('1');
  });

  test('reaches servers with whatever is run next, though that is refused', async () => {
    await expect(
      changeUnit(platform.context, UNIT, { verb: 'promote', reason: 'r' }, promote),
    ).rejects.toThrow('There is no canary to promote.');

    expect((await served()).active.version).toBe('2');
  });
});

test('a canary whose end was cut short is ended when that is run again', async () => {
  const release = await platform.write(UNIT, '4');
  const canary = { release, percent: 10, cohorts: [] };
  await changeUnit(platform.context, UNIT, { verb: 'canary', reason: 'r' }, (state) =>
    startCanary(state, canary),
  );
  const end = (context: PlatformContext) =>
    changeUnit(context, UNIT, { verb: 'abort', reason: 'It fails', leadsTo: () => true }, abort);
  await expect(end(dying())).rejects.toThrow('killed');

  expect((await end(platform.context)).canary).toBeNull();
  expect(await verbs()).toEqual(['canary', 'abort']);
  expect((await served()).canary).toBeNull();
});

test('a key whose revocation was cut short is revoked when that is run again', async () => {
  const { publicKey } = newSigningKey();
  const key = { publicKey, role: 'controller' as const, owner: 'Ada' };
  const { context } = platform;
  await changeRules(context, 'add key', 'r', (rules) => addKey(rules, 'stolen', key));
  const revoke = (by: PlatformContext) =>
    changeRules(by, 'revoke key', 'r', (rules) => revokeKey(rules, 'stolen'));
  await expect(revoke(dying())).rejects.toThrow('killed');
  await expect(revoke(context)).rejects.toThrow('There is no key stolen.');

  const heads = JSON.parse(Buffer.from((await context.store.read(HEADS_FILE)) ?? '').toString());
  expect(JSON.parse(heads.platform.record).rules.keys).toEqual({});
});

test('what took minutes does not undo what somebody has decided meanwhile', async () => {
  const after = await newestNumber(platform.context, UNIT);
  const pointer = await platform.write(UNIT, '4');
  await changeUnit(platform.context, UNIT, { verb: 'kill', reason: 'It charges twice' }, kill);

  await expect(publish(platform.context, UNIT, pointer, { after })).rejects.toThrow(
    /^The kill of mfe-booking by .* came meanwhile/,
  );
  expect(await served()).toMatchObject({ active: { version: '3' }, killed: true });
  await publish(platform.context, UNIT, pointer, { after: after + 1 });
  expect(await served()).toMatchObject({ active: { version: '4' }, killed: false });
});

test('once a change has reached servers, the same one is another one', async () => {
  await rollBack(platform.context, UNIT, null, 'It is slow');
  await rollBack(platform.context, UNIT, null, 'It is slow');

  expect((await served()).active.version).toBe('1');
  expect(errors).not.toHaveBeenCalled();
});
