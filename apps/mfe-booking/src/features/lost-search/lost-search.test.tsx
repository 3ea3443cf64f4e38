import type { RemoteModule } from '@freely/federation';
import type { RouteObject } from '@freely/router';
import { API, renderRemote } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { place } from '../../testing/fixtures.ts';

const server = setupServer(
  http.get(`${API}/places/autocomplete`, ({ request }) => {
    const q = new URL(request.url).searchParams.get('q')?.toLowerCase() ?? '';
    const isKnown = place.address.toLowerCase().startsWith(q);

    return HttpResponse.json({
      suggestions: isKnown ? [{ id: place.id, description: place.address }] : [],
    });
  }),
  http.get(`${API}/places/${place.id}`, () => HttpResponse.json(place)),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

/** Its component for the shell's page, on a page of its own. */
const lost: RemoteModule = {
  ...remote,
  routes: [
    {
      path: 'lost',
      lazy: remote.components?.['shell/not-found'] as NonNullable<RouteObject['lazy']>,
    },
    ...remote.routes,
  ],
};

async function search(typed: string) {
  const { router } = await renderRemote(lost, '/lost');
  await userEvent.type(await screen.findByLabelText('Your postcode or town'), typed);
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'Find practitioners' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/services-search'));

  return new URLSearchParams(router.state.location.search);
}

test('a place leads to the search, filled in', async () => {
  const params = await search('Northfield Road');

  expect(params.get('address')).toBe(place.address);
  expect(params.get('lat')).toBe(place.lat.toFixed(7));
});

test('what is not found leads to the search all the same, which asks again', async () => {
  expect([...(await search('Atlantis')).keys()]).toEqual([]);
});
