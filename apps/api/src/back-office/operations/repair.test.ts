import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { connect } from '../../infrastructure/database/index.ts';
import { examine } from './doctor.ts';
import { listQueues, retryJobs } from './repair.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('jobs that failed for good are listed, and start again with a reason', async () => {
  await sql`insert into jobs.job (name, state, data) values
    ('erase', 'failed', '{"userId": 1}'), ('erase', 'completed', '{"userId": 2}')`.execute(api.db);
  expect(await listQueues(api.deps)).toContainEqual(
    expect.stringMatching(/^erase: 0 due, .* 1 failed;/),
  );

  expect(await retryJobs(api.deps, 'erase', 'The lock is gone')).toBe(1);

  expect(await listQueues(api.deps)).toContainEqual(expect.stringMatching(/^erase: 1 due, /));
  const { rows } = await sql`select action, subject, detail from audit_log
    order by id desc limit 1`.execute(api.db);
  expect(rows).toEqual([
    {
      action: 'jobs.retry',
      subject: 'queue:erase',
      detail: { reason: 'The lock is gone', jobs: 1 },
    },
  ]);
});

test('of the failed jobs of a schedule, one starts again: only one may wait', async () => {
  await sql`insert into jobs.job (name, state) values
    ('sweep', 'failed'), ('sweep', 'failed'), ('sweep', 'failed')`.execute(api.db);

  expect(await retryJobs(api.deps, 'sweep', 'The bug is gone')).toBe(3);
  expect(await listQueues(api.deps)).toContainEqual(
    expect.stringMatching(/^sweep: 1 due, .* 0 failed;/),
  );

  await sql`insert into jobs.job (name, state) values ('sweep', 'failed')`.execute(api.db);
  await retryJobs(api.deps, 'sweep', 'One waits already');
  expect(await listQueues(api.deps)).toContainEqual(
    expect.stringMatching(/^sweep: 1 due, .* 0 failed;/),
  );
});

test('a queue that does not exist is refused with the list of queues', async () => {
  await expect(retryJobs(api.deps, 'erased', 'x')).rejects.toThrow(
    /no queue "erased": .*send-mail/,
  );
});

test('the doctor finds what cannot be reached, and says nothing of passwords', async () => {
  const mailer = {
    ...api.deps.mailer,
    verify: () => Promise.reject(new Error('refused smtp://user:secret@mail.example')),
  };
  const found = new Map(
    (await examine({ ...api.deps, mailer })).map(({ name, problem }) => [name, problem]),
  );

  expect(found.get('DATABASE_URL')).toBeNull();
  expect(found.get('DATA_KEY')).toBeNull();
  expect(found.get('FILES_URL')).toBeNull();
  expect(found.get('SMTP_URL')).toBe('Error: refused …');
  expect(found.get('market settings')).toBeNull();

  expect(found.get('jit is off')).toBeNull();
  const compiling = connect({ url: api.deps.config.database.url, poolSize: 1 });
  await sql`set jit = on`.execute(compiling);
  const trials = await examine({ ...api.deps, db: compiling });
  await compiling.destroy();
  expect(trials.find(({ name }) => name === 'jit is off')?.problem).toContain('set jit = off');

  const config = { ...api.deps.config, isProduction: true };
  const inProduction = await examine({ ...api.deps, config });
  expect(inProduction.find(({ name }) => name === 'market settings')?.problem).toContain(
    'support_email',
  );
  const logProblem = (of: typeof inProduction) =>
    of.find(({ name }) => name === 'log of the database')?.problem;
  expect(logProblem(inProduction)).toContain('set log_error_verbosity = terse');
  const quiet = connect({ url: api.deps.config.database.url, poolSize: 1 });
  await sql`set log_error_verbosity = terse`.execute(quiet);
  expect(logProblem(await examine({ ...api.deps, config, db: quiet }))).toBeNull();
  await quiet.destroy();
});
