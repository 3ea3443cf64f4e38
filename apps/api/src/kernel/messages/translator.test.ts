import { expect, test } from '@jest/globals';
import { marketLanguage, type Translate, translatorFor } from './translator.ts';

const t = translatorFor(marketLanguage);
/** As a key that no type could check. */
const untyped = t as unknown as (key: string, values?: object) => string;

test('a message has its values, and the plural that they ask for', () => {
  expect(t('password_reset.expires', { count: 1 })).toBe(
    'This link works once, and expires after 1 minute.',
  );
  expect(t('password_reset.expires', { count: 60 })).toBe(
    'This link works once, and expires after 60 minutes.',
  );
  expect(t('forCustomer', { ns: 'api/calendar', name: 'Grace' })).toBe('Appointment with Grace');
});

test.each(['{{brand}}', '$t(refund.nothing)', '$t(papers.open) {{firstName}}', '<b>Ada</b> & $&'])(
  'what people typed is kept as it is: %s',
  (name) => {
    expect(t('change_accepted.subject', { name })).toBe(`${name} has accepted the new time`);
  },
);

test('a message that does not exist is refused, so that no key is ever sent', () => {
  expect(() => untyped('surprise.subject')).toThrow('There is no message surprise.subject');
});

test('so is one without all of its values', () => {
  expect(() => untyped('password_reset.subject')).toThrow('There is no value for {{brand}}');
  expect(t('password_reset.subject', { brand: '' })).toBe('Choose a new password for ');
});

test('a language that is not there is that of the market', () => {
  const welsh: Translate = translatorFor('cy-GB');

  expect(welsh('layout.questions')).toBe('Questions?');
});
