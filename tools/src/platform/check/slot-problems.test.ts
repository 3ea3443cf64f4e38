import { SHELL_SLOTS } from '@freely/federation/component-slots';
import { ReleaseFrame } from '@freely/federation/parse-frame';
import type { Release } from '@freely/federation/release';
import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import type { LiveRelease } from '../stored-release.ts';
import { slotProblems } from './slot-problems.ts';

type Slots = Record<string, string>;

/** A release as far as slots are concerned. */
function release(
  unit: string,
  as: LiveRelease['as'],
  given: { slots?: Slots; components?: Slots },
): LiveRelease {
  const components = Object.entries(given.components ?? {}).map(([slot, props]) => ({
    slot,
    props,
  }));
  const { slots = {} } = given;
  const parts =
    unit === 'shell'
      ? { offers: { slots } }
      : { frame: v.parse(ReleaseFrame, { slots, components }) };

  return {
    unit,
    as,
    pointer: { version: `1-${as}`, url: '/', integrity: null },
    release: parts as unknown as Release,
    read: async () => null,
  };
}

const lines = (candidate: LiveRelease, ...live: LiveRelease[]) =>
  slotProblems(candidate, live).map(({ beside, problem }) => `${beside}: ${problem}`);

const offer = (props: string, slot = 'shell/not-found') =>
  release('mfe-booking', 'active', { components: { [slot]: props } });

test('a component fits a slot of the shell, of another remote and of its own', () => {
  const shell = release('shell', 'active', { slots: { ...SHELL_SLOTS } });
  const other = release('mfe-rewards', 'active', { slots: { history: '1.2.0' } });
  const own = release('mfe-booking', 'active', {
    slots: { home: '1.0.0' },
    components: { 'mfe-booking/home': '^1.0.0', 'mfe-rewards/history': '^1.1.0' },
  });

  expect(lines(offer('^1.0.0'), shell)).toEqual([]);
  expect(lines(own, shell, other)).toEqual([]);
});

test('a slot that its owner does not have is refused, and one that only an older release lacks is not', () => {
  const without = (as: LiveRelease['as']) => release('shell', as, {});
  const shell = release('shell', 'active', { slots: { ...SHELL_SLOTS } });

  expect(lines(offer('^1.0.0'), without('active'))).toEqual([
    'shell 1-active (active): mfe-booking has a component for shell/not-found, which shell does not have.',
  ]);
  expect(lines(offer('^1.0.0', 'mfe-rewards/history'), shell)).toEqual([
    'mfe-rewards: mfe-booking has a component for mfe-rewards/history, which mfe-rewards does not have.',
  ]);
  expect(lines(offer('^1.0.0'), shell, without('previous'))).toEqual([]);
});

test('props of another version are refused, also those of a release that may come back', () => {
  const shell = (as: LiveRelease['as'], version: string) =>
    release('shell', as, { slots: { 'shell/not-found': version } });

  expect(lines(offer('^1.0.0'), shell('active', '1.4.0'), shell('canary', '2.0.0'))).toEqual([
    'shell 1-canary (canary): mfe-booking takes props ^1.0.0 of shell/not-found, which has 2.0.0.',
  ]);
});

test('an owner keeps a slot, and the version of its props, as long as a component needs it', () => {
  const shell = (slots: Slots) => release('shell', 'active', { slots });

  expect(lines(shell({ 'shell/not-found': '1.1.0' }), offer('^1.0.0'))).toEqual([]);
  expect(lines(shell({ 'shell/not-found': '2.0.0' }), offer('^1.0.0'))).toEqual([
    'mfe-booking 1-active (active): shell/not-found has props 2.0.0, and mfe-booking takes ^1.0.0.',
  ]);
  expect(lines(shell({}), offer('^1.0.0'))).toEqual([
    'mfe-booking 1-active (active): mfe-booking has a component for shell/not-found, which shell does not have any more.',
  ]);
});
