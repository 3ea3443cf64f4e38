import { registerUnsavedWork } from '@freely/shell-sdk';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createEnglishI18n } from '../i18n/create-page-i18n.ts';
import { forcedReload } from './forced-reload.ts';
import type { OutdatedUnit } from './outdated-units.ts';

const MINUTE = 60_000;
let outdated: OutdatedUnit[];
const reload = jest.fn();
let look: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  createEnglishI18n();
  reload.mockClear();
  look = forcedReload(() => outdated, reload);
});
afterEach(() => {
  jest.useRealTimers();
});

const unit = (withinMinutes: number | null): OutdatedUnit => ({
  unit: 'mfe-booking',
  version: '2',
  isWithdrawn: false,
  withinMinutes,
});

test('the page is reloaded in time, however often the tab looks', async () => {
  outdated = [unit(10)];
  look();
  await jest.advanceTimersByTimeAsync(4 * MINUTE);
  look();
  expect(reload).not.toHaveBeenCalled();

  // A tab learns of the change up to a minute late.
  await jest.advanceTimersByTimeAsync(5 * MINUTE);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('what is unsaved is kept before', async () => {
  const order: string[] = [];
  const unregister = registerUnsavedWork({ isUnsaved: () => true, keep: () => order.push('kept') });
  reload.mockImplementation(() => order.push('reloaded'));
  outdated = [unit(0)];
  look();
  await jest.advanceTimersByTimeAsync(1);
  unregister();

  expect(order).toEqual(['kept', 'reloaded']);
});

test('without force, or once it is taken back, nothing is reloaded', async () => {
  outdated = [unit(null)];
  look();
  outdated = [unit(5)];
  look();
  outdated = [];
  look();
  await jest.advanceTimersByTimeAsync(60 * MINUTE);

  expect(reload).not.toHaveBeenCalled();
});
