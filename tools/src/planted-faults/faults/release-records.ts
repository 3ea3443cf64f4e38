import type { FaultArea } from '../planted-fault.ts';

export const releaseRecords: FaultArea = {
  title: 'Keys, links and the log of releases',
  faults: [
    {
      id: 'role-change-takes-a-remote',
      breaks:
        'A key that is added again with another role takes its remotes from servers that start afresh',
      edits: [
        {
          file: 'tools/src/platform/verbs/keys.ts',
          find: "await changeKeys(openPlatform(), 'add key'",
          replace:
            "void changeKeys;\n  const { changeRules } = await import('../platform-context.ts');\n  await changeRules(openPlatform(), 'add key'",
        },
      ],
      caughtBy: { jest: 'tools/src/platform/sign-again.test.ts', only: 'is added again' },
    },
    {
      id: 'operator-that-may-release',
      breaks:
        'A key that is meant for an operator may release the remotes that are named beside it',
      edits: [
        {
          file: 'tools/src/platform/verbs/keys.ts',
          find: "if (role === undefined || role === 'team') return 'team';",
          replace: "if (role !== 'preview') return 'team';",
        },
      ],
      caughtBy: { jest: 'tools/src/platform/verbs/misuse.test.ts', only: 'keys add ops' },
    },
    {
      id: 'remote-elsewhere-undoes-a-kill',
      breaks:
        'A release by freely-remote switches on again what somebody has switched off meanwhile',
      edits: [
        {
          file: 'tools/src/sdk/release-remote.ts',
          find: '    after,\n',
          replace: '    ...(after < 0 ? { after } : {}),\n',
        },
      ],
      caughtBy: { jest: 'tools/src/sdk/release-remote.test.ts', only: 'such as a kill' },
    },
    {
      id: 'remote-elsewhere-has-no-budget',
      breaks: 'The budget of a remote in another repository is never compared',
      edits: [
        {
          file: 'tools/src/sdk/release-remote.ts',
          find: 'apiUrl, { app: folder });',
          replace: 'apiUrl);',
        },
      ],
      caughtBy: {
        jest: 'tools/src/sdk/release-remote.test.ts',
        only: 'more bytes than the budget',
      },
    },
    {
      id: 'forced-release-says-nothing',
      breaks: 'The log does not say what a release of a remote elsewhere was forced past',
      edits: [
        {
          file: 'tools/src/platform/logged-release.ts',
          find: 'reason: wrong.length > 0 ?',
          replace: 'reason: wrong.length > 99 ?',
        },
      ],
      caughtBy: { jest: 'tools/src/sdk/release-remote.test.ts', only: 'the log says' },
    },
    {
      id: 'log-names-what-stayed',
      breaks: 'The release log names the release that stayed as the one that was taken back',
      edits: [
        {
          file: 'apps/api/src/back-office/releases/read-releases.ts',
          find: 'changedRelease(before?.record.state ?? EMPTY_STATE, record.state)?.version ?? null',
          replace:
            '(changedRelease(EMPTY_STATE, before?.record.state ?? record.state) && (record.state.canary?.release ?? record.state.active))?.version ?? null',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/back-office/releases/releases.routes.test.ts',
        only: 'not the one that stayed',
      },
    },
    {
      id: 'live-since-the-last-record',
      breaks:
        'A release of last month is live since today, because something beside it was changed',
      edits: [
        {
          file: 'libs/platform/src/record-since.ts',
          find: 'else since ??= record;',
          replace: 'else since = record;',
        },
      ],
      caughtBy: { jest: 'tools/src/platform/verbs/status.test.ts' },
    },
    {
      id: 'link-that-nobody-can-open',
      breaks: 'A link is printed that the site refuses',
      edits: [
        {
          file: 'tools/src/platform/access-links.ts',
          find: 'if (!(error instanceof RefusedLink)) throw error;\n    throw new Misuse(',
          replace: 'if (!(error instanceof RefusedLink)) throw error;\n    void new Misuse(',
        },
      ],
      caughtBy: { jest: 'tools/src/platform/access-links.test.ts', only: 'because' },
    },
    {
      id: 'group-loses-its-roles',
      breaks: 'Naming the keys of a group takes its roles away',
      edits: [
        {
          file: 'libs/platform/src/change-rules.ts',
          find: '...rules.cohorts?.[name], ...cohort };',
          replace: '...cohort };',
        },
      ],
      caughtBy: { jest: 'libs/platform/src/change-rules.test.ts', only: 'a group keeps' },
    },
    {
      id: 'forced-into-a-canary',
      breaks: 'Tabs with the active release are reloaded by force into a canary beside it',
      edits: [
        {
          file: 'apps/shell/src/tabs/outdated-units.ts',
          find: 'loaded === entry.active.url ? null : entry.forcedWithinMinutes',
          replace: 'entry.forcedWithinMinutes',
        },
      ],
      caughtBy: { jest: 'apps/shell/src/tabs/outdated-units.test.ts', only: 'nobody is forced' },
    },
  ],
};
