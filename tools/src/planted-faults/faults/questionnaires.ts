import type { FaultArea } from '../planted-fault.ts';

const module = 'apps/api/src/booking/answers';
const check = (only: string) => ({ jest: `${module}/answers.routes.test.ts`, only });

export const questionnaires: FaultArea = {
  title: 'Questionnaires',
  faults: [
    {
      id: 'answers-for-strangers',
      breaks: 'Anybody who is logged in can read what a customer answered about their health',
      edits: [
        {
          file: 'libs/api-client/src/contract/answers.ts',
          find: "  access: 'signed-in',\n  owner: { of: 'booking', by: 'party' },\n  params: IdParams,\n  response: BookingQuestionnaires,",
          replace:
            "  access: 'signed-in',\n  params: IdParams,\n  response: BookingQuestionnaires,",
        },
      ],
      caughtBy: check('is for nobody else'),
    },
    {
      id: 'market-questions-of-others',
      breaks: 'Practitioners are told that customers are asked what only treatments of others ask',
      edits: [
        {
          file: 'apps/api/src/practice/questionnaires/read-questionnaires.ts',
          find: '{ author: null, offeredBy: practitionerId }',
          replace: '{ author: null }',
        },
      ],
      caughtBy: {
        jest: 'apps/api/test/documented/documented-calls.test.ts',
        only: 'GET /dashboard/practitioner/questionnaires',
      },
    },
    {
      id: 'answers-for-impersonators',
      breaks: 'An admin who is logged in as a customer can read the answers',
      edits: [
        {
          file: `${module}/answers.routes.ts`,
          find: "    refuseImpersonator(user);\n    reply.header('cache-control', 'no-store');\n\n    return read(params.id, user);",
          replace:
            "    void user;\n    reply.header('cache-control', 'no-store');\n\n    return read(params.id, user);",
        },
      ],
      caughtBy: check('is for nobody else'),
    },
    {
      id: 'ruled-out-without-refund',
      breaks: 'Who may not have the treatment gets nothing back within a day of it',
      edits: [
        {
          file: `${module}/cancel-ruled-out.ts`,
          find: 'actor, { inFull: true });',
          replace: 'actor);',
        },
      ],
      caughtBy: check('lets the customer cancel with a full refund'),
    },
    {
      id: 'ruled-out-by-nothing',
      breaks: 'Any booking can be cancelled in full at the last minute, whatever was answered',
      edits: [
        {
          file: `${module}/cancel-ruled-out.ts`,
          find: 'if (!(await isRuledOut({ db: trx, config: deps.config }, bookingId))) {',
          replace:
            'if (!(await isRuledOut({ db: trx, config: deps.config }, bookingId)) && bookingId < 0) {',
        },
      ],
      caughtBy: check('is the only reason'),
    },
    {
      id: 'answers-changed-for-a-refund',
      breaks: 'Who wants to cancel too late gets everything back by changing an answer',
      edits: [
        {
          file: `${module}/cancel-ruled-out.ts`,
          find: "if (by === 'customer' && isChangedLate(",
          replace: "if (by !== 'customer' && isChangedLate(",
        },
      ],
      caughtBy: check('that was changed too late'),
    },
    {
      id: 'answers-kept-for-ever',
      breaks: 'Answers about health are kept after their time',
      edits: [
        {
          file: 'apps/api/src/back-office/retention/index.ts',
          find: '  await eraseOldAnswers(deps.db, until);\n',
          replace: '  void eraseOldAnswers;\n',
        },
      ],
      caughtBy: check('some months after the visit'),
    },
    {
      id: 'new-questions-not-told',
      breaks: 'Who signed answers is not told that a later version asks again',
      edits: [
        {
          file: 'apps/api/src/practice/questionnaires/publish-questionnaire.ts',
          find: '    await events.publish(trx, questionnaireChanged, { questionnaireId: edited.id, version });\n',
          replace: '    void [events, questionnaireChanged];\n',
        },
      ],
      caughtBy: check('again in a new version'),
    },
    {
      id: 'newer-questions-replaced-unseen',
      breaks: 'An edit replaces a version that somebody else has published since it was opened',
      edits: [
        {
          file: 'apps/mfe-admin/src/features/questionnaires/questionnaires-page.tsx',
          find: 'edited={opened}',
          replace: 'edited={written.questionnaires.find(({ id }) => String(id) === edit) ?? null}',
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-admin/src/features/questionnaires/questionnaires-page.test.tsx',
        only: 'what another admin has',
      },
    },
    {
      id: 'withdrawn-questionnaire-not-downloaded',
      breaks: 'A practitioner’s download leaves out what they wrote and have withdrawn',
      edits: [
        {
          file: 'apps/api/src/practice/questionnaires/written-questionnaires.repository.ts',
          find: 'where q.practitioner_id = ${practitionerId}::bigint',
          replace: 'where q.practitioner_id = ${practitionerId}::bigint and q.withdrawn_at is null',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/back-office/own-data/own-data.test.ts',
        only: 'each in all its versions',
      },
    },
  ],
};
