import type { FaultArea } from '../planted-fault.ts';

export const watching: FaultArea = {
  title: 'Being seen to fail',
  faults: [
    {
      id: 'dead-mail-server-unseen',
      breaks: 'A mail server that cannot be used is seen only once mails are late',
      edits: [
        {
          file: 'apps/api/src/back-office/watch/try-parts.ts',
          find: 'problemOf(() => mailer.verify(),',
          replace: 'problemOf(async () => mailer,',
        },
      ],
      caughtBy: { jest: 'apps/api/src/back-office/watch/watch.test.ts' },
    },
    {
      id: 'every-process-tries-everything',
      breaks: 'Every process logs in to the mail server every few seconds, however many there are',
      edits: [
        {
          file: 'apps/api/src/back-office/watch/watch.repository.ts',
          find: '  return rows.length === 1;\n',
          replace: '  return rows.length <= 1;\n',
        },
      ],
      caughtBy: { jest: 'apps/api/src/back-office/watch/watch.test.ts' },
    },
    {
      id: 'fetched-events-look-delivered',
      breaks: 'Lost webhooks are not seen any more once their events were fetched',
      edits: [
        {
          file: 'apps/api/src/money/payments/provider-events.ts',
          find: "fetched: how === 'fetched',",
          replace: "fetched: how === 'fetched' && false,",
        },
      ],
      caughtBy: { jest: 'apps/api/src/money/payments/webhooks.test.ts' },
    },
    {
      id: 'refused-key-untold',
      breaks: 'A process that was started with another DATA_KEY is known to its own log only',
      edits: [
        {
          file: 'apps/api/src/back-office/watch/start-watch.ts',
          find: '  await writeSigns({ keyProblem, ended: refusal !== null });\n  if (refusal) throw refusal;',
          replace:
            '  if (refusal) throw refusal;\n  await writeSigns({ keyProblem, ended: refusal !== null });',
        },
      ],
      caughtBy: { jest: 'apps/api/src/back-office/watch/watch.test.ts' },
    },
    {
      id: 'dead-process-not-missed',
      breaks: 'A process that died is taken for one that works',
      edits: [
        {
          file: 'apps/api/src/back-office/operations/judge-processes.ts',
          find: 'silentSeconds > silenceSeconds;',
          replace: 'silentSeconds > silenceSeconds * 60;',
        },
      ],
      caughtBy: { jest: 'apps/api/src/back-office/watch/watch.test.ts' },
    },
    {
      id: 'full-disk-unseen',
      breaks: 'A disk is called full only when nothing fits any more',
      edits: [
        {
          file: 'apps/api/src/back-office/watch/folders.ts',
          find: 'const leastRatio = 0.05;',
          replace: 'const leastRatio = 0;',
        },
      ],
      caughtBy: { jest: 'apps/api/src/back-office/watch/watch.test.ts' },
    },
    {
      id: 'searches-in-the-proxys-log',
      breaks: 'The log of the shipped nginx file has what people search for',
      edits: [
        {
          file: 'deploy/nginx/freely.conf',
          find: '"$request_method $path_without_tokens"',
          replace: '"$request_method $request_uri"',
        },
      ],
      caughtBy: { jest: 'apps/api/test/production/nginx.test.ts' },
    },
    {
      id: 'logs-of-the-suite-unread',
      breaks: 'An email in the log of a process is found by no check',
      edits: [
        {
          file: 'tools/src/checks/check-logs.ts',
          find: 'const failures = leaks.slice(0, shown)',
          replace: 'const failures = leaks.slice(shown)',
        },
      ],
      caughtBy: { jest: 'tools/src/checks/check-logs.test.ts' },
    },
    {
      id: 'values-in-the-databases-log',
      breaks: 'The log of the database has the email of whoever registers twice',
      edits: [
        {
          file: 'deploy/postgresql/create-database.sql',
          find: 'alter role :"name" in database :"name" set log_error_verbosity = terse;\n',
          replace: '',
        },
      ],
      caughtBy: { jest: 'apps/api/src/infrastructure/migrations/migrate.test.ts' },
    },
    {
      id: 'backfill-without-progress',
      breaks: 'Nobody sees how far the change of many rows is that a release has brought',
      edits: [
        {
          file: 'apps/api/src/back-office/backfills/run-backfills.ts',
          find: '    await addDone(db, name, changed);\n',
          replace: '    if (new Date() >= until) await addDone(db, name, changed);\n',
        },
      ],
      caughtBy: { jest: 'apps/api/src/back-office/backfills/run-backfills.test.ts' },
    },
    {
      id: 'backfill-ends-beside-the-former-release',
      breaks: 'What the release before writes while a release starts keeps its former form',
      edits: [
        {
          file: 'apps/api/src/back-office/backfills/run-backfills.ts',
          find: 'saveFinished(db, name, formerReleaseSeconds)',
          replace: 'saveFinished(db, name, formerReleaseSeconds * -1)',
        },
      ],
      caughtBy: { jest: 'apps/api/src/back-office/backfills/run-backfills.test.ts' },
    },
    {
      id: 'stopped-worker-is-no-alert',
      breaks: 'No alert tells that the last worker was stopped',
      edits: [
        {
          file: 'deploy/prometheus/alerts.yml',
          find: ' or absent(freely_worker_silence_seconds)',
          replace: '',
        },
      ],
      caughtBy: { jest: 'tools/src/checks/operations-page.test.ts' },
    },
    {
      id: 'scheduled-jobs-fail',
      breaks: 'No job of the schedule is ever done, because it has no data',
      edits: [
        {
          file: 'apps/api/src/infrastructure/jobs/jobs.ts',
          find: '= (data ?? {}) as Traced<',
          replace: '= data as Traced<',
        },
      ],
      caughtBy: { jest: 'apps/api/src/infrastructure/jobs/jobs.test.ts' },
    },
    {
      id: 'jobless-worker-is-well',
      breaks: 'A worker whose jobs all fail is taken for one that works',
      edits: [
        {
          file: 'apps/api/src/back-office/operations/judge-processes.ts',
          find: 'if (secondsWithoutSweep === null || secondsWithoutSweep < sweepSeconds) return null;',
          replace:
            'if (secondsSinceSweep === null || secondsSinceSweep < sweepSeconds) return null;',
        },
      ],
      caughtBy: { jest: 'apps/api/src/back-office/operations/parts.test.ts' },
    },
    {
      id: 'failed-schedule-cannot-be-retried',
      breaks:
        'What the cure of an alert says ends with an error where several jobs of a schedule have failed',
      edits: [
        {
          file: 'apps/api/src/infrastructure/jobs/jobs.ts',
          find: "if (queues[name].policy !== 'exclusive')",
          replace: 'if (queues[name])',
        },
      ],
      caughtBy: { jest: 'apps/api/src/back-office/operations/repair.test.ts' },
    },
  ],
};
