import type { SignedIn } from '@freely/api-client/contract';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { deviceToken } from './device-token.ts';
import {
  hasRole,
  onChangeElsewhere,
  refreshSession,
  sessionStore,
  signIn,
  signOut,
  startSession,
  updateUser,
} from './session.ts';

const HOUR = 60 * 60 * 1000;
const ada: SignedIn = {
  access_token: 'token-of-ada',
  user_id: 7,
  name: 'Ada',
  email: 'ada@people.example',
  user_roles: ['practitioner', 'customer'],
  practitioner_info: { practitioner_rating: 4.5, reviews_amount: 2, onboarding_step: 3 },
};

let stop = () => {};
/** What a reload does: a new page over the same storage. */
function reload(view: Window = window): void {
  stop();
  sessionStore.setState({ status: 'anonymous', user: null, token: null }, true);
  stop = startSession(view);
}

beforeEach(() => {
  localStorage.clear();
  reload();
});
afterEach(() => stop());

test('a session outlives a reload', () => {
  signIn(ada);
  reload();

  expect(sessionStore.getState()).toMatchObject({ status: 'signed-in', token: 'token-of-ada' });
  expect(hasRole(sessionStore.getState(), 'practitioner')).toBe(true);
  expect(hasRole(sessionStore.getState(), 'admin')).toBe(false);
});

test('nothing of the answer but the user is kept with them', () => {
  signIn({ ...ada, message: 'Welcome', device_token: 'token-of-this-browser' });

  expect(sessionStore.getState().user).not.toHaveProperty('access_token');
  expect(sessionStore.getState().user).not.toHaveProperty('message');
  expect(sessionStore.getState().user).not.toHaveProperty('device_token');
});

test('the browser stays known when the session ends', () => {
  signIn({ ...ada, device_token: 'token-of-this-browser' });
  signOut();

  expect(deviceToken()).toBe('token-of-this-browser');
});

test('it ends a day after it was last used, and slides with each navigation', () => {
  signIn(ada);
  const start = Date.now();
  refreshSession(start + 23 * HOUR);
  refreshSession(start + 46 * HOUR);
  expect(sessionStore.getState().status).toBe('signed-in');

  refreshSession(start + 71 * HOUR);
  expect(sessionStore.getState().status).toBe('anonymous');
  expect(localStorage.length).toBe(0);
});

test('an old session is not taken up by a new page', () => {
  signIn(ada);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * HOUR);
  reload();
  clock.mockRestore();

  expect(sessionStore.getState().status).toBe('anonymous');
});

test('signing out leaves nothing behind', () => {
  signIn(ada);
  signOut();

  expect(sessionStore.getState()).toEqual({ status: 'anonymous', user: null, token: null });
  expect(localStorage.length).toBe(0);
});

test('a new onboarding step is taken over without a new token', () => {
  signIn(ada);
  const { access_token: _token, ...user } = ada;
  updateUser({
    ...user,
    practitioner_info: { practitioner_rating: 4.5, reviews_amount: 2, onboarding_step: 5 },
  });
  reload();

  const { token, user: kept } = sessionStore.getState();
  expect(token).toBe('token-of-ada');
  expect(kept?.practitioner_info?.onboarding_step).toBe(5);
});

test('signing out in one tab is signing out in all', async () => {
  signIn(ada);
  const otherTab = new BroadcastChannel('freely.session');
  const isOut = new Promise<void>((resolve) => {
    const unsubscribe = sessionStore.subscribe(({ status }) => {
      if (status !== 'anonymous') return;
      unsubscribe();
      resolve();
    });
  });

  localStorage.clear();
  otherTab.postMessage('changed');
  await isOut;
  otherTab.close();

  expect(sessionStore.getState().token).toBeNull();
});

test('signing out here is told to the other tabs, and nothing is left for them', async () => {
  signIn(ada);
  const otherTab = new BroadcastChannel('freely.session');
  const found: (string | null)[] = [];
  otherTab.onmessage = () => found.push(localStorage.getItem('freely.session'));

  signOut();

  await waitFor(() => expect(found).toEqual([null])).finally(() => otherTab.close());
});

test('a word from another tab that outran the storage is not the last one', () => {
  signIn(ada);
  const comeBack = () =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

  comeBack();
  expect(sessionStore.getState().status).toBe('signed-in');
  localStorage.removeItem('freely.session');
  window.dispatchEvent(new StorageEvent('storage', { key: 'freely.session' }));

  expect(sessionStore.getState().status).toBe('anonymous');
});

test('who comes or goes in another tab is told, what changes about them is not', () => {
  signIn(ada);
  const kept = JSON.parse(localStorage.getItem('freely.session') ?? '{}');
  const told = jest.fn();
  const stopTelling = onChangeElsewhere(told);
  const comeBack = () =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

  localStorage.setItem('freely.session', JSON.stringify({ ...kept, savedAt: Date.now() + 5 }));
  comeBack();
  expect(told).not.toHaveBeenCalled();

  localStorage.setItem('freely.session', JSON.stringify({ ...kept, token: 'token-of-bob' }));
  comeBack();
  stopTelling();
  expect(told).toHaveBeenCalledTimes(1);
  expect(sessionStore.getState().token).toBe('token-of-bob');
});

test('where local storage is refused, a cookie of one day keeps the session', () => {
  const view = Object.create(window, {
    localStorage: {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    },
  }) as Window;
  reload(view);
  signIn(ada);

  expect(document.cookie).toContain('freely.session=');
  expect(localStorage.length).toBe(0);
  reload(view);
  expect(sessionStore.getState().token).toBe('token-of-ada');
  signOut();
  expect(document.cookie).not.toContain('token-of-ada');
});

test('what is kept but not a session is thrown away', () => {
  for (const kept of ['{', '{"token":"x"}', '{"token":"","user":{"user_roles":[]},"savedAt":1}']) {
    localStorage.setItem('freely.session', kept);
    reload();
    expect(sessionStore.getState().status).toBe('anonymous');
  }
});
