import type { FaultArea } from '../planted-fault.ts';

export const messages: FaultArea = {
  title: 'Messages',
  faults: [
    {
      id: 'message-missing',
      breaks: 'A message that a page asks for is in no catalogue',
      edits: [
        {
          file: 'apps/mfe-admin/src/texts.ts',
          find: "    more: 'Show more rows',\n",
          replace: '',
        },
      ],
      caughtBy: { check: { tsc: 'apps/mfe-admin' } },
    },
    {
      id: 'key-shown-to-people',
      breaks: 'A page shows the key of a message, not the message',
      edits: [
        {
          file: 'apps/mfe-public/src/features/hygiene/hygiene-page.tsx',
          find: "<Lead>{say('hygiene.lead')}</Lead>",
          replace: "<Lead>{'hygiene.lead'}</Lead>",
        },
      ],
      caughtBy: { jest: 'apps/mfe-public/src/routes.test.tsx', only: '^/hygiene' },
    },
    {
      id: 'documented-message-changed',
      breaks: 'The server answers a wrong password in other words than the documents have',
      edits: [
        {
          file: 'apps/api/src/modules/accounts/login.ts',
          find: "password: ['Invalid password or email'],",
          replace: "password: ['Wrong password'],",
        },
      ],
      caughtBy: { jest: 'apps/api/src/http/documented/documented-calls.test.ts' },
    },
    {
      id: 'pseudo-locale-leaves-words',
      breaks: 'The language in which hard-coded words show leaves the words as they are',
      edits: [
        {
          file: 'apps/shell/src/texts/pseudo-locale.ts',
          find: 'place % 2 === 1 ? part :',
          replace: 'place >= 0 ? part :',
        },
      ],
      caughtBy: { jest: 'apps/shell/src/texts/pseudo-locale.test.ts' },
    },
    {
      id: 'hard-coded-words',
      breaks: 'A page has words that no translator can reach',
      edits: [
        {
          file: 'apps/shell/src/features/not-found/not-found-page.tsx',
          find: "{words('notFound.home')}",
          replace: 'Go to the home page',
        },
      ],
      caughtBy: {
        playwright: 'e2e/shell/own-pages.spec.ts',
        project: 'desktop',
        only: 'no words of /no-such-place',
      },
    },
  ],
};
