import type { FaultArea } from '../planted-fault.ts';

const api = 'apps/api/src';
const vault = (only: string) => ({ jest: `${api}/practice/papers/papers.routes.test.ts`, only });

export const papers: FaultArea = {
  title: 'Papers',
  faults: [
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
