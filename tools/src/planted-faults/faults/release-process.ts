import type { FaultArea } from '../planted-fault.ts';

const platformLib = 'libs/platform/src';
const server = 'apps/shell/server';
const liveHeads = { jest: `${platformLib}/live-heads.test.ts` };

export const releaseProcess: FaultArea = {
  title: 'How releases go live',
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
      id: 'shell-not-rolled-back',
      breaks: 'After a rollback of the shell, pages are still made of the release that was left',
      edits: [
        {
          file: `${server}/release-store.ts`,
          find: 'for (const pointer of [state?.active, state?.previous]) {',
          replace: 'for (const pointer of [lastShell, state?.active]) {',
        },
        {
          file: `${server}/release-store.ts`,
          find: '      const state = live.current().units[SHELL_UNIT]?.state;\n',
          replace:
            '      const state = live.current().units[SHELL_UNIT]?.state;\n      lastShell ??= state?.active ?? null;\n',
        },
        {
          file: `${server}/release-store.ts`,
          find: '  let readAt = Date.now();\n',
          replace: '  let readAt = Date.now();\n  let lastShell: ReleasePointer | null = null;\n',
        },
      ],
      caughtBy: { jest: `${server}/shell-releases.test.ts` },
    },
    {
      id: 'try-looks-before-hydration',
      breaks: 'A prerendered page passes the try of a release before its code has run',
      edits: [
        {
          file: 'tools/src/platform/open-page.ts',
          find: '    await started(page);\n',
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
      id: 'change-decided-from-an-older-record',
      breaks: 'A release that came while another one was being decided is lost to its state',
      edits: [
        {
          file: 'libs/platform/src/record-log.ts',
          find: 'sequence: (sequences.at(-1) ?? 0) + 1,',
          replace: 'sequence: ((await sequencesOf(store, unit)).at(-1) ?? 0) + 1,',
        },
      ],
      caughtBy: { jest: 'libs/platform/src/record-log.test.ts' },
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
      id: 'health-stays-green',
      breaks: 'A server that has nothing to serve says that it is well',
      edits: [
        { file: `${server}/app.ts`, find: '.code(isReady ? 200 : 503)', replace: '.code(200)' },
      ],
      caughtBy: { jest: `${server}/app.test.ts` },
    },
    {
      id: 'restart-forgets-what-was-live',
      breaks: 'A server that is restarted while the store is down has no remotes',
      edits: [
        {
          file: `${platformLib}/live-heads.ts`,
          find: 'if (kept) report(await take(kept));',
          replace: 'if (kept) report([]);',
        },
      ],
      caughtBy: liveHeads,
    },
    {
      id: 'older-registry-in-browsers',
      breaks: 'A server that lags behind takes the last good registry from open tabs',
      edits: [
        {
          file: 'libs/federation/src/newer-registry.ts',
          find: 'fresh.generation < current.generation',
          replace: 'fresh.generation < 0',
        },
      ],
      caughtBy: { jest: 'libs/federation/src/registry-source.test.ts' },
    },
    {
      id: 'server-ignores-the-contract',
      breaks: 'The server prerenders a release that does not run in this shell',
      edits: [
        {
          file: `${server}/plan-page.ts`,
          find: 'if (!misfit) return { name, pointer, release };',
          replace: 'if (!misfit || offer) return { name, pointer, release };',
        },
      ],
      caughtBy: { jest: `${server}/app.test.ts` },
    },
    {
      id: 'server-ignores-the-canary',
      breaks: 'A visitor with the canary gets the HTML of the active release',
      edits: [
        {
          file: `${server}/plan-page.ts`,
          find: 'releasesToTry(name, entry, rollout,',
          replace: 'releasesToTry(name, { ...entry, canary: null }, rollout,',
        },
      ],
      caughtBy: { jest: `${server}/app.test.ts` },
    },
    {
      id: 'record-leads-elsewhere',
      breaks: 'A record may point to another origin, or to the folder of another remote',
      edits: [
        {
          file: `${platformLib}/verify-record.ts`,
          find: 'if (!isOwnRelease(unit, pointer)) {',
          replace: 'if (!isOwnRelease) {',
        },
      ],
      caughtBy: liveHeads,
    },
    {
      id: 'release-without-a-hash',
      breaks: 'A team may release files that no hash pins',
      edits: [
        {
          file: `${platformLib}/verify-record.ts`,
          find: "if (pointer.integrity === null && role !== 'platform') {",
          replace: "if (pointer.integrity === '' && role !== 'platform') {",
        },
      ],
      caughtBy: liveHeads,
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
      id: 'unreadable-record-is-signed',
      breaks:
        'A path that no server takes is written into the rules, and the tool says it is owned',
      edits: [
        {
          file: `${platformLib}/record-log.ts`,
          find: '    requireWhole(record);\n',
          replace: '    void requireWhole;\n',
        },
      ],
      caughtBy: { jest: 'tools/src/platform/own-paths.test.ts' },
    },
    {
      id: 'capitals-own-the-same-path',
      breaks: 'A remote owns /Login beside the shell’s /login',
      edits: [
        {
          file: 'libs/federation/src/route-owner.ts',
          find: 'return pattern.toLowerCase().replace',
          replace: 'return pattern.replace',
        },
      ],
      caughtBy: { jest: 'tools/src/platform/own-paths.test.ts' },
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
      id: 'link-leaves-the-site',
      breaks: 'A link in the header leads to another host, written as if it were a path',
      edits: [
        {
          file: 'libs/federation/src/parse-frame.ts',
          find: 'v.regex(/^\\/(?![/\\\\])[^\\s\\\\]*$/)',
          replace: "v.startsWith('/')",
        },
      ],
      caughtBy: { jest: 'libs/federation/src/parse-frame.test.ts' },
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
