import { expect, jest, test } from '@jest/globals';
import english from '../../locales/en-GB/shell.json' with { type: 'json' };

const welsh = { ...english, skip: 'Neidio i’r cynnwys' };
jest.unstable_mockModule('../../locales/cy-GB/shell.json', () => ({ default: welsh }), {
  virtual: true,
});
const { createPageI18n } = await import('./create-page-i18n.ts');

const pageIn = (search: string) => createPageI18n({ search });

test('a page is English unless its URL names another language', async () => {
  const { language, i18n } = await pageIn('');

  expect(language).toBe('en-GB');
  expect(i18n.t('skip', { ns: 'shell' })).toBe('Skip to content');
  expect(i18n.t('homeLink', { ns: 'shell' })).toBe('Freely home');
});

test('a language is a folder of catalogues; what is missing in it is English', async () => {
  const { language, i18n } = await pageIn('?lng=cy-GB');

  expect(language).toBe('cy-GB');
  expect(i18n.t('skip', { ns: 'shell' })).toBe('Neidio i’r cynnwys');
  expect(i18n.t('loginRequired', { ns: 'auth' })).toBe('You must log in to continue');
});

test.each(['?lng=xx-XX', '?lng=..%2F..%2Fsecret'])('%s is not a language', async (search) => {
  const { language, i18n } = await pageIn(search);

  expect(language).toBe('en-GB');
  expect(i18n.t('skip', { ns: 'shell' })).toBe('Skip to content');
});

test('the pseudo-locale converts messages, also those that are added with a page', async () => {
  const { language, i18n } = await pageIn('?lng=en-XA');
  i18n.addResourceBundle(i18n.language, 'ui/table', { more: 'More' }, true);

  expect(language).toBe('en-XA');
  expect(i18n.t('skip', { ns: 'shell' })).toMatch(/^\[Sķîþ ţö çöñţéñţ~/);
  expect(i18n.t('more', { ns: 'ui/table' })).toBe('[Möŕé~]');
});
