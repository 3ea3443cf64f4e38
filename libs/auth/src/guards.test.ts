import type { Role } from '@freely/api-client/contract';
import { noticeStore } from '@freely/federation';
import { createInstance, initReactI18next } from '@freely/i18n';
import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { authDialogStore, dismissAuthDialog } from './auth-dialog.ts';
import { type Guard, guard } from './guard.ts';
import {
  adminOnly,
  customerOnly,
  loginDialogRequired,
  loginRequired,
  onboarded,
  practitionerOnly,
  signedOutOnly,
} from './guards.ts';
import { rememberPage } from './last-page.ts';
import { signIn, signOut, startSession } from './session.ts';
import { forgetTarget, rememberedTarget, rememberTarget } from './target.ts';
import { AUTH_NAMESPACE, authTexts } from './texts.ts';

beforeAll(async () => {
  await createInstance()
    .use(initReactI18next)
    .init({ lng: 'en-GB', resources: { 'en-GB': { [AUTH_NAMESPACE]: authTexts } } });
});

let stop = () => {};
beforeEach(() => {
  stop = startSession();
  signOut();
  forgetTarget();
  noticeStore.setState({ notices: [] });
});
afterEach(() => stop());

function be(roles: Role[], onboarding_step = 5): void {
  signIn({
    access_token: 't',
    user_id: 1,
    name: 'Ada',
    email: 'ada@people.example',
    user_roles: roles,
    practitioner_info: { practitioner_rating: 0, reviews_amount: 0, onboarding_step },
  });
}

/** Where a navigation to `path` ends: null when it is let through. */
async function meet(path: string, ...guards: Guard[]): Promise<string | null> {
  const request = new Request(`http://localhost:4200${path}`);
  const answer = await guard(...guards)({ request, params: {} } as never);

  return answer?.headers.get('location') ?? null;
}

const notices = () => noticeStore.getState().notices.map(({ title }) => title);

test('a stranger is sent to login, and where they wanted to go is remembered', async () => {
  expect(await meet('/payment/7?from=mail', loginRequired)).toBe('/login');
  expect(rememberedTarget()).toBe('/payment/7?from=mail');
  expect(notices()).toEqual(['You must log in to continue']);
});

test('whoever is signed in passes', async () => {
  be(['customer']);

  expect(await meet('/payment/7', loginRequired, customerOnly)).toBeNull();
  expect(notices()).toEqual([]);
});

test.each([
  ['admins', adminOnly, ['customer', 'practitioner']],
  ['customers', customerOnly, ['admin']],
  ['practitioners', practitionerOnly, ['admin', 'customer']],
] as const)('only %s pass their guard; others stay where they are', async (who, only, roles) => {
  be([...roles]);
  rememberPage('/services');

  expect(await meet('/elsewhere', only)).toBe('/services');
  expect(notices()).toEqual([`Available only for ${who}`]);
});

test('a refused first visit goes home, never round in circles', async () => {
  be(['customer']);
  rememberPage('/admin');

  expect(await meet('/admin', adminOnly)).toBe('/');
});

test('the first guard that refuses decides', async () => {
  expect(await meet('/admin', loginRequired, adminOnly)).toBe('/login');
  expect(notices()).toHaveLength(1);
});

test.each([
  [0, '/practitioner-information/1'],
  [2, '/practitioner-information/3'],
  [4, '/practitioner-information/5'],
  [5, null],
  [6, null],
])('at onboarding step %i the practitioner pages lead to %s', async (step, expected) => {
  be(['practitioner'], step);

  expect(await meet('/practitioner/bookings', onboarded)).toBe(expected);
});

test.each([
  ['practitioner', '/practitioner'],
  ['admin', '/admin'],
  ['customer', '/customer'],
] as const)('a signed-in %s has no business with login, and goes to %s', async (role, home) => {
  be([role]);

  expect(await meet('/login', signedOutOnly)).toBe(home);
  rememberTarget('/payment/7');
  expect(await meet('/login', signedOutOnly)).toBe('/payment/7');
  signOut();
  expect(await meet('/login', signedOutOnly)).toBeNull();
});

test('the dialog opens over the page on screen, and closing it forgets the target', async () => {
  rememberPage('/practitioner-search');

  expect(await meet('/create-booking', loginDialogRequired)).toBe('/practitioner-search');
  expect(authDialogStore.getState().kind).toBe('login');
  expect(rememberedTarget()).toBe('/create-booking');

  dismissAuthDialog();
  expect(authDialogStore.getState().kind).toBeNull();
  expect(rememberedTarget()).toBeNull();
});

test.each(['//evil.example/x', '/\\evil.example', 'https://evil.example'])(
  '%s is no place to go back to',
  (path) => {
    rememberTarget(path);

    expect(rememberedTarget()).toBeNull();
  },
);
