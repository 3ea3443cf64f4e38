import type { Role } from '@freely/api-client/contract';
import { expect, test } from '@jest/globals';
import { accountEntries } from './navigation.ts';

const labelsFor = (...roles: Role[]) =>
  accountEntries({
    status: 'signed-in',
    token: 't',
    user: {
      user_id: 1,
      name: 'Ada',
      email: 'ada@freely.example',
      user_roles: roles,
      practitioner_info: null,
    },
  }).map(({ label }) => label);

test('each role gets its own account link, practitioners also that of customers', () => {
  expect(labelsFor('customer')).toEqual(['customer', 'logOut']);
  expect(labelsFor('practitioner')).toEqual(['practitioner', 'customer', 'logOut']);
  expect(labelsFor('admin')).toEqual(['admin', 'logOut']);
});
