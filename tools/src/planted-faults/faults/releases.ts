import type { FaultArea } from '../planted-fault.ts';

const platformLib = 'libs/platform/src';
const liveHeads = { jest: `${platformLib}/live-heads.test.ts` };
const shellPage = { jest: 'apps/shell/server/app.test.ts' };

export const releases: FaultArea = {
  title: 'Records of releases',
  faults: [
    {
      id: 'invalid-registry-is-used',
      breaks: 'A damaged file of heads removes all remotes',
      edits: [
        {
          file: `${platformLib}/live-heads.ts`,
          find: 'if (!parsed) return [`${HEADS_FILE} is damaged.`];',
          replace: 'if (!parsed) heads = NO_HEADS;\n    if (!parsed) return [];',
        },
      ],
      caughtBy: shellPage,
    },
    {
      id: 'release-overwritten',
      breaks: 'A release folder is overwritten with different contents',
      edits: [
        {
          file: 'tools/src/platform/build-release.ts',
          find: 'if (kept && Buffer.from(kept).toString() !== manifest) {',
          replace: 'if (kept && manifest.length === 0) {',
        },
      ],
      caughtBy: { jest: 'tools/src/platform/build-release.test.ts' },
    },
    {
      id: 'registry-written-by-two',
      breaks: 'Of two releases at the same time, one overwrites the other',
      edits: [
        {
          file: `${platformLib}/folder-store.ts`,
          find: 'await link(draft, target);',
          replace: 'await rename(draft, target);',
        },
      ],
      caughtBy: { jest: `${platformLib}/record-log.test.ts` },
    },
    {
      id: 'bucket-overwrites-records',
      breaks: 'Of two releases over a bucket at the same time, one overwrites the other',
      edits: [
        {
          file: `${platformLib}/s3-store.ts`,
          find: "await put(name, bytes, { 'if-none-match': '*' });",
          replace: 'await put(name, bytes);',
        },
      ],
      caughtBy: { jest: `${platformLib}/store-contract.test.ts` },
    },
    {
      id: 'conflict-counts-as-created',
      breaks: 'A bucket that says "conflict, try again" is taken for one that has the record',
      edits: [
        {
          file: `${platformLib}/s3-store.ts`,
          find: 'if (response.status !== 409 || attempt === MOST_CONFLICTS) {\n          await requireOk',
          replace: 'if (attempt > 0) {\n          if (response.status !== 409) await requireOk',
        },
      ],
      caughtBy: { jest: `${platformLib}/store-contract.test.ts` },
    },
    {
      id: 'gc-forgets-opened-links',
      breaks:
        'The note of an opened link is removed while a second browser could still open the link',
      edits: [
        {
          file: 'tools/src/platform/opened-links.ts',
          find: 'return until !== null && until + GRACE_MS < now;',
          replace: 'return until !== null && until - 2 * GRACE_MS < now;',
        },
      ],
      caughtBy: { jest: 'tools/src/platform/opened-links.test.ts' },
    },
    {
      id: 'no-previous-release',
      breaks: 'A new release does not keep the one before it',
      edits: [
        {
          file: `${platformLib}/change-unit.ts`,
          find: 'previousFor(state, pointer, [state.active, state.previous])',
          replace: 'state.previous',
        },
      ],
      caughtBy: { jest: `${platformLib}/change-unit.test.ts` },
    },
    {
      id: 'record-of-another-team',
      breaks: 'A team can release the remote of another team',
      edits: [
        {
          file: `${platformLib}/verify-record.ts`,
          find: 'team: () => rules.remotes[record.unit]?.keys.includes(id) ?? false,',
          replace: 'team: () => rules.keys[id] !== undefined,',
        },
      ],
      caughtBy: liveHeads,
    },
    {
      id: 'signature-not-checked',
      breaks: 'A record that was changed after it was signed is used',
      edits: [
        {
          file: `${platformLib}/verify-record.ts`,
          find: 'if (!isSignedBy(envelope, publicKey)) {',
          replace: 'if (!isSignedBy(envelope, publicKey) && unit.length === 0) {',
        },
      ],
      caughtBy: liveHeads,
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
      id: 'capitals-own-the-same-path',
      breaks: 'A remote owns /Login beside the shell’s /login',
      edits: [
        {
          file: 'libs/federation/src/route-owner.ts',
          find: 'const [a, b] = [one.toLowerCase(), other.toLowerCase()];',
          replace: 'const [a, b] = [one, other];',
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
    {
      id: 'older-record-is-used',
      breaks: 'An older record that was good once takes the place of the newest',
      edits: [
        {
          file: `${platformLib}/verified-heads.ts`,
          find: 'if (known && record.sequence <= known.sequence) throw',
          replace: 'if (known && record.sequence < 0) throw',
        },
      ],
      caughtBy: liveHeads,
    },
    {
      id: 'controller-does-more',
      breaks: 'The controller of canaries can switch a remote off',
      edits: [
        {
          file: `${platformLib}/verify-record.ts`,
          find: 'controller: () => before !== null && endsCanary(before, record),',
          replace: 'controller: () => before !== null,',
        },
      ],
      caughtBy: { jest: `${platformLib}/key-roles.test.ts` },
    },
    {
      id: 'bad-release-is-fallback',
      breaks: 'After a rollback, browsers fall back to the release that was left',
      edits: [
        {
          file: `${platformLib}/change-unit.ts`,
          find: 'each !== null && each.version !== pointer.version && !withdrawn.includes(each.version),',
          replace: 'each !== null && each.version !== pointer.version && withdrawn.length >= 0,',
        },
      ],
      caughtBy: { jest: `${platformLib}/change-unit.test.ts` },
    },
    {
      id: 'check-forgets-rollback-target',
      breaks: 'A release is not checked beside the shell that a rollback brings back',
      edits: [
        {
          file: 'tools/src/platform/stored-release.ts',
          find: "['previous', state?.previous],",
          replace: "['previous', null],",
        },
      ],
      caughtBy: { jest: 'tools/src/platform/check/check-release.test.ts' },
    },
    {
      id: 'check-forgets-the-api',
      breaks: 'A remote is released that needs a field which the deployed API lacks',
      edits: [
        {
          file: 'tools/src/platform/check/check-release.ts',
          find: '...apiProblems(candidate.unit, await callsOf(candidate), api),',
          replace: '',
        },
      ],
      caughtBy: { jest: 'tools/src/platform/check/check-release.test.ts' },
    },
    {
      id: 'gc-removes-what-tabs-have',
      breaks: 'A release that an open tab was served yesterday is removed',
      edits: [
        {
          file: 'tools/src/platform/collect-garbage.ts',
          find: 'Date.parse(next.at) > since',
          replace: 'next.sequence < 0',
        },
      ],
      caughtBy: { jest: 'tools/src/platform/collect-garbage.test.ts' },
    },
    {
      id: 'break-without-a-major',
      breaks: 'A shared lib drops a name, and only its minor version is raised',
      edits: [
        {
          file: 'tools/src/api-reports/version-rule.ts',
          find: 'return majorNow > major ? null',
          replace: 'return majorNow >= major ? null',
        },
      ],
      caughtBy: { jest: 'tools/src/api-reports/api-reports.test.ts' },
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
