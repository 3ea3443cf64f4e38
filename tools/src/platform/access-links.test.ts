import {
  addKey,
  allowDevelopment,
  EMPTY_RULES,
  newSigningKey,
  own,
  verifyLink,
} from '@freely/platform';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { accessLink, developmentLink, openableLink, siteUrl } from './access-links.ts';
import { millisecondsIn } from './duration.ts';
import { changeRules } from './platform-context.ts';
import { type StoredPlatform, storedPlatform } from './testing/stored-platform.ts';

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

describe('a link that the site would refuse is not printed', () => {
  const UNIT = 'mfe-booking';
  const release = { version: '1', url: `/r/${UNIT}/1/`, integrity: 'none' };
  const preview = { kind: 'preview' as const, unit: UNIT, release };
  let platform: StoredPlatform;
  beforeEach(async () => {
    platform = storedPlatform();
    await changeRules(platform.context, 'add key', 'A test', (rules) =>
      addKey(own(rules, UNIT, ['/payment/*']), 'team', { publicKey, role: 'team', owner: 'T' }, [
        UNIT,
      ]),
    );
  });
  afterEach(() => {
    delete process.env.DATA_DIR;
    delete process.env.RELEASES_URL;
    delete process.env.PLATFORM_ROOT_KEYS;
    platform.close();
  });

  test('because its key may not give what it gives', async () => {
    const context = { ...platform.context, key: { id: 'team', privateKey } };
    await expect(openableLink(preview, context, { for: '2h' })).resolves.toHaveProperty('url');
    const foreign = {
      ...preview,
      unit: 'mfe-admin',
      release: { ...release, url: '/r/mfe-admin/1/' },
    };
    await expect(openableLink(foreign, context, { for: '2h' })).rejects.toThrow(
      'The site would refuse this link: team may not show mfe-admin.',
    );
  });

  test('because development is off, where the store of the site is known', async () => {
    const link = () =>
      developmentLink(UNIT, 'http://localhost:4202', platform.context.key, {}, 'https://x.example');
    await expect(link()).resolves.toHaveProperty('url');
    process.env.DATA_DIR = platform.folder;
    process.env.RELEASES_URL = `${platform.folder}/releases`;
    process.env.PLATFORM_ROOT_KEYS = `local=${platform.context.trusted.local}`;
    await expect(link()).rejects.toThrow('Development on this site is switched off.');

    await changeRules(platform.context, 'development', 'r', (rules) =>
      allowDevelopment(rules, true),
    );
    await expect(link()).resolves.toHaveProperty('url');
  });
});
