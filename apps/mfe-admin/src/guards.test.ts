import {
  asksToLogIn,
  firstNavigation,
  forAll,
  guardArea,
  onlyFor,
  passes,
} from '@freely/shell-sdk/testing/guard-table';
import { expect, test } from '@jest/globals';
import remote from './routes.tsx';

test('a refusal on the first navigation leads home: there is no page to go back to', async () => {
  expect(await firstNavigation(remote, '/admin', 'customer')).toMatchObject({
    path: '/',
    toasts: ['Available only for admins'],
  });
});

guardArea(remote, '/admin', {
  ...forAll(onlyFor('admins')),
  anonymous: asksToLogIn,
  admin: passes,
});
