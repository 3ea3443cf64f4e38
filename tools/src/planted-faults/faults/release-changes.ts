import type { FaultArea } from '../planted-fault.ts';

const platformLib = 'libs/platform/src';

export const releaseChanges: FaultArea = {
  title: 'Changes of what is live',
  faults: [
    {
      id: 'release-requests-in-any-order',
      breaks: 'An admin ends a canary that was only just asked for, and it begins after that',
      edits: [
        {
          file: 'apps/api/src/back-office/releases/requests.repository.ts',
          find: ".where('id', '<=', upTo)",
          replace: ".where('id', '=', upTo)",
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/back-office/releases/make-release-change.test.ts',
        only: 'an abort whose job comes first',
      },
    },
    {
      id: 'forged-record-is-signed-along',
      breaks: 'A release that somebody wrote into the store is signed with the next change',
      edits: [
        {
          file: `${platformLib}/trusted-store.ts`,
          find: 'if (refusal === null || (await isStoodOn(unit, envelope))) return bytes;',
          replace: 'if (refusal !== undefined || (await isStoodOn(unit, envelope))) return bytes;',
        },
      ],
      caughtBy: { jest: `${platformLib}/trusted-store.test.ts` },
    },
    {
      id: 'unusable-change-is-written',
      breaks: 'The tool says that a release is active, which no server takes from its key',
      edits: [
        {
          file: `${platformLib}/trusted-store.ts`,
          find: 'if (envelope) await requireUsable(envelope);',
          replace: 'if (envelope && !roots) await requireUsable(envelope);',
        },
      ],
      caughtBy: { jest: `${platformLib}/trusted-store.test.ts` },
    },
    {
      id: 'untrusted-rules-begun-anew',
      breaks: 'A tool with the wrong root keys takes every key and path from everybody',
      edits: [
        {
          file: `${platformLib}/trusted-store.ts`,
          find: '  if (length === 0) return;',
          replace: '  if (length >= 0) return;',
        },
      ],
      caughtBy: { jest: `${platformLib}/trusted-store.test.ts` },
    },
    {
      id: 'keys-overwrite-each-other',
      breaks: 'Of two first commands at once, one signs with a key that is kept nowhere',
      edits: [
        {
          file: 'tools/src/platform/signing-key.ts',
          find: '    linkSync(draft, file);\n',
          replace: '    rmSync(file, { force: true });\n    linkSync(draft, file);\n',
        },
      ],
      caughtBy: { jest: 'tools/src/platform/signing-key.test.ts' },
    },
    {
      id: 'gc-by-a-wrong-clock',
      breaks: 'A machine whose clock is ahead removes what open tabs have',
      edits: [
        {
          file: 'tools/src/platform/collect-garbage.ts',
          find: '  await requireRightClock(context.store);\n',
          replace: '  void requireRightClock;\n',
        },
      ],
      caughtBy: { jest: 'tools/src/platform/collect-garbage.test.ts' },
    },
    {
      id: 'preview-of-a-swapped-release',
      breaks: 'A preview of a release that was live shows what somebody wrote over it in the store',
      edits: [
        {
          file: 'tools/src/platform/verbs/released-version.ts',
          find: 'if (pinned && pinned.integrity !== integrity) {',
          replace: 'if (pinned && pinned.integrity === undefined) {',
        },
      ],
      caughtBy: { jest: 'tools/src/platform/verbs/misuse.test.ts' },
    },
    {
      id: 'stopped-release-succeeds',
      breaks: 'A release that was stopped before its end tells the pipeline that it succeeded',
      edits: [
        {
          file: 'tools/src/terminal/command.ts',
          find: 'process.exit(wasStopped() ? (isServing ? 0 : 130) : code);',
          replace: 'process.exit(wasStopped() ? 0 : code);',
        },
      ],
      caughtBy: { jest: 'tools/src/terminal/command.test.ts' },
    },
    {
      id: 'rollback-made-twice',
      breaks: 'A rollback that was cut short goes a release further back when it is run again',
      edits: [
        {
          file: 'tools/src/platform/publish.ts',
          find: '    if (isMade && head?.record.sequence === cutShort.sequence) return null;\n',
          replace: '    void isMade;\n',
        },
      ],
      caughtBy: { jest: 'tools/src/platform/publish.test.ts' },
    },
    {
      id: 'change-of-an-admin-made-twice',
      breaks: 'A worker that crashes after a rollback goes a release further back',
      edits: [
        {
          file: 'apps/api/src/infrastructure/releases/releases.ts',
          find: 'if (await isMade(trusted, unit, author.request)) return null;',
          replace: 'if (await isMade(trusted, unit, undefined)) return null;',
        },
        {
          file: 'libs/platform/src/record-log.ts',
          find: 'const isMade = author.request !== undefined && head?.record.request === author.request;',
          replace: 'const isMade = head !== null && head.record === null;',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/back-office/releases/releases.routes.test.ts',
        only: 'a change is made once',
      },
    },
    {
      id: 'unknown-option-ignored',
      breaks: 'A command that was given --dry-run, and has none, changes what is live',
      edits: [
        {
          file: 'tools/src/platform/verbs/verb.ts',
          find: 'if (unknown) throw',
          replace: 'if (unknown && most < 0) throw',
        },
      ],
      caughtBy: { jest: 'tools/src/platform/verbs/misuse.test.ts' },
    },
  ],
};
