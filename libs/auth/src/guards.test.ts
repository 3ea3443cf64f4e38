import type { Role } from '@freely/api-client/contract';
import { createI18n, ENGLISH } from '@freely/i18n';
import { toastStore } from '@freely/shell-sdk';
import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import authMessages from '../locales/en-GB/auth.json' with { type: 'json' };
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

beforeAll(() => {
  createI18n(ENGLISH, { catalogues: { auth: authMessages } });
});

let stop = () => {};
beforeEach(() => {
  stop = startSession();
  signOut();
  forgetTarget();
  toastStore.setState({ toasts: [] });
});
afterEach(() => stop());

function signInWith(roles: Role[], onboarding_step = 5): void {
  signIn({
    access_token: 't',
    user_id: 1,
    name: 'Ada',
    email: 'ada@people.example',
    user_roles: roles,
    practitioner_info: { practitioner_rating: 0, reviews_amount: 0, onboarding_step },
  });
}

/** The path that a navigation is redirected to; null if it is let through. */
async function runGuards(path: string, ...guards: Guard[]): Promise<string | null> {
  const request = new Request(`http://localhost:4200${path}`);
  const response = await guard(...guards)({ request, params: {} } as never);

  return response?.headers.get('location') ?? null;
}

const toastTitles = () => toastStore.getState().toasts.map(({ title }) => title);

test('an anonymous user is redirected to login, and the target is remembered', async () => {
  expect(await runGuards('/payment/7?from=mail', loginRequired)).toBe('/login');
  expect(rememberedTarget()).toBe('/payment/7?from=mail');
  expect(toastTitles()).toEqual(['You must log in to continue']);
});

test('a signed-in user passes', async () => {
  signInWith(['customer']);

  expect(await runGuards('/payment/7', loginRequired, customerOnly)).toBeNull();
  expect(toastTitles()).toEqual([]);
});

test.each([
  ['admins', adminOnly, ['customer', 'practitioner']],
  ['customers', customerOnly, ['admin']],
  ['practitioners', practitionerOnly, ['admin', 'customer']],
] as const)('only %s pass their guard; others stay where they are', async (who, only, roles) => {
  signInWith([...roles]);
  rememberPage('/services');

  expect(await runGuards('/elsewhere', only)).toBe('/services');
  expect(toastTitles()).toEqual([`Available only for ${who}`]);
});

test('a refused first navigation goes home, and never loops', async () => {
  signInWith(['customer']);
  rememberPage('/admin');

  expect(await runGuards('/admin', adminOnly)).toBe('/');
});

test('the first guard that refuses decides', async () => {
  expect(await runGuards('/admin', loginRequired, adminOnly)).toBe('/login');
  expect(toastTitles()).toHaveLength(1);
});

test.each([
  [0, '/practitioner-information/1'],
  [2, '/practitioner-information/3'],
  [4, '/practitioner-information/5'],
  [5, null],
  [6, null],
])('at onboarding step %i the practitioner pages lead to %s', async (step, expected) => {
  signInWith(['practitioner'], step);

  expect(await runGuards('/practitioner/bookings', onboarded)).toBe(expected);
});

test.each([
  ['practitioner', '/practitioner'],
  ['admin', '/admin'],
  ['customer', '/customer'],
] as const)('a signed-in %s is redirected from login to %s', async (role, home) => {
  signInWith([role]);

  expect(await runGuards('/login', signedOutOnly)).toBe(home);
  rememberTarget('/payment/7');
  expect(await runGuards('/login', signedOutOnly)).toBe('/payment/7');
  signOut();
  expect(await runGuards('/login', signedOutOnly)).toBeNull();
});

test('the dialog opens over the page on screen, and closing it forgets the target', async () => {
  rememberPage('/practitioner-search');

  expect(await runGuards('/create-booking', loginDialogRequired)).toBe('/practitioner-search');
  expect(authDialogStore.getState().kind).toBe('login');
  expect(rememberedTarget()).toBe('/create-booking');

  dismissAuthDialog();
  expect(authDialogStore.getState().kind).toBeNull();
  expect(rememberedTarget()).toBeNull();
});

test.each(['//evil.example/x', '/\\evil.example', 'https://evil.example'])(
  '%s is not accepted as a target',
  (path) => {
    rememberTarget(path);

    expect(rememberedTarget()).toBeNull();
  },
);
