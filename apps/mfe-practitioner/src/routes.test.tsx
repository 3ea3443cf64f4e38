// Every page of the dashboard is refused to whoever is no practitioner, or has not finished signing up.
import { forgetTarget, rememberedTarget, rememberPage } from '@freely/auth';
import { noticeStore } from '@freely/federation';
import { renderRemote, userWith } from '@freely/federation/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import remote from './routes.tsx';
import { frameCalls } from './testing/api.ts';

const addresses = remote.routes.flatMap(({ path = '', children = [] }) =>
  children.map((child) => (child.index ? `/${path}` : `/${path}/${child.path}`)),
);
const server = setupServer(...frameCalls);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  sessionStorage.clear();
  forgetTarget();
  noticeStore.setState({ notices: [] });
});

afterAll(() => server.close());

async function follow(address: string, to: string, says: string, user?: typeof customer) {
  // Who refuses leads back to the page on screen, and without another one to a home.
  rememberPage(address);
  const { router } = await renderRemote(remote, address, user ? { user } : {});
  await waitFor(() => expect(router.state.location.pathname).toBe(to));
  expect(noticeStore.getState().notices.map(({ title }) => title)).toEqual([says]);
}

const customer = userWith();
const admin = userWith({ user_roles: ['admin'] });
const newcomer = userWith({
  user_roles: ['practitioner', 'customer'],
  practitioner_info: { onboarding_step: 2 } as NonNullable<typeof customer.practitioner_info>,
});

test('there are pages to walk', () => {
  expect(addresses.length).toBeGreaterThanOrEqual(13);
});

test.each(addresses)('%s asks a visitor to log in, and remembers where to', async (address) => {
  await follow(address, '/login', 'You must log in to continue');
  expect(rememberedTarget()).toBe(address);
});

test.each(addresses)('%s is for practitioners only', async (address) => {
  await follow(address, '/', 'Available only for practitioners', customer);
  noticeStore.setState({ notices: [] });
  await follow(address, '/', 'Available only for practitioners', admin);
});

test.each(addresses)('%s waits until signing up is finished', async (address) => {
  await follow(address, '/practitioner-information/3', 'Please complete registration', newcomer);
});
