import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { remotesBySlot, SHELL_SLOTS } from './component-slots.ts';
import { ReleaseFrame } from './parse-frame.ts';

const frame = (given: v.InferInput<typeof ReleaseFrame>) => v.parse(ReleaseFrame, given);
const component = (slot: string, props: string, order?: number) => ({
  slot,
  props,
  ...(order === undefined ? {} : { order }),
});

test('the remotes of a slot stand in their order, and then by name', () => {
  const slot = 'shell/not-found';
  const remotes = remotesBySlot(
    {
      'mfe-c': frame({ components: [component(slot, '^1.0.0')] }),
      'mfe-b': frame({ components: [component(slot, '^1.0.0')] }),
      'mfe-a': frame({ components: [component(slot, '^1.0.0', 200)] }),
    },
    SHELL_SLOTS,
  );

  expect(remotes).toEqual({ [slot]: ['mfe-b', 'mfe-c', 'mfe-a'] });
});

test('a component is for the slot of another remote, if that passes the props that it takes', () => {
  const owner = (version: string) => frame({ slots: { history: version } });
  const offer = frame({ components: [component('mfe-rewards/history', '^1.1.0')] });
  const remotes = (version: string) =>
    remotesBySlot({ 'mfe-rewards': owner(version), 'mfe-booking': offer }, {});

  expect(remotes('1.2.0')).toEqual({ 'mfe-rewards/history': ['mfe-booking'] });
  expect(remotes('1.0.0')).toEqual({});
  expect(remotes('2.0.0')).toEqual({});
});

test('nobody has a component for a slot that no release has', () => {
  const offer = frame({ components: [component('mfe-rewards/history', '^1.0.0')] });

  expect(remotesBySlot({ 'mfe-booking': offer }, SHELL_SLOTS)).toEqual({});
});

test.each(['history', 'mfe-rewards/', '/history', 'Mfe/History', 'a/b/c'])(
  '%s is no slot',
  (slot) => {
    expect(v.is(ReleaseFrame, { components: [component(slot, '^1.0.0')] })).toBe(false);
  },
);
