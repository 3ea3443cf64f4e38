import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type AccessLink, newLinkId, signLink, verifyLink } from './access-link.ts';
import { newSigningKey, type SigningKey, signText } from './envelope.ts';
import type { PlatformRules } from './platform-rules.ts';
import { makeTestPlatform, pointerTo, type TestPlatform } from './testing/test-platform.ts';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await makeTestPlatform();
});
afterEach(() => platform.close());

const later = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
const common = () => ({ id: newLinkId(), until: later(60_000), person: null });
const preview = (unit = 'mfe-booking'): AccessLink => ({
  kind: 'preview',
  ...common(),
  unit,
  release: { ...pointerTo(unit, '2'), integrity: String(pointerTo(unit, '2').integrity) },
});
const development: AccessLink = {
  kind: 'development',
  ...common(),
  unit: 'mfe-booking',
  origin: 'http://localhost:4202',
};
const opened = (link: AccessLink, key: SigningKey, rules: Partial<PlatformRules> = {}) =>
  verifyLink(signLink(link, key), { ...platform.rules, ...rules }, platform.roots);

test('a team shows its own remote, the platform every one', () => {
  const { booking, root } = platform.keys;

  expect(opened(preview(), booking)).toMatchObject({ kind: 'preview', unit: 'mfe-booking' });
  expect(opened(preview('mfe-admin'), root)).toMatchObject({ unit: 'mfe-admin' });
  expect(() => opened(preview('mfe-admin'), booking)).toThrow('booking may not show mfe-admin.');
  expect(() => opened(preview(), platform.keys.controller)).toThrow('controller may not show');
});

test('a key may be for previews only', () => {
  const { privateKey, publicKey } = newSigningKey();
  const rules: PlatformRules = {
    ...platform.rules,
    keys: { designer: { publicKey, role: 'preview', owner: 'Design' } },
    remotes: { 'mfe-booking': { paths: [], keys: ['designer'] } },
  };

  expect(opened(preview(), { id: 'designer', privateKey }, rules).kind).toBe('preview');
});

test('a forged, changed or expired link gives nothing', () => {
  const { booking } = platform.keys;
  const forged = { ...newSigningKey(), id: 'booking' };
  expect(() => opened(preview(), forged)).toThrow('not signed by anybody who may');
  expect(() => opened(preview(), { ...booking, id: 'nobody' })).toThrow('not signed by anybody');
  expect(() => opened({ ...preview(), until: later(-1) }, booking)).toThrow('has expired');

  const token = signLink(preview(), booking);
  const [text = '', ...rest] = token.split('.');
  const longer = Buffer.from(text, 'base64url').toString().replace('"until":"2', '"until":"3');
  const changed = [Buffer.from(longer).toString('base64url'), ...rest].join('.');
  for (const wrong of [changed, token.slice(0, -4), '', 'a.b.c', `${token}x`.slice(1)])
    expect(() => verifyLink(wrong, platform.rules, platform.roots)).toThrow('not signed');
});

test('what was signed as a record is not a link', () => {
  const text = JSON.stringify(preview());
  const signature = Buffer.from(signText(text, platform.keys.booking), 'base64');
  const parts = [Buffer.from(text), 'booking', signature].map((part) =>
    typeof part === 'string' ? part : part.toString('base64url'),
  );

  expect(() => verifyLink(parts.join('.'), platform.rules, platform.roots)).toThrow('not signed');
});

test('development is off unless the rules say otherwise, and only of the own machine', () => {
  const { booking } = platform.keys;
  expect(() => opened(development, booking)).toThrow('switched off');
  expect(opened(development, booking, { development: true }).kind).toBe('development');
  for (const origin of [
    'https://evil.example',
    'http://localhost.evil.example:80',
    'http://localhost:1@x',
  ])
    expect(() => opened({ ...development, origin }, booking, { development: true })).toThrow(
      'damaged',
    );
});

test('who may invite to a group is in the rules', () => {
  const link: AccessLink = { kind: 'cohort', ...common(), cohort: 'staff' };
  const { booking, root } = platform.keys;
  const cohorts = { staff: { roles: [], keys: ['booking'] } };

  expect(() => opened(link, root)).toThrow('There is no group staff.');
  expect(opened(link, booking, { cohorts })).toMatchObject({ cohort: 'staff' });
  expect(() => opened(link, platform.keys.admin, { cohorts })).toThrow('admin may not invite');
});
