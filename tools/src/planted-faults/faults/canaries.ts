import type { FaultArea } from '../planted-fault.ts';

const platformLib = 'libs/platform/src';
const releases = 'apps/api/src/back-office/releases';
const keyRoles = { jest: `${platformLib}/key-roles.test.ts` };
const screen = { jest: `${releases}/releases.routes.test.ts` };

export const canaries: FaultArea = {
  title: 'Canaries, and who may change what is live',
  faults: [
    {
      id: 'controller-changes-more',
      breaks: 'A controller that aborts a canary may also name another release to fall back to',
      edits: [
        {
          file: `${platformLib}/verify-record.ts`,
          find: 'if (isSame(after.state, abort(before.state))) return true;',
          replace: 'if (after.state.canary === null) return true;',
        },
      ],
      caughtBy: keyRoles,
    },
    {
      id: 'operator-brings-a-release',
      breaks: 'An operator may make a release live that no team has signed',
      edits: [
        {
          file: `${platformLib}/verify-record.ts`,
          find: 'pointersIn(record.state).every((pointer) => isAmong(released, pointer))',
          replace: 'pointersIn(record.state).length + released.length >= 0',
        },
      ],
      caughtBy: keyRoles,
    },
    {
      id: 'canary-promoted-early',
      breaks: 'A controller may promote a canary before its time',
      edits: [
        {
          file: `${platformLib}/verify-record.ts`,
          find: 'return Date.parse(now) >= Date.parse(at) + minutes * 60_000;',
          replace: 'return Date.parse(now) >= Date.parse(at);',
        },
      ],
      caughtBy: keyRoles,
    },
    {
      id: 'canary-judged-by-looks',
      breaks: 'The test of a canary has many false alarms, because it wants less evidence',
      edits: [
        {
          file: `${platformLib}/canary-evidence.ts`,
          find: 'isWorse: largest >= -Math.log(FALSE_ALARM_RATE)',
          replace: 'isWorse: largest >= 1',
        },
      ],
      caughtBy: { jest: `${platformLib}/canary-evidence.test.ts` },
    },
    {
      id: 'network-has-all-votes',
      breaks: 'One network has as many votes about a canary as it likes',
      edits: [
        {
          file: `${releases}/release-counts.repository.ts`,
          find: 'and network = ${network}) < ${share}',
          replace: 'and network = ${network}) < ${share} * 1000',
        },
      ],
      caughtBy: screen,
    },
    {
      id: 'another-canary-promoted',
      breaks: 'An admin promotes a canary that began after their page was loaded',
      edits: [
        {
          file: 'apps/api/src/back-office/releases/make-release-change.ts',
          find: 'promote: (state) => promote(withCanary(state, version)),',
          replace: 'promote,',
        },
      ],
      caughtBy: { jest: 'apps/api/src/back-office/releases/releases.routes.test.ts' },
    },
    {
      id: 'machine-has-many-networks',
      breaks: 'One machine with a /48 of IPv6 ends a canary',
      edits: [
        {
          file: 'apps/api/src/back-office/releases/releases.routes.ts',
          find: 'customer: customerNetworkOf(request.ip),',
          replace: 'customer: customerNetworkOf && networkOf(request.ip),',
        },
      ],
      caughtBy: { jest: 'apps/api/src/back-office/releases/releases.routes.test.ts' },
    },
    {
      id: 'dead-release-counted',
      breaks: 'Reports about releases that are not live are counted',
      edits: [
        {
          file: `${releases}/collect-reports.ts`,
          find: 'some((each) => each?.version === version)',
          replace: 'some((each) => each?.version !== version || unit)',
        },
      ],
      caughtBy: screen,
    },
    {
      id: 'releases-for-every-admin',
      breaks: 'Admins without the right to release may change what is live',
      edits: [
        {
          file: 'apps/api/src/kernel/http/require-right.ts',
          find: 'if (right !== null && !(await hasRight(db, user.id, right))) throw notFound();',
          replace: 'if (right !== null && !(await hasRight(db, user.id, right))) notFound();',
        },
      ],
      caughtBy: screen,
    },
    {
      id: 'canary-of-a-wrong-clock-not-judged',
      breaks: 'A bad canary from a machine that is an hour ahead is not judged for an hour',
      edits: [
        {
          file: 'apps/api/src/back-office/releases/watch-canaries.ts',
          find: 'else began ??= at > now ? last : at;',
          replace: 'else began ??= at;',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/back-office/releases/releases.routes.test.ts',
        only: 'judges one whose record',
      },
    },
    {
      id: 'canary-of-a-wrong-clock-promoted',
      breaks:
        'A canary from a machine that is days behind is promoted as soon as fifty people have it',
      edits: [
        {
          file: 'apps/api/src/back-office/releases/watch-canaries.ts',
          find: 'return Math.min(minutesSince(recordedAt), minutesSince(firstVisit));',
          replace: 'return firstVisit ? minutesSince(recordedAt) : 0;',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/back-office/releases/releases.routes.test.ts',
        only: 'three days behind',
      },
    },
  ],
};
