import {
  asksToLogIn,
  firstVisit,
  forAll,
  guardArea,
  only,
  passes,
} from '@freely/federation/testing/guard-table';
import { expect, test } from '@jest/globals';
import remote from './routes.tsx';

test('on a first visit there is no page to go back to: a refusal leads home', async () => {
  expect(await firstVisit(remote, '/admin', 'customer')).toMatchObject({
    path: '/',
    toasts: ['Available only for admins'],
  });
});

guardArea(remote, '/admin', { ...forAll(only('admins')), visitor: asksToLogIn, admin: passes });
