import type { FaultArea } from '../planted-fault.ts';

const api = 'apps/api/src';
const caught = (only: string) => ({
  jest: `${api}/people/accounts/own-sessions.test.ts`,
  only,
});

export const ownSessions: FaultArea = {
  title: 'Own sessions and browsers',
  faults: [
    {
      id: 'sessions-of-others-ended',
      breaks: 'Anybody can end the sessions of somebody else',
      edits: [
        {
          file: `${api}/kernel/sessions/own-sessions.repository.ts`,
          find: "    .deleteFrom('sessions')\n    .where('user_id', '=', user.id)\n",
          replace: "    .deleteFrom('sessions')\n",
        },
      ],
      caughtBy: caught('a session of somebody else'),
    },
    {
      id: 'ended-browser-stays-known',
      breaks: 'The browser of an ended session logs in again without a mail to the owner',
      edits: [
        {
          file: `${api}/kernel/sessions/own-sessions.repository.ts`,
          find: '  if (ended.device_hash !== null) {',
          replace: '  if (ended.device_hash === null) {',
        },
      ],
      caughtBy: caught('one session logs that one out'),
    },
    {
      id: 'header-repeated-as-browser',
      breaks: 'A stranger’s words stand in a mail as the name of a browser',
      edits: [
        {
          file: `${api}/kernel/sessions/device-words.ts`,
          find: 'browser.name !== undefined && browsers.has(browser.name) ? browser.name',
          replace: 'browser.name !== undefined ? browser.name',
        },
      ],
      caughtBy: caught('repeats no word'),
    },
    {
      id: 'unknown-browser-not-mailed',
      breaks: 'The owner does not hear of a login with an unknown browser',
      edits: [
        {
          file: `${api}/people/accounts/login.ts`,
          find: '    if (device === null && session === null) await',
          replace: '    if (device !== null && session !== null) await',
        },
      ],
      caughtBy: caught('is sent for an unknown browser'),
    },
    {
      id: 'page-of-another-person-stays',
      breaks: 'Who logs in as somebody else where a session ended keeps that person’s page',
      edits: [
        {
          file: 'apps/shell/src/session/keep-page.ts',
          find: '  flushSync(() => takenPageStore.setState({ isTaken: true }));\n',
          replace: '',
        },
      ],
      caughtBy: { jest: 'apps/shell/src/session/sessions-end.test.tsx' },
    },
  ],
};
