import { randomRuns } from '@freely/tools/testing/random-runs';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  defaultSettings,
  isSettingName,
  type MarketSetting,
  marketSettings,
  settingNames,
  settingRefusal,
} from './market-settings.ts';

test('every default is within its bounds', () => {
  for (const [name, value] of Object.entries(defaultSettings())) {
    expect([name, isSettingName(name) && settingRefusal(name, value)]).toEqual([name, null]);
  }
});

test('a value is allowed exactly when it is whole and between the bounds, both included', () => {
  const value = fc.oneof(fc.integer({ min: -10, max: 110_000 }), fc.double({ min: -1, max: 101 }));
  fc.assert(
    fc.property(fc.constantFrom(...settingNames), value, (name, given) => {
      const { min, max }: MarketSetting = marketSettings[name];
      const isAllowed = Number.isInteger(given) && given >= min && given <= max;

      expect(settingRefusal(name, given) === null).toBe(isAllowed);
    }),
    randomRuns({ quick: 500, long: 5000 }),
  );
});

test.each(settingNames)('the bounds of %s are allowed, and nothing beyond', (name) => {
  const { min, max } = marketSettings[name];

  expect([settingRefusal(name, min), settingRefusal(name, max)]).toEqual([null, null]);
  expect([settingRefusal(name, min - 1), settingRefusal(name, max + 1)]).toEqual([
    'too_small',
    'too_large',
  ]);
});
