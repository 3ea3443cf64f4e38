import { sessionStore } from '@freely/auth';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { followGroups } from './follow-groups.ts';

let fetching: jest.SpiedFunction<typeof fetch>;
beforeEach(() => {
  sessionStorage.clear();
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

test('the server is told once of each person, and that nobody is logged in any more', () => {
  followGroups();
  expect(bearers()).toEqual([]);

  logIn(1);
  logIn(1);
  sessionStore.setState({ status: 'anonymous', token: null, user: null });
  logIn(2);
  expect(bearers()).toEqual(['Bearer token-1', null, 'Bearer token-2']);
});
