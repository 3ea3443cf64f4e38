import type { Role, SignedIn } from '@freely/api-client/contract';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { beginImpersonation, endImpersonation, isImpersonating } from './impersonation.ts';
import { refreshSession, sessionStore, signIn, signOut, startSession } from './session.ts';

const HOUR = 60 * 60 * 1000;
const responseFor = (name: string, user_id: number, ...user_roles: Role[]): SignedIn => ({
  access_token: `token-of-${name}`,
  user_id,
  name,
  email: `${name}@people.example`,
  user_roles,
  practitioner_info: null,
});
const admin = responseFor('root', 1, 'admin');

let stop = () => {};
beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  stop = startSession();
  signOut();
  signIn(admin);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const session = () => sessionStore.getState();

test.each([
  ['practitioner', '/practitioner/bookings'],
  ['customer', '/customer/bookings'],
  ['admin', '/admin'],
] as const)('two seconds after logging in as a %s, their start page opens', (role, path) => {
  const goTo = jest.fn();
  beginImpersonation(responseFor('ada', 7, role), goTo);

  expect(session()).toMatchObject({
    token: 'token-of-ada',
    user: { impersonated_by: { user_id: 1, name: 'root' } },
  });
  expect(isImpersonating(session())).toBe(true);
  jest.advanceTimersByTime(1999);
  expect(goTo).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(goTo).toHaveBeenCalledWith(path);
});

test('the admin returns to their own session, also after a reload', () => {
  beginImpersonation(responseFor('ada', 7, 'customer'), () => {});
  stop();
  stop = startSession();

  expect(isImpersonating(session())).toBe(true);
  expect(endImpersonation()).toBe(true);
  expect(session()).toMatchObject({ token: 'token-of-root', user: { user_id: 1 } });
  expect(isImpersonating(session())).toBe(false);
});

test('a second press, or another row, keeps the admin’s own session to return to', () => {
  beginImpersonation(responseFor('ada', 7, 'customer'), () => {});
  beginImpersonation(responseFor('bob', 8, 'customer'), () => {});

  expect(endImpersonation()).toBe(true);
  expect(session()).toMatchObject({ token: 'token-of-root', user: { user_id: 1 } });
});

test('logging out ends both sessions', () => {
  beginImpersonation(responseFor('ada', 7, 'customer'), () => {});
  signOut();

  expect(localStorage.length).toBe(0);
  expect(endImpersonation()).toBe(false);
  expect(session().status).toBe('anonymous');
});

test('an own session that has expired meanwhile is not restored', () => {
  beginImpersonation(responseFor('ada', 7, 'customer'), () => {});
  const later = Date.now() + 25 * HOUR;
  refreshSession(Date.now() + 20 * HOUR);
  jest.setSystemTime(later);

  expect(endImpersonation()).toBe(false);
  expect(session().status).toBe('anonymous');
});
