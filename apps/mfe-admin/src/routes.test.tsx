// Every page of the admin area is refused to whoever is no admin, whatever the server would say.
import { forgetTarget, rememberedTarget, rememberPage } from '@freely/auth';
import { noticeStore } from '@freely/federation';
import { renderRemote, userWith } from '@freely/federation/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import remote from './routes.tsx';

const addresses = remote.routes.flatMap(({ path = '', children = [] }) =>
  children.map((child) => (child.index ? `/${path}` : `/${path}/${child.path}`)),
);

beforeEach(() => {
  sessionStorage.clear();
  forgetTarget();
  noticeStore.setState({ notices: [] });
});

async function follow(address: string, to: string, says: string, user?: typeof customer) {
  // Who refuses leads back to the page on screen, and without another one to a home.
  rememberPage(address);
  const { router } = await renderRemote(remote, address, user ? { user } : {});
  await waitFor(() => expect(router.state.location.pathname).toBe(to));
  expect(noticeStore.getState().notices.map(({ title }) => title)).toEqual([says]);
}

const customer = userWith();
const practitioner = userWith({ user_roles: ['practitioner', 'customer'] });

test('there are pages to walk', () => {
  expect(addresses.length).toBeGreaterThanOrEqual(10);
});

test.each(addresses)('%s asks a visitor to log in, and remembers where to', async (address) => {
  await follow(address, '/login', 'You must log in to continue');
  expect(rememberedTarget()).toBe(address);
});

test.each(addresses)('%s is for admins only', async (address) => {
  await follow(address, '/', 'Available only for admins', customer);
  noticeStore.setState({ notices: [] });
  await follow(address, '/', 'Available only for admins', practitioner);
});
