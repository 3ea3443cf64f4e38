// Operations of a provider that is in the test's hand: what is asked of it, and how often.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { carryOut, type Operations } from './carry-out.ts';
import { findOp, intend } from './provider-ops.repository.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

interface Provider {
  /** What it did, by the key of the operation. */
  done: Set<string>;
  asked: string[];
  operations: Operations;
}

/** @param answers how the sending goes on, after the provider has done what was asked */
function provider(answers: () => Promise<void> = async () => {}): Provider {
  const done = new Set<string>();
  const asked: string[] = [];
  const one: Operations['refund'] = {
    send: async (_, { key }) => {
      asked.push('send');
      done.add(key);
      await answers();
      return { id: `made-${key}` };
    },
    lookUp: async (_, { key }) => {
      asked.push('look up');
      return done.has(key) ? { id: `made-${key}` } : null;
    },
    settle: async () => {
      asked.push('settle');
    },
  };

  return { done, asked, operations: { refund: one } as unknown as Operations };
}

async function intended(key: string): Promise<string> {
  await api.db
    .transaction()
    .execute((trx) => intend(trx, { key, kind: 'refund', bookingId: null, request: {} }));

  return key;
}

test('an operation is sent once, and never after it is settled', async () => {
  const key = await intended('once');
  const { asked, operations } = provider();

  await carryOut(api.deps, operations, key);
  await carryOut(api.deps, operations, key);

  expect(asked).toEqual(['send', 'settle']);
  expect(await findOp(api.db, key)).toMatchObject({
    status: 'succeeded',
    provider_id: `made-${key}`,
  });
});

test('one whose answer was lost is looked up before anything is sent again', async () => {
  const key = await intended('lost');
  const lossy = provider(() => Promise.reject(new Error('socket hang up')));

  await expect(carryOut(api.deps, lossy.operations, key)).rejects.toThrow('socket hang up');
  expect((await findOp(api.db, key))?.status).toBe('unknown');
  await carryOut(api.deps, lossy.operations, key);

  expect(lossy.asked).toEqual(['send', 'look up', 'settle']);
});

test('one that the provider never heard of is sent again', async () => {
  const key = await intended('unheard');
  const lossy = provider(() => Promise.reject(new Error('connect ECONNREFUSED')));
  await expect(carryOut(api.deps, lossy.operations, key)).rejects.toThrow('ECONNREFUSED');
  lossy.done.clear();

  await expect(carryOut(api.deps, lossy.operations, key)).rejects.toThrow('ECONNREFUSED');

  expect(lossy.asked).toEqual(['send', 'look up', 'send']);
});

test('of two who carry it out at once, one asks', async () => {
  const key = await intended('two');
  let second = Promise.resolve();
  // The second comes while the first waits for its answer.
  const { asked, operations } = provider(async () => {
    second = carryOut(api.deps, operations, key);
    await second;
  });

  await carryOut(api.deps, operations, key);

  expect(asked).toEqual(['send', 'settle']);
});
