import { API, renderRemote } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import {
  info,
  place,
  practitionerWith,
  query,
  searchResponseWith,
  services,
} from '../../testing/fixtures.ts';

const server = setupServer(
  http.get(`${API}/places/autocomplete`, ({ request }) => {
    const q = new URL(request.url).searchParams.get('q')?.toLowerCase() ?? '';
    const isKnown = 'northfield road, sw11 4nb'.includes(q);

    return HttpResponse.json({
      suggestions: isKnown ? [{ id: place.id, description: place.address }] : [],
    });
  }),
  http.get(`${API}/places/${place.id}`, () => HttpResponse.json(place)),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const address = () => screen.findByRole('combobox', { name: /postcode/ });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Find practitioners' }));

describe('the search form', () => {
  test('goes to the choice of location with an address of the list and a service', async () => {
    const { router } = await renderRemote(remote, '/services-search');
    await userEvent.type(await address(), 'North');
    await userEvent.click(await screen.findByRole('option', { name: /Northfield Road/ }));
    await userEvent.selectOptions(screen.getByLabelText('Service'), 'Beautician');
    await submit();

    await waitFor(() => expect(router.state.location.pathname).toBe('/select-location'));
    expect(router.state.location.search).toBe(`?${query}`);
  });

  test('says what is missing', async () => {
    await renderRemote(remote, '/services-search');
    await address();
    await submit();

    expect(
      await screen.findByText('Please enter your postcode and select an address from the list.'),
    ).toBeVisible();
    expect(screen.getByText('Service is required')).toBeVisible();
    await expectAccessible();
  });

  test('clears an unknown address', async () => {
    await renderRemote(remote, '/services-search');
    await userEvent.type(await address(), 'Atlantis');
    await userEvent.selectOptions(screen.getByLabelText('Service'), 'Beautician');
    await submit();

    expect(
      await screen.findByText('Please enter your postcode and select an address from the list.'),
    ).toBeVisible();
    expect(await address()).toHaveValue('');
  });

  test('looks up a typed address that can only mean one place', async () => {
    const { router } = await renderRemote(remote, '/services-search');
    await userEvent.type(await address(), 'northfield road');
    await userEvent.selectOptions(screen.getByLabelText('Service'), 'Beautician');
    await submit();

    await waitFor(() => expect(router.state.location.pathname).toBe('/select-location'));
  });

  test('is prefilled from the URL when stepping back', async () => {
    await renderRemote(remote, `/services-search?${query}`);

    expect(await address()).toHaveValue('Northfield Road, SW11 4NB');
    expect(screen.getByLabelText('Service')).toHaveValue('beautician');
  });
});

describe('the search form for one practitioner', () => {
  let chosen: string[] = [];
  const answerAs = (status: 200 | 404) =>
    server.use(
      http.get(`${API}/practitioner/7/info`, () =>
        status === 200
          ? HttpResponse.json(info)
          : HttpResponse.json({ message: 'Practitioner not found' }, { status }),
      ),
      http.get(`${API}/practitioner/7/services`, () => HttpResponse.json(services)),
      http.get(`${API}/practitioner/7/availableDays`, ({ request }) => {
        chosen = new URL(request.url).searchParams.getAll('sub_service[]');
        return HttpResponse.json({ days: [] });
      }),
      http.get(`${API}/practitioners/available`, () =>
        HttpResponse.json(searchResponseWith([practitionerWith()])),
      ),
    );
  const findPlace = async () => {
    await userEvent.type(await address(), 'North');
    await userEvent.click(await screen.findByRole('option', { name: /Northfield Road/ }));
  };
  const wanted = '/services-search?type=beautician&treatments=4,4,6&practitioner=7';

  test('leads on to their times, with the treatments that were chosen before', async () => {
    answerAs(200);
    const { router } = await renderRemote(remote, wanted);
    const button = await screen.findByRole('button', { name: 'See free times' });
    expect(screen.getByText(/we will show you when Amara is free/)).toBeVisible();
    await expectAccessible();
    await findPlace();
    await userEvent.click(button);

    const dialog = within(await screen.findByRole('dialog', { name: /Book with Amara/ }));
    expect(router.state.location.pathname).toBe('/practitioner-search/availability/7');
    expect(router.state.location.search).toBe(`?${query}&location=idm&treatments=4%2C4%2C6`);
    expect(await dialog.findByLabelText('Your postcode')).toHaveValue('SW11 4NB');
    await waitFor(() => expect(chosen).toEqual(['4', '4', '6']));
  });

  test('is one like any other when they have left', async () => {
    answerAs(404);
    const { router } = await renderRemote(remote, wanted);
    await findPlace();
    await submit();

    await waitFor(() => expect(router.state.location.pathname).toBe('/select-location'));
    expect(router.state.location.search).toBe(`?${query}`);
  });

  test.each(['0', 'abc', '-7', '1.5'])('is one like any other for %j', async (id) => {
    const { router } = await renderRemote(remote, `/services-search?practitioner=${id}`);
    await findPlace();
    await userEvent.selectOptions(screen.getByLabelText('Service'), 'Beautician');
    await submit();

    await waitFor(() => expect(router.state.location.pathname).toBe('/select-location'));
  });
});
