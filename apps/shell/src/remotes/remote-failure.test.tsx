import { Link, type RouteObject } from '@freely/router';
import { notFound, useNotFound } from '@freely/shell-sdk/not-found';
import { beforeAll, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { startSlots } from '../slots/start-slots.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { entryOf, testPlatform } from '../testing/test-platform.ts';
import { RemoteFailure } from './remote-failure.tsx';

beforeAll(() => {
  const Search = () => <Link to="/services-search">Search</Link>;
  const components = { 'shell/not-found': async () => ({ Component: Search }) };
  testPlatform(
    { 'mfe-booking': entryOf('mfe-booking', ['/services-search/*']) },
    { 'mfe-booking': async () => ({ name: 'mfe-booking', routes: [], components }) },
  );
  startSlots({ 'shell/not-found': ['mfe-booking'] });
});

const remoteWith = (route: RouteObject): RouteObject => ({
  errorElement: <RemoteFailure remote="mfe-booking" />,
  children: [route],
});

function Missing() {
  useNotFound(true);

  return null;
}

test.each<[string, RouteObject]>([
  [
    'a loader',
    {
      path: '/profile/:id',
      loader: () => {
        throw notFound();
      },
      Component: Missing,
    },
  ],
  ['a component', { path: '/profile/:id', Component: Missing }],
])('a 404 that %s of a remote throws is a page that was not found', async (_what, route) => {
  const { router, user } = renderShell('/profile/9', [remoteWith(route)]);

  expect(
    await screen.findByRole('heading', { level: 1, name: 'We could not find that page' }),
  ).toBeVisible();
  await waitFor(() => expect(document.title).toMatch(/^We could not find that page/));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();

  // A way on: what a remote offers there.
  await user.click(await screen.findByRole('link', { name: 'Search' }));
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/services-search');
});

test('a home page that is broken offers what works elsewhere, and not itself', async () => {
  const broken = {
    path: '/',
    Component: () => {
      throw new TypeError('broken');
    },
  };
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { router, user } = renderShell('/', [remoteWith(broken)]);

  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Go to the home page' })).toBeNull();
  await user.click(await screen.findByRole('link', { name: 'Search' }));
  expect(router.state.location.pathname).toBe('/services-search');
  log.mockRestore();
});
