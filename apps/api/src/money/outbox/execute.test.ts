// Executes operations against a fake provider that records its calls.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { execute, type Operations } from './execute.ts';
import { enqueue, findOp } from './provider-ops.repository.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

interface Provider {
  /** Keys of the operations that it did. */
  done: Set<string>;
  calls: string[];
  operations: Operations;
}

/** @param respond runs after the provider has done the operation and before its response arrives */
function provider(respond: () => Promise<void> = async () => {}): Provider {
  const done = new Set<string>();
  const calls: string[] = [];
  const one: Operations['refund'] = {
    send: async (_, { key }) => {
      calls.push('send');
      done.add(key);
      await respond();
      return { id: `made-${key}` };
    },
    lookUp: async (_, { key }) => {
      calls.push('look up');
      return done.has(key) ? { id: `made-${key}` } : null;
    },
    settle: async () => {
      calls.push('settle');
    },
  };

  return { done, calls, operations: { refund: one } as unknown as Operations };
}

async function enqueued(key: string): Promise<string> {
  await api.db
    .transaction()
    .execute((trx) => enqueue(trx, { key, kind: 'refund', bookingId: null, request: {} }));

  return key;
}

test('an operation is sent once, and not again after it is settled', async () => {
  const key = await enqueued('once');
  const { calls, operations } = provider();

  await execute(api.deps, operations, key);
  await execute(api.deps, operations, key);

  expect(calls).toEqual(['send', 'settle']);
  expect(await findOp(api.db, key)).toMatchObject({
    status: 'succeeded',
    provider_id: `made-${key}`,
  });
});

test('an operation whose response was lost is looked up before it is sent again', async () => {
  const key = await enqueued('lost');
  const lossy = provider(() => Promise.reject(new Error('socket hang up')));

  await expect(execute(api.deps, lossy.operations, key)).rejects.toThrow('socket hang up');
  expect((await findOp(api.db, key))?.status).toBe('unknown');
  await execute(api.deps, lossy.operations, key);

  expect(lossy.calls).toEqual(['send', 'look up', 'settle']);
});

test('an operation that the provider never received is sent again', async () => {
  const key = await enqueued('never-received');
  const lossy = provider(() => Promise.reject(new Error('connect ECONNREFUSED')));
  await expect(execute(api.deps, lossy.operations, key)).rejects.toThrow('ECONNREFUSED');
  lossy.done.clear();

  await expect(execute(api.deps, lossy.operations, key)).rejects.toThrow('ECONNREFUSED');

  expect(lossy.calls).toEqual(['send', 'look up', 'send']);
});

test('two concurrent executions send the operation once', async () => {
  const key = await enqueued('two');
  let second = Promise.resolve();
  // The second starts while the first waits for its response.
  const { calls, operations } = provider(async () => {
    second = execute(api.deps, operations, key);
    await second;
  });

  await execute(api.deps, operations, key);

  expect(calls).toEqual(['send', 'settle']);
});
