// The work of a killed worker is finished by the next one.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { deleteAccount } from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { Client } from 'pg';
import { startTestMarket, type TestMarket } from '../../test/support/start-test-market.ts';
import { inTransaction } from '../infrastructure/database/index.ts';

let market: TestMarket;
const workers: ChildProcess[] = [];
beforeAll(async () => {
  market = await startTestMarket({ worker: false });
});
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await market.close();
});

function startWorker(): ChildProcess {
  const worker = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      ROLE: 'worker',
      API_PORT: '0',
      DATABASE_URL: market.deps.config.database.url,
      SMTP_URL: market.sandbox.smtpUrl,
    },
    stdio: 'ignore',
  });
  workers.push(worker);

  return worker;
}

/** Polls until it is done. A job of a killed worker runs again in under a minute. */
async function within(seconds: number, isDone: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (!(await isDone())) {
    if (Date.now() > deadline) throw new Error(`Not within ${seconds} seconds`);
    await pause(100);
  }
}

test('another worker finishes the erasure of a killed worker within a minute', async () => {
  const ada = await market.makeCustomer();
  await market.call(deleteAccount, {}, { as: ada });
  // Left by an admin's request that was in flight while the account was deleted.
  await sql`insert into customer_discounts (customer_id, discount)
    values (${ada.id}, 10)`.execute(market.db);
  const remainingDiscounts = async () =>
    (
      await market.db
        .selectFrom('customer_discounts')
        .select('customer_id')
        .where('customer_id', '=', ada.id)
        .execute()
    ).length;
  // The erasure has to wait for this lock.
  const blocker = new Client({ connectionString: market.deps.config.database.url });
  await blocker.connect();
  await blocker.query('begin');
  await blocker.query('select 1 from users where id = $1 for update', [ada.id]);

  const first = startWorker();
  await inTransaction(market.db, (trx) =>
    market.deps.jobs.enqueue(trx, 'erase', { userId: ada.id }),
  );
  await market.eventually(async () => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where wait_event_type = 'Lock' and query like '%erased_at%'
        and datname = current_database()`.execute(market.db);
    return rows.length > 0;
  });
  first.kill('SIGKILL');
  await blocker.query('rollback');
  await blocker.end();
  expect(await remainingDiscounts()).toBe(1);

  startWorker();
  await within(60, async () => (await remainingDiscounts()) === 0);
  expect(await remainingDiscounts()).toBe(0);
}, 120_000);
