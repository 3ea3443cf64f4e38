import type { FaultArea } from '../planted-fault.ts';

const lib = 'libs/platform/src';
const tool = 'tools/src/platform';

export const whatComesMeanwhile: FaultArea = {
  title: 'What comes between two steps of a release',
  faults: [
    {
      id: 'release-undoes-a-kill',
      breaks: 'A remote that was switched off during the try of its release is on again after it',
      edits: [
        {
          file: `${tool}/publish.ts`,
          find: 'if (!head || head.record.sequence === seen) return;',
          replace: 'if (!head || head.record.sequence >= seen) return;',
        },
      ],
      caughtBy: { jest: `${tool}/publish.test.ts`, only: 'has decided meanwhile' },
    },
    {
      id: 'unfit-by-the-end-of-its-try',
      breaks: 'A release goes live beside a shell that came during its try and lacks what it needs',
      edits: [
        {
          file: `${tool}/refuse-bad-release.ts`,
          find: 'if ((await headsText(store)) !== live) problems',
          replace: "if ((await headsText(store)) === '') problems",
        },
      ],
      caughtBy: { jest: `${tool}/refuse-bad-release.test.ts` },
    },
    {
      id: 'revoked-key-takes-a-remote-away',
      breaks: 'A revoked key takes away what an operator or a controller has changed since',
      edits: [
        {
          file: `${tool}/sign-again.ts`,
          find: 'if (!head) continue;',
          replace: 'if (head?.envelope.key !== revoked) continue;',
        },
      ],
      caughtBy: { jest: `${tool}/sign-again.test.ts` },
    },
    {
      id: 'removed-files-fallen-back-to',
      breaks: 'After a rollback browsers fall back to a release whose files were removed',
      edits: [
        {
          file: `${lib}/change-unit.ts`,
          find: '!state.withdrawn.includes(pointer.version) && !isRemoved(state, pointer);',
          replace: '!state.withdrawn.includes(pointer.version);',
        },
      ],
      caughtBy: { jest: `${lib}/change-unit.test.ts`, only: 'is not gone back to' },
    },
    {
      id: 'aborted-canary-fallen-back-to',
      breaks: 'Browsers fall back to a canary that was aborted because it failed',
      edits: [
        {
          file: `${lib}/change-unit.ts`,
          find: 'previous: state.previous?.version === canary.release.version ? null : state.previous,',
          replace: 'previous: state.previous,',
        },
      ],
      caughtBy: { jest: `${lib}/change-unit.test.ts`, only: 'may be aborted' },
    },
    {
      id: 'rollback-back-to-what-was-left',
      breaks: 'A second rollback in the admin area chooses the release that the first one left',
      edits: [
        {
          file: 'apps/mfe-admin/src/features/releases/components/change-dialog.tsx',
          find: "useState((verb === 'rollback' && unit.rolls_back_to) || '')",
          replace: "useState((verb === 'rollback' && (unit.rolls_back_to ?? others[0])) || '')",
        },
      ],
      caughtBy: {
        jest: 'apps/mfe-admin/src/features/releases/releases-page.test.tsx',
        only: 'never what was just left',
      },
    },
    {
      id: 'full-disk-keeps-the-shell-down',
      breaks: 'A server cannot start because it cannot write its copy of what is live',
      edits: [
        {
          file: `${lib}/live-heads.ts`,
          find: '      return [`The copy of what is live cannot be kept on this machine: ${messageOf(error)}`];',
          replace: '      throw error;',
        },
      ],
      caughtBy: { jest: `${lib}/live-heads.test.ts`, only: 'its copy cannot be written' },
    },
    {
      id: 'ready-while-it-stops',
      breaks: 'A shell that was told to stop says that it is ready, and gets more visitors',
      edits: [
        {
          file: 'apps/shell/server/app.ts',
          find: 'const isReady = !app.isDraining && (await',
          replace: 'const isReady = (await',
        },
      ],
      caughtBy: { jest: 'apps/shell/server/app.test.ts', only: 'told to stop' },
    },
    {
      id: 'groups-forgotten',
      breaks: 'A tab that is open for long drops out of the groups of its role',
      edits: [
        {
          file: 'apps/shell/src/tabs/follow-groups.ts',
          find: 'if (told === person && !isLate) return;',
          replace: 'if (told === person) return;',
        },
      ],
      caughtBy: { jest: 'apps/shell/src/tabs/follow-groups.test.ts' },
    },
  ],
};
