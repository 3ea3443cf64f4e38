/** @jest-environment-options {"url": "https://www.freely.example/"} */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { consentStore, setConsent, startConsent } from './consent.ts';
import { followConsent } from './conversion-account.ts';

const view = window as Window & { gtag?: (...command: unknown[]) => void; dataLayer?: unknown[] };
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

let stop = () => {};
afterEach(() => stop());
beforeEach(() => {
  document.head.replaceChildren();
  delete view.gtag;
  delete view.dataLayer;
  localStorage.clear();
  consentStore.setState({ consent: null, isBarOpen: true });
});

test('nothing is fetched or stored before consent, or after a refusal', () => {
  stop = followConsent('AW-1/label');
  setConsent('refused');

  expect(scripts()).toEqual([]);
  expect(view.gtag).toBeUndefined();
  expect(view.dataLayer).toBeUndefined();
});

test('accepting loads the script of the account once', () => {
  stop = followConsent('AW-2/label');
  setConsent('accepted');
  setConsent('accepted');

  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=AW-2']);
  view.gtag?.('event', 'conversion');
  expect(
    [...(view.dataLayer ?? [])].map((command) => [...(command as IArguments)].slice(0, 2)),
  ).toEqual([
    ['js', expect.any(Date)],
    ['config', 'AW-2'],
    ['event', 'conversion'],
  ]);
});

test('an earlier consent still counts', () => {
  setConsent('accepted');
  stop = followConsent('AW-3/label');

  expect(scripts()).toHaveLength(1);
});

test('a choice that is made in another tab holds in this one', () => {
  setConsent('accepted');
  startConsent();
  stop = followConsent('AW-6/label');
  expect(view.gtag).toBeDefined();
  const stored = (choice: string) => JSON.stringify({ choice, at: '2026-11-20T10:00:00.000Z' });
  localStorage.setItem('freely.consent', stored('refused'));
  dispatchEvent(new StorageEvent('storage', { key: 'freely.consent' }));

  expect(view.gtag).toBeUndefined();
  expect(consentStore.getState()).toMatchObject({
    consent: { choice: 'refused' },
    isBarOpen: false,
  });
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(consentStore.getState()).toMatchObject({ consent: null, isBarOpen: true });
});

test('revoking the consent removes the tag and its cookies', () => {
  stop = followConsent('AW-4/label');
  setConsent('accepted');
  for (const cookie of ['_gcl_au=1', '_gcl_aw=1; domain=freely.example', 'ours=1']) {
    // biome-ignore lint/suspicious/noDocumentCookie: the account's script does it like this.
    document.cookie = `${cookie}; path=/`;
  }
  expect(document.cookie).toContain('_gcl_aw=1');
  setConsent('refused');

  expect(view.gtag).toBeUndefined();
  expect(document.cookie).toBe('ours=1');
  expect(view).toHaveProperty('ga-disable-AW-4', true);
  setConsent('accepted');
  expect(view.gtag).toBeDefined();
  expect(scripts()).toHaveLength(1);
});

const apps = join(import.meta.dirname, '../../..');
const withToken = ['shell/src/routes.tsx', 'mfe-booking/src/routes.tsx'].flatMap((file) =>
  [...readFileSync(join(apps, file), 'utf8').matchAll(/'\/?([\w-]+)\/:token'/g)].map(
    ([, page]) => page,
  ),
);

test('every page with a token in its address is known here', () => {
  expect(withToken).toEqual([
    'reset-password',
    'confirm-email',
    'keep-email',
    'invited-client-review',
  ]);
});

test.each(withToken)('on /%s/<token> the tag is not loaded, consent or not', (page) => {
  history.replaceState(null, '', `/${page}/secret-token`);
  setConsent('accepted');
  stop = followConsent('AW-5/label');
  history.replaceState(null, '', '/');

  expect(scripts()).toEqual([]);
  expect(view.gtag).toBeUndefined();
});

test('the tag is told no address', () => {
  setConsent('accepted');
  history.replaceState(null, '', '/services-search?postcode=SW4');
  stop = followConsent('AW-6/label');
  history.replaceState(null, '', '/');

  expect(JSON.stringify([...(view.dataLayer ?? [])])).not.toContain('postcode');
  expect(JSON.stringify([...(view.dataLayer ?? [])])).toContain('page_location');
});
