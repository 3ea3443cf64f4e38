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
      id: 'hung-bucket-waited-for',
      breaks: 'A bucket that stops in the middle of a file is waited for during five minutes',
      edits: [
        {
          file: `${platformLib}/bucket.ts`,
          find: 'fetch(await client.sign(root + path, { method, ...init }), { signal });',
          replace: 'fetch(await client.sign(root + path, { method, signal, ...init }));',
        },
      ],
      caughtBy: { jest: `${platformLib}/bucket.test.ts` },
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
          find: 'return !state.withdrawn.includes(pointer.version) && !isRemoved(state, pointer);',
          replace: 'return !isRemoved(state, pointer);',
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
  ],
};
