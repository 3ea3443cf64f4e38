import type { SignedIn } from '@freely/api-client/contract';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { deviceToken } from './device-token.ts';
import {
  endDeletedAccount,
  hasRole,
  onAccountDeleted,
  onOtherTabChange,
  refreshSession,
  sessionStore,
  signIn,
  signOut,
  startSession,
  updateUser,
  userOfLostSession,
} from './session.ts';

const KEY = 'freely.session';
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
/** Simulates a reload: a new page with the same storage. */
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

test('a session survives a reload', () => {
  signIn(ada);
  reload();

  expect(sessionStore.getState()).toMatchObject({ status: 'signed-in', token: 'token-of-ada' });
  expect(hasRole(sessionStore.getState(), 'practitioner')).toBe(true);
  expect(hasRole(sessionStore.getState(), 'admin')).toBe(false);
});

test('only the user is stored from the login response', () => {
  signIn({ ...ada, message: 'Welcome', device_token: 'token-of-this-browser' });

  expect(sessionStore.getState().user).not.toHaveProperty('access_token');
  expect(sessionStore.getState().user).not.toHaveProperty('message');
  expect(sessionStore.getState().user).not.toHaveProperty('device_token');
});

test('the device token survives the end of the session', () => {
  signIn({ ...ada, device_token: 'token-of-this-browser' });
  signOut();

  expect(deviceToken()).toBe('token-of-this-browser');
});

test('a session expires a day after its last use, and each navigation counts as use', () => {
  signIn(ada);
  const start = Date.now();
  refreshSession(start + 23 * HOUR);
  refreshSession(start + 46 * HOUR);
  expect(sessionStore.getState().status).toBe('signed-in');

  refreshSession(start + 71 * HOUR);
  expect(sessionStore.getState().status).toBe('anonymous');
  expect(localStorage.length).toBe(0);
  // Nobody has logged out: the same person may go on.
  expect(userOfLostSession()?.name).toBe('Ada');
});

test('an expired session is not restored by a new page', () => {
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

test('a new onboarding step is stored without a new token', () => {
  signIn(ada);
  const { access_token: _token, ...user } = ada;
  updateUser({
    ...user,
    practitioner_info: { practitioner_rating: 4.5, reviews_amount: 2, onboarding_step: 5 },
  });
  reload();

  const { token, user: stored } = sessionStore.getState();
  expect(token).toBe('token-of-ada');
  expect(stored?.practitioner_info?.onboarding_step).toBe(5);
});

test.each([
  ['another person', { user_id: 8 }, {}],
  ['an admin as the same person', { impersonated_by: { user_id: 1, name: 'Root' } }, {}],
  ['the same person again, after an admin', {}, { impersonated_by: { user_id: 1, name: 'Root' } }],
])(
  'a response about a user does not change %s, who is signed in by then',
  (_who, signedIn, about) => {
    const { access_token: _token, ...user } = ada;
    signIn({ ...ada, ...signedIn });
    updateUser({ ...user, name: 'Ada King', ...about });

    expect(sessionStore.getState().user).toMatchObject({ name: 'Ada', ...signedIn });
  },
);

test('signing out in one tab signs out in all tabs', async () => {
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

test('signing out notifies the other tabs, after the storage is cleared', async () => {
  signIn(ada);
  const otherTab = new BroadcastChannel('freely.session');
  const found: (string | null)[] = [];
  otherTab.onmessage = () => found.push(localStorage.getItem('freely.session'));

  signOut();

  await waitFor(() => expect(found).toEqual([null])).finally(() => otherTab.close());
});

test('deleting the account tells the other tabs whose it was, and first', async () => {
  signIn(ada);
  const otherTab = new BroadcastChannel('freely.session');
  const messages: unknown[] = [];
  otherTab.onmessage = ({ data }) => messages.push(data);

  endDeletedAccount();

  await waitFor(() => expect(messages).toEqual([{ deletedUserId: 7 }, 'changed'])).finally(() =>
    otherTab.close(),
  );
});

test.each([
  ['and this one knows', () => window.dispatchEvent(new StorageEvent('storage', { key: KEY }))],
  ['and this one notices as it leaves the page', () => refreshSession()],
])('it also tells them when one of them was refused before, %s', async (_when, notice) => {
  signIn(ada);
  const otherTab = new BroadcastChannel('freely.session');
  const messages: unknown[] = [];
  otherTab.onmessage = ({ data }) => messages.push(data);
  localStorage.removeItem(KEY);
  notice();
  expect(sessionStore.getState().status).toBe('anonymous');

  endDeletedAccount();

  await waitFor(() => expect(messages).toContainEqual({ deletedUserId: 7 })).finally(() =>
    otherTab.close(),
  );
});

describe('a tab that was asleep while the account was deleted', () => {
  /** Bob's session, stored by the tab that has deleted the account, and its message, which comes after it. */
  function hearLate({ savedAt }: { savedAt: number }): BroadcastChannel {
    signIn(ada);
    const user = { ...sessionStore.getState().user, user_id: 8, name: 'Bob' };
    localStorage.setItem(KEY, JSON.stringify({ token: 'token-of-bob', user, savedAt }));
    const otherTab = new BroadcastChannel('freely.session');
    otherTab.postMessage({ deletedUserId: 7 });

    return otherTab;
  }

  test('does not log out who has logged in since', async () => {
    const otherTab = hearLate({ savedAt: Date.now() });

    await waitFor(() => expect(sessionStore.getState().token).not.toBe('token-of-ada')).finally(
      () => otherTab.close(),
    );
    expect(sessionStore.getState().token).toBe('token-of-bob');
    expect(localStorage.getItem(KEY)).toContain('token-of-bob');
  });

  test('does not offer to log in to it again when that session has expired as well', async () => {
    const listener = jest.fn();
    const unsubscribe = onAccountDeleted(listener);
    const otherTab = hearLate({ savedAt: Date.now() - 25 * HOUR });

    await waitFor(() => expect(sessionStore.getState().status).toBe('anonymous')).finally(() =>
      otherTab.close(),
    );
    unsubscribe();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(userOfLostSession()).toBeNull();
  });
});

test('a storage event catches a change whose message arrived too early', () => {
  signIn(ada);
  const restoreFromCache = () =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

  restoreFromCache();
  expect(sessionStore.getState().status).toBe('signed-in');
  localStorage.removeItem('freely.session');
  window.dispatchEvent(new StorageEvent('storage', { key: 'freely.session' }));

  expect(sessionStore.getState().status).toBe('anonymous');
});

test('a listener hears of another user in another tab, but not of changes to the same user', () => {
  signIn(ada);
  const stored = JSON.parse(localStorage.getItem('freely.session') ?? '{}');
  const listener = jest.fn();
  const unsubscribe = onOtherTabChange(listener);
  const restoreFromCache = () =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

  localStorage.setItem('freely.session', JSON.stringify({ ...stored, savedAt: Date.now() + 5 }));
  restoreFromCache();
  expect(listener).not.toHaveBeenCalled();

  localStorage.setItem('freely.session', JSON.stringify({ ...stored, token: 'token-of-bob' }));
  restoreFromCache();
  unsubscribe();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(sessionStore.getState().token).toBe('token-of-bob');
});

test('if local storage is blocked, a one-day cookie stores the session', () => {
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

test('an invalid stored session is discarded', () => {
  for (const stored of [
    '{',
    '{"token":"x"}',
    '{"token":"","user":{"user_roles":[]},"savedAt":1}',
  ]) {
    localStorage.setItem('freely.session', stored);
    reload();
    expect(sessionStore.getState().status).toBe('anonymous');
  }
});
