// While an admin changes what papers are for, nobody's days are made by the former rules (ADR 0049).
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { settlesOrBlocks } from '../../../test/support/settles-or-blocks.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const needInsurance = (db: TestApi['db'], for_work: boolean) =>
  db.updateTable('paper_kinds').set({ for_work }).where('kind', '=', 'insurance').execute();

/** Starts the act when the rules have been changed but the change is not committed. */
async function duringChange<T>(act: () => Promise<T>): Promise<T> {
  await needInsurance(api.db, false);
  let acting: Promise<T> | undefined;
  await api.db.transaction().execute(async (trx) => {
    await needInsurance(trx, true);
    acting = act();
    await settlesOrBlocks(api.db, acting);
  });

  return acting!;
}

/** Whether they may work today, and whether the days that are kept say the same as their papers. */
async function worksToday(id: number) {
  const { rows } = await sql<{ works: boolean; is_right: boolean }>`
    select works_today as works, work_dates = covered_days(user_id, false) as is_right
    from practitioners where user_id = ${id}`.execute(api.db);

  return rows[0];
}

test('who registers meanwhile has no days without the paper', async () => {
  const { id } = await duringChange(() => api.makePractitioner());

  expect(await worksToday(id)).toEqual({ works: false, is_right: true });
});

async function withPaper() {
  const { id } = await api.makePractitioner();
  const { rows } = await sql<{ id: number }>`insert into papers
    (practitioner_id, kind, valid_from, valid_to, sealed, file_name, file_type)
    values (${id}, 'insurance', london_today() - 5, london_today() + 5, '', ${`paper-${id}`}, 'pdf')
    returning id`.execute(api.db);

  return { id, paper: rows[0]?.id ?? 0 };
}

test('whose paper is approved meanwhile has the days of the paper', async () => {
  const { id, paper } = await withPaper();
  await duringChange(() =>
    sql`update papers set state = 'approved' where id = ${paper}`.execute(api.db),
  );

  expect(await worksToday(id)).toEqual({ works: true, is_right: true });
});

test('the change waits for a paper that is being approved, and counts it', async () => {
  const { id, paper } = await withPaper();
  await needInsurance(api.db, false);
  let changing: Promise<unknown> | undefined;
  await api.db.transaction().execute(async (trx) => {
    await sql`update papers set state = 'approved' where id = ${paper}`.execute(trx);
    changing = needInsurance(api.db, true);
    await settlesOrBlocks(api.db, changing);
  });
  await changing;

  expect(await worksToday(id)).toEqual({ works: true, is_right: true });
});
