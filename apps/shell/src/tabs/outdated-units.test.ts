import { expect, test } from '@jest/globals';
import type { Platform } from '../remotes/platform.ts';
import { outdatedUnits } from './outdated-units.ts';

const pointer = (version: string) => ({
  version,
  url: `/r/mfe-admin/${version}/`,
  integrity: null,
});

/** A tab of the canary's share, after `force-upgrade`. */
const tabWith = (loaded: string) =>
  outdatedUnits({
    registry: {
      current: () => ({
        remotes: { 'mfe-admin': { active: pointer('2'), forcedWithinMinutes: 5 } },
      }),
    },
    loader: { loaded: () => pointer(loaded), wanted: () => pointer('3') },
    shellUrl: null,
  } as unknown as Platform);

test('an older release has to be left within the time that was set', () => {
  expect(tabWith('1')).toMatchObject([{ version: '3', withinMinutes: 5 }]);
});

test('nobody is forced out of the active release, into a canary beside it', () => {
  expect(tabWith('2')).toMatchObject([{ version: '3', withinMinutes: null }]);
});
