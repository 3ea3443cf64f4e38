import type { FaultArea } from '../planted-fault.ts';

const platformLib = 'libs/platform/src';
const server = 'apps/shell/server';

export const releaseTools: FaultArea = {
  title: 'The tools that release',
  faults: [
    {
      id: 'dirty-tree-released',
      breaks: 'A release is made of files that no commit has',
      edits: [
        {
          file: 'tools/src/platform/verbs/release.ts',
          find: 'if (isDirty && !isMeant) {',
          replace: 'if (isDirty && !isMeant && isMeant) {',
        },
      ],
      caughtBy: { jest: 'tools/src/platform/release-writes.test.ts' },
    },
    {
      id: 'upgraded-packages-released',
      breaks: 'A release is made with packages that no commit has',
      edits: [
        {
          file: 'tools/src/platform/source-state.ts',
          find: "  ...['package.json', 'package-lock.json', 'tsconfig.base.json', 'nx.json'],\n",
          replace: '',
        },
      ],
      caughtBy: { jest: 'tools/src/platform/source-state.test.ts' },
    },
    {
      id: 'build-changes-while-it-is-read',
      breaks:
        'A file of a release is another one than its manifest names, because somebody built again',
      edits: [
        {
          file: 'tools/src/platform/build-release.ts',
          find: 'await upload(store, folder, files);',
          replace: 'await upload(store, folder, files, dist);',
        },
        {
          file: 'tools/src/platform/build-release.ts',
          find: '  files: ReadonlyMap<string, Uint8Array>,\n',
          replace: '  files: ReadonlyMap<string, Uint8Array>,\n  dist: string,\n',
        },
        {
          file: 'tools/src/platform/build-release.ts',
          find: 'for (const [file, content] of next) await store.create(folder + file, content);',
          replace:
            'for (const [file] of next) await store.create(folder + file, readFileSync(join(dist, file)));',
        },
      ],
      caughtBy: { jest: 'tools/src/platform/build-release.test.ts' },
    },
    {
      id: 'try-looks-before-hydration',
      breaks: 'A prerendered page passes the try of a release before its code has run',
      edits: [
        {
          file: 'tools/src/platform/open-page.ts',
          find: '    await answering(started(page), patience * 2);\n',
          replace: '    void started;\n',
        },
      ],
      caughtBy: {
        playwright: 'e2e/releases/try.spec.ts',
        project: 'desktop',
        only: 'looked at once it is hydrated',
      },
    },
    {
      id: 'looping-page-keeps-the-release',
      breaks: 'A page that loops for ever keeps the try of a release for ever',
      edits: [
        {
          file: 'tools/src/platform/open-page.ts',
          find: 'return Promise.race([work, late]).finally',
          replace: 'late.catch(() => {});\n\n  return work.finally',
        },
      ],
      caughtBy: {
        jest: 'tools/src/platform/open-page.test.ts',
        only: 'a page that /loops-late is',
      },
    },
    {
      id: 'crashing-page-released',
      breaks: 'A release whose page crashes on every render goes live',
      edits: [
        {
          file: 'tools/src/platform/refuse-bad-release.ts',
          find: 'if (broken.length > 0 && !force) {',
          replace: 'if (broken.length > 1000 && !force) {',
        },
      ],
      caughtBy: {
        playwright: 'e2e/releases/try.spec.ts',
        project: 'desktop',
        only: 'a release with a broken page is refused',
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
      id: 'strangers-fill-the-memory-of-a-shell',
      breaks: 'A shell over a bucket asks for and remembers every name that a stranger makes up',
      edits: [
        {
          file: `${server}/release-files.ts`,
          find: '      return false;\n    }\n    if (!COMPRESSED',
          replace: '      await form(`${url}.br`);\n    }\n    if (!COMPRESSED',
        },
      ],
      caughtBy: { jest: `${server}/release-files.test.ts` },
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
      id: 'canary-without-files',
      breaks: 'Some get an earlier release whose files were removed',
      edits: [
        {
          file: 'tools/src/platform/verbs/canary.ts',
          find: '  requireKept(await currentState(context, unit), found);\n',
          replace: '  void requireKept;\n',
        },
      ],
      caughtBy: { jest: 'tools/src/platform/verbs/misuse.test.ts' },
    },
    {
      id: 'slash-owns-the-same-path',
      breaks: 'A remote owns /profile/ beside the shell’s /profile',
      edits: [
        {
          file: 'libs/federation/src/route-owner.ts',
          find: ".replace(/(?<=.)\\/$/, '')",
          replace: '',
        },
      ],
      caughtBy: { jest: 'tools/src/platform/own-paths.test.ts' },
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
          find: 'if (!(await isMade(trusted, unit, author.request))) {',
          replace: 'if (!(await isMade(trusted, unit, undefined))) {',
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
