import type { FaultArea } from '../planted-fault.ts';

export const operations: FaultArea = {
  title: 'Operating',
  faults: [
    {
      id: 'backup-programs-as-root',
      breaks: 'The programs of a backup run as root, and leave files that the database cannot read',
      edits: [
        {
          file: 'apps/api/src/back-office/backups/run-program.ts',
          find: "['runuser', '-u', account, '--']",
          replace: "['env', '--']",
        },
      ],
      caughtBy: { jest: 'apps/api/src/back-office/backups/run-program.test.ts' },
    },
    {
      id: 'refused-address-logged',
      breaks: 'The log and the queue keep the address that a mail server refused',
      edits: [
        {
          file: 'apps/api/src/notifications/send-mail.ts',
          find: 'await mailer.send(mail).catch(refuseInCodes);',
          replace:
            'await mailer.send(mail).catch((error) => { void refuseInCodes; throw error; });',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/notifications/mails.test.ts',
        only: 'logs the reason without personal data',
      },
    },
    {
      id: 'deadlocked-migration-ends',
      breaks:
        'A migration and people who use its tables wait for each other, and the release does not start',
      edits: [
        {
          file: 'apps/api/src/infrastructure/migrations/migrate.ts',
          find: "const inUse = ['55P03', '40P01'];",
          replace: "const inUse = ['55P03'];",
        },
      ],
      caughtBy: { jest: 'apps/api/src/infrastructure/migrations/migrate.test.ts' },
    },
    {
      id: 'restored-payment-stays-lost',
      breaks: 'After a restore, what Stripe has delivered once is not fetched again',
      edits: [
        {
          file: 'apps/api/src/money/payments/reconcile.ts',
          find: '...(since ? {} : { delivery_success: false }),',
          replace: 'delivery_success: false,',
        },
      ],
      caughtBy: { jest: 'apps/api/src/money/payments/after-a-restore.test.ts' },
    },
    {
      id: 'lost-charge-refunded-twice',
      breaks:
        'Two admins at once both ask the provider to refund a charge that no booking accounts for',
      edits: [
        {
          file: 'apps/api/src/money/payments/close-difference.ts',
          find: '{ idempotencyKey: `unmatched-charge:${objectId}` }',
          replace: '{}',
        },
      ],
      caughtBy: { jest: 'apps/api/src/money/payments/close-difference.test.ts' },
    },
    {
      id: 'explained-for-good',
      breaks: 'A movement that an admin has explained stays explained when its amounts change',
      edits: [
        {
          file: 'apps/api/src/money/payments/book-differences.repository.ts',
          find: '= (excluded.theirs, excluded.ours) then',
          replace: 'is not null then',
        },
      ],
      caughtBy: { jest: 'apps/api/src/money/payments/close-difference.test.ts' },
    },
    {
      id: 'container-always-well',
      breaks: 'A container whose process cannot reach its database is said to be well',
      edits: [
        {
          file: 'deploy/images/health.mjs',
          find: 'process.exitCode = response.ok ? 0 : 1;',
          replace: 'process.exitCode = 0;',
        },
      ],
      caughtBy: { jest: 'tools/src/checks/compose/image-health.test.ts' },
    },
    {
      id: 'compose-loses-a-secret',
      breaks: 'The worker of compose.yaml is started without the key of sealed values',
      edits: [
        {
          file: 'deploy/compose/compose.yaml',
          find: '  DATA_KEY: ${DATA_KEY:?}\n',
          replace: '',
        },
      ],
      caughtBy: { jest: 'tools/src/checks/compose/compose.test.ts' },
    },
    {
      id: 'replica-copies-nothing',
      breaks: 'The replica of compose.yaml starts with an empty database of its own',
      edits: [
        {
          file: 'deploy/compose/replica.sh',
          find: ' --write-recovery-conf',
          replace: '',
        },
      ],
      caughtBy: { jest: 'apps/api/test/production/compose-databases.test.ts' },
    },
    {
      id: 'job-starts-a-trace-of-its-own',
      breaks: 'Nobody can see which call a job and its call of the payment provider belong to',
      edits: [
        {
          file: 'apps/api/src/infrastructure/jobs/jobs.ts',
          find: 'await boss.send(name, withTrace(data),',
          replace: 'await boss.send(name, data,',
        },
      ],
      caughtBy: { jest: 'apps/api/test/production/traces.test.ts' },
    },
    {
      id: 'strangers-choose-traces',
      breaks: 'Anybody can say which trace their call belongs to, and that it is recorded',
      edits: [
        {
          file: 'apps/api/src/kernel/http/internal-call.ts',
          find: "typeof traceparent === 'string' && isInternalCall(request, key) ?",
          replace: "typeof traceparent === 'string' && (key || request) ?",
        },
      ],
      caughtBy: { jest: 'apps/api/test/production/traces.test.ts' },
    },
    {
      id: 'error-words-in-a-trace',
      breaks: 'A trace repeats what somebody has typed, in the message of an error',
      edits: [
        {
          file: 'libs/tracing/src/spans.ts',
          find: '  span.setStatus({ code: SpanStatusCode.ERROR });\n}',
          replace:
            '  span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error).message });\n}',
        },
      ],
      caughtBy: { jest: 'libs/tracing/src/spans.test.ts' },
    },
    {
      id: 'idle-connection-is-cut',
      breaks: 'A process that stops cuts connections on which the proxy has just sent a request',
      edits: [
        {
          file: 'libs/draining/src/index.ts',
          find: 'TcpServer.prototype.close.call(server);',
          replace: 'server.close();',
        },
      ],
      caughtBy: { jest: 'libs/draining/src/draining.test.ts' },
    },
    {
      id: 'password-read-once',
      breaks: 'After a change of the password, no connection can be opened until a restart',
      edits: [
        {
          file: 'apps/api/src/secret-file.ts',
          find: '      known = readNow();\n',
          replace: '',
        },
      ],
      caughtBy: { jest: 'apps/api/test/production/secret-files.test.ts' },
    },
    {
      id: 'one-webhook-secret',
      breaks:
        'While one webhook secret replaces another, events that the other has signed are lost',
      edits: [
        {
          file: 'apps/api/src/money/payments/signed-event.ts',
          find: 'if (others.length === 0 || error instanceof SyntaxError) throw error;',
          replace: 'throw error;',
        },
      ],
      caughtBy: { jest: 'apps/api/test/production/secret-files.test.ts' },
    },
  ],
};
