import type { FaultArea } from '../planted-fault.ts';

const api = 'apps/api/src';
const vault = (only: string) => ({ jest: `${api}/practice/papers/papers.routes.test.ts`, only });
const ruleLocks = (only: string) => ({
  jest: `${api}/practice/papers/paper-rule-locks.test.ts`,
  only,
});

export const papers: FaultArea = {
  title: 'Papers',
  faults: [
    {
      id: 'tick-without-its-paper',
      breaks: 'The profile says that documents were checked after the only one was removed unseen',
      edits: [
        {
          file: 'apps/api/src/practice/papers/remove-paper.ts',
          find: '    await dropTick(trx, removed);\n',
          replace: '',
        },
      ],
      caughtBy: { jest: 'apps/api/src/practice/papers/papers.routes.test.ts' },
    },
    {
      id: 'one-admin-approves-twice',
      breaks: 'One admin alone approves a paper where two must',
      edits: [
        {
          file: `${api}/back-office/papers/decide-on-paper.ts`,
          find: 'if (firstBy === admin.id) {',
          replace: 'if (firstBy === -admin.id) {',
        },
      ],
      caughtBy: vault('two admins must approve'),
    },
    {
      id: 'pdf-that-acts',
      breaks: 'A PDF with a script is stored, and an admin opens it',
      edits: [
        {
          file: `${api}/practice/papers/check-paper.ts`,
          find: 'if (parts.some((part) => acts.test(part))) throw hasMore();',
          replace: 'if (parts.every((part) => !part && acts.test(part))) throw hasMore();',
        },
      ],
      caughtBy: vault('is refused'),
    },
    {
      id: 'pdf-that-reaches-elsewhere',
      breaks: 'A PDF that sends a form, or opens a file on a network share, is stored',
      edits: [
        {
          file: `${api}/practice/papers/check-paper.ts`,
          find: '|XFA|SubmitForm|ImportData|GoToR|GoToE)',
          replace: '|XFA)',
        },
      ],
      caughtBy: vault('is refused'),
    },
    {
      id: 'pdf-links-stay',
      breaks: 'An admin who opens a PDF is led to a page that asks for the password',
      edits: [
        {
          file: `${api}/practice/papers/check-paper.ts`,
          find: "disarmed.push(disarm(before), 'stream');",
          replace: "disarmed.push(before, 'stream');",
        },
        {
          file: `${api}/practice/papers/check-paper.ts`,
          find: "disarmed: [...disarmed, disarm(rest)].join(''),",
          replace: "disarmed: [...disarmed, rest].join(''),",
        },
      ],
      caughtBy: vault('are taken out of a PDF: as they are'),
    },
    {
      id: 'pdf-links-stay-compressed',
      breaks: 'Links of a PDF stay where its objects are compressed',
      edits: [
        {
          file: `${api}/practice/papers/check-paper.ts`,
          find: 'const harmless = disarm(objects);',
          replace: 'const harmless = objects;',
        },
      ],
      caughtBy: vault('are taken out of a PDF: in objects that are compressed'),
    },
    {
      id: 'days-by-former-rules',
      breaks: 'Who registers while an admin asks for papers works without them for good',
      edits: [
        {
          file: 'apps/api/migrations/0066-paper-rule-locks.sql',
          find: "  perform pg_advisory_xact_lock_shared(hashtext('paper-kinds'), 0);\n  new.",
          replace: '  new.',
        },
      ],
      caughtBy: ruleLocks('who registers meanwhile'),
    },
    {
      id: 'paper-by-former-rules',
      breaks:
        'Whose paper is approved while an admin changes what it is for keeps wrong days for good',
      edits: [
        {
          file: 'apps/api/migrations/0066-paper-rule-locks.sql',
          find: "  select pg_advisory_xact_lock_shared(hashtext('paper-kinds'), 0);\n",
          replace: '',
        },
      ],
      caughtBy: ruleLocks('whose paper is approved meanwhile'),
    },
    {
      id: 'work-without-papers',
      breaks: 'Customers can book somebody whose papers have ended',
      edits: [
        {
          file: 'apps/api/migrations/0032-papers.sql',
          find: '  and practitioners.work_dates @> london_today();',
          replace: '  and practitioners.work_dates is not null;',
        },
      ],
      caughtBy: vault('a paper that the work needs'),
    },
  ],
};
