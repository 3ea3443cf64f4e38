import type { FaultArea } from '../planted-fault.ts';

const platformLib = 'libs/platform/src';
const server = 'apps/shell/server';
const liveHeads = { jest: `${platformLib}/live-heads.test.ts` };

export const releaseProcess: FaultArea = {
  title: 'How releases go live',
  faults: [
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
          find: '    report(await take(kept));',
          replace: '    report([]);',
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
      id: 'name-that-no-server-reads-is-signed',
      breaks:
        'A remote is given paths under a name that every server leaves out, and the tool is content',
      edits: [
        {
          file: `${platformLib}/record-log.ts`,
          find: 'if (parsed.success && isDeepStrictEqual(parsed.output, JSON.parse(JSON.stringify(record))))',
          replace: 'if (parsed.success || isDeepStrictEqual(parsed, null))',
        },
      ],
      caughtBy: { jest: `${platformLib}/record-log.test.ts` },
    },
    {
      id: 'mistyped-store-becomes-a-folder',
      breaks: 'A store that was mistyped is a folder of this machine, and a release goes into it',
      edits: [
        {
          file: `${platformLib}/open-store.ts`,
          find: "if (scheme !== undefined && scheme !== 'file') {",
          replace: "if (scheme === 'file' && location === '') {",
        },
      ],
      caughtBy: { jest: `${platformLib}/store-contract.test.ts`, only: 'does not become a folder' },
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
  ],
};
