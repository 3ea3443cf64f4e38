import { sessionStore } from '@freely/auth';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { followGroups } from './follow-groups.ts';

let fetching: jest.SpiedFunction<typeof fetch>;
beforeEach(() => {
  sessionStorage.clear();
  sessionStore.setState({ status: 'anonymous', token: null, user: null });
  fetching = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
});
afterEach(() => fetching.mockRestore());

const logIn = (id: number) =>
  sessionStore.setState({
    status: 'signed-in',
    token: `token-${id}`,
    user: { user_id: id, name: '', email: '', user_roles: [], practitioner_info: null },
  });
const bearers = () =>
  fetching.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'));

test('a page of the same person tells the server again after a while: it forgets', () => {
  logIn(1);
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000_000);
  followGroups();
  followGroups();
  expect(bearers()).toEqual(['Bearer token-1']);

  now.mockReturnValue(1_000_000_000 + 3_600_001);
  followGroups();
  now.mockRestore();
  expect(bearers()).toEqual(['Bearer token-1', 'Bearer token-1']);
});

test.each([
  ['refuses', async () => Response.json({}, { status: 503 })],
  ['is not reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a server that %s is told again by the next page', async (_name, respond) => {
  fetching.mockImplementationOnce(respond);
  logIn(1);
  followGroups();
  await waitFor(() => expect(sessionStorage.getItem('freely.groups')).toBe(''));

  followGroups();
  expect(bearers()).toEqual(['Bearer token-1', 'Bearer token-1']);
});

test('the server is told once of each person, and that nobody is logged in any more', () => {
  followGroups();
  expect(bearers()).toEqual([]);

  logIn(1);
  logIn(1);
  sessionStore.setState({ status: 'anonymous', token: null, user: null });
  logIn(2);
  expect(bearers()).toEqual(['Bearer token-1', null, 'Bearer token-2']);
});
