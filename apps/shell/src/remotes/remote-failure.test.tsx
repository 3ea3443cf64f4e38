import type { RouteObject } from '@freely/router';
import { notFound, useNotFound } from '@freely/shell-sdk/not-found';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { setFrameLinks } from '../frame/page-frame.ts';
import { API, renderShell } from '../testing/render-shell.tsx';
import { setPlatform } from './platform.ts';
import { RemoteFailure } from './remote-failure.tsx';

const server = setupServer(
  http.get(`${API}/places/autocomplete`, () => HttpResponse.json({ suggestions: [] })),
);
const notNeeded = () => Promise.reject(new Error('Nothing is loaded here.'));

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
  const active = { version: '1', url: '/r/x/1/', integrity: null };
  const entry = { active, previous: null, canary: null, killed: false, forcedWithinMinutes: null };
  const remotes = { 'mfe-booking': { ...entry, paths: ['/services-search/*'] } };
  setFrameLinks({ 'place-search': [{ label: 'Search', to: '/services-search' }] });
  setPlatform({
    registry: {
      current: () => ({ generation: 1, remotes }),
      refresh: async () => {},
      subscribe: () => () => {},
    },
    loader: { load: notNeeded, loaded: () => null, wanted: () => null },
    bad: { of: () => [], add: () => {} },
    shellUrl: null,
    readRelease: notNeeded,
    served: {},
  });
});
afterAll(() => server.close());

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

  // A way on: the search.
  await user.type(screen.getByLabelText('Your postcode or town'), 'Leeds');
  await user.click(screen.getByRole('button', { name: 'Find practitioners' }));
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/services-search');
});
