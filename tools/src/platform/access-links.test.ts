import { EMPTY_RULES, newSigningKey, verifyLink } from '@freely/platform';
import { expect, test } from '@jest/globals';
import { accessLink, siteUrl } from './access-links.ts';
import { millisecondsIn } from './duration.ts';

const { privateKey, publicKey } = newSigningKey();
const key = { id: 'local', privateKey };
const cohort = { kind: 'cohort', cohort: 'staff' } as const;

test('a link leads to the site, with its token where no server sees it', () => {
  const { url } = accessLink(cohort, key, { for: '2h' }, 'https://freely.example');
  const { origin, pathname, search, hash } = new URL(url);
  expect({ origin, pathname, search }).toEqual({
    origin: 'https://freely.example',
    pathname: '/__platform/join',
    search: '',
  });

  const rules = { ...EMPTY_RULES, cohorts: { staff: { roles: [], keys: [] } } };
  const link = verifyLink(hash.slice(1), rules, { local: publicKey });
  expect(link).toMatchObject({ kind: 'cohort', cohort: 'staff', person: null });
  expect(Date.parse(link.until) - Date.now()).toBeGreaterThan(7_100_000);
});

test('how long it is good for has to be said, and has an end', () => {
  expect(millisecondsIn('30s', 'for')).toBe(30_000);
  expect(millisecondsIn('7d', 'for')).toBe(604_800_000);
  for (const wrong of [{}, { for: '0s' }, { for: 'forever' }, { for: '90d' }])
    expect(() => accessLink(cohort, key, wrong)).toThrow('--for');
});

test('without a setting it leads to the site of this machine', () => {
  expect(siteUrl({})).toBe('http://localhost:4200');
  expect(siteUrl({ SHELL_URL: 'https://freely.example' })).toBe('https://freely.example');
});
