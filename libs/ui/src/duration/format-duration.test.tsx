import { createI18n, ENGLISH } from '@freely/i18n';
import { beforeAll, expect, test } from '@jest/globals';
import ui from '../../locales/en-GB/ui.json' with { type: 'json' };
import { formatDuration } from './index.ts';

beforeAll(() => void createI18n(ENGLISH, { catalogues: { ui } }));

test.each([
  [5, '5 min'],
  [45, '45 min'],
  [60, '1 h'],
  [75, '1 h 15 min'],
  [120, '2 h'],
  [720, '12 h'],
])('%i minutes: %s', (minutes, text) => {
  expect(formatDuration(minutes)).toBe(text);
});
