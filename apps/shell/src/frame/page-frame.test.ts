import type { Role } from '@freely/api-client/contract';
import type { Session } from '@freely/auth';
import { expect, test } from '@jest/globals';
import { linksIn, setFrameLinks } from './page-frame.ts';

const signedIn = (...user_roles: Role[]): Session => ({
  status: 'signed-in',
  token: 't',
  user: {
    user_id: 1,
    name: 'Ada',
    email: 'ada@freely.example',
    user_roles,
    practitioner_info: null,
  },
});
const signedOut: Session = { status: 'anonymous', token: null, user: null };
const labels = (session: Session) => linksIn('account', session).map(({ label }) => label);

test('a link is seen by its audience: roles, and people who are signed in or out', () => {
  setFrameLinks({
    account: [
      { label: 'all', to: '/all' },
      { label: 'admins', to: '/admins', audience: ['admin'] },
      { label: 'bookers', to: '/bookers', audience: ['customer', 'practitioner'] },
      { label: 'members', to: '/members', audience: ['signed-in'] },
      { label: 'guests', to: '/guests', audience: ['signed-out'] },
    ],
  });

  expect(labels(signedOut)).toEqual(['all', 'guests']);
  expect(labels(signedIn('admin'))).toEqual(['all', 'admins', 'members']);
  expect(labels(signedIn('practitioner'))).toEqual(['all', 'bookers', 'members']);
});

test('the pseudo-locale converts labels too', () => {
  setFrameLinks({ account: [{ label: 'all', to: '/all' }] }, (text) => text.toUpperCase());

  expect(labels(signedOut)).toEqual(['ALL']);
});
