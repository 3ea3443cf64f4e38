import { API, renderRemote } from '@freely/shell-sdk/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';

const place = {
  id: 'SW114NB',
  address: 'SW11 4NB, London',
  town: 'London',
  postcode: 'SW11 4NB',
  lat: 51.468,
  lon: -0.164,
  country_id: 'UK',
  country_name: 'United Kingdom',
};
const review = {
  id: 1,
  reviewer_name: 'Grace L.',
  rating: 5,
  text: 'The neatest gel I’ve had.',
  treatment: 'Gel manicure',
  location_type: 'mobile',
  town: 'Battersea',
};

const server = setupServer(
  http.get(`${API}/reviews/featured`, () => HttpResponse.json({ reviews: [review] })),
  http.get(`${API}/places/autocomplete`, ({ request }) =>
    HttpResponse.json({
      suggestions: new URL(request.url).searchParams.get('q')?.startsWith('SW11')
        ? [{ id: place.id, description: place.address }]
        : [],
    }),
  ),
  http.get(`${API}/places/${place.id}`, () => HttpResponse.json(place)),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const search = () => userEvent.click(screen.getByRole('button', { name: 'Search' }));
const addressField = () => screen.findByLabelText('Where are you?');

describe('the search on the home page', () => {
  test('navigates to the choice of location, with the place in the URL', async () => {
    const { router } = await renderRemote(remote, '/');
    await userEvent.type(await addressField(), 'SW11 4NB');
    await userEvent.selectOptions(screen.getByLabelText('Who do you need?'), 'beautician');

    await search();

    await waitFor(() =>
      expect(router.state.location).toMatchObject({
        pathname: '/select-location',
        search:
          '?address=SW11+4NB%2C+London&town=London&lat=51.4680000&lon=-0.1640000&type=beautician',
      }),
    );
  });

  test('waits for the place that was picked just before', async () => {
    const answered = Promise.withResolvers<void>();
    server.use(
      http.get(`${API}/places/${place.id}`, async () => {
        await answered.promise;

        return HttpResponse.json(place);
      }),
    );
    const { router } = await renderRemote(remote, '/');
    await userEvent.selectOptions(await screen.findByLabelText('Who do you need?'), 'beautician');
    await userEvent.type(await addressField(), 'SW11 4NB');
    await userEvent.click(await screen.findByRole('option', { name: place.address }));

    await search();
    answered.resolve();

    await waitFor(() => expect(router.state.location.pathname).toBe('/select-location'));
  });

  test('keeps what is typed while a place that was picked is looked up', async () => {
    const answered = Promise.withResolvers<void>();
    let isAnswered = false;
    server.use(
      http.get(`${API}/places/${place.id}`, async () => {
        await answered.promise;
        isAnswered = true;

        return HttpResponse.json(place);
      }),
    );
    await renderRemote(remote, '/');
    await userEvent.type(await addressField(), 'SW11 4NB');
    await userEvent.click(await screen.findByRole('option', { name: place.address }));

    await userEvent.clear(await addressField());
    await userEvent.type(await addressField(), 'Leeds');
    answered.resolve();
    await waitFor(() => expect(isAnswered).toBe(true));
    await act(() => delay(0));

    expect(await addressField()).toHaveValue('Leeds');
  });

  test('reports and clears a text that is not a place', async () => {
    await renderRemote(remote, '/');
    await userEvent.type(await addressField(), 'Atlantis');

    await search();

    expect(
      await screen.findByText('Please enter your postcode and select an address from the list.'),
    ).toBeInTheDocument();
    expect(await addressField()).toHaveValue('');
  });

  test('requires both fields, and leads to the first that is wrong', async () => {
    await renderRemote(remote, '/');
    const [address, type] = [await addressField(), screen.getByLabelText('Who do you need?')];

    await search();

    await waitFor(() => expect(address).toHaveFocus());
    expect(address).toBeInvalid();
    expect(address).toHaveAccessibleDescription(/select an address from the list/);
    expect(type).toBeInvalid();
    expect(type).toHaveAccessibleDescription('Practitioner`s type field is required');

    await userEvent.type(address, 'SW11 4NB');
    expect(address).toHaveFocus();
    expect(address).toBeValid();
    await search();
    await waitFor(() => expect(type).toHaveFocus());
    expect(type).toBeInvalid();
    await userEvent.selectOptions(type, 'beautician');
    expect(type).toBeValid();
  });

  test('requires a type of practitioner', async () => {
    await renderRemote(remote, '/');
    await userEvent.type(await addressField(), 'SW11 4NB');

    await search();

    expect(await screen.findByText('Practitioner`s type field is required')).toBeInTheDocument();
  });

  test('keeps the typed text when addresses cannot be looked up', async () => {
    server.use(http.get(`${API}/places/autocomplete`, () => HttpResponse.error()));
    await renderRemote(remote, '/');
    await userEvent.type(await addressField(), 'SW11 4NB');

    await search();

    expect(
      await screen.findByText('We could not look up addresses. Please try again.'),
    ).toBeInTheDocument();
    expect(await addressField()).toHaveValue('SW11 4NB');
  });
});

describe('the featured reviews', () => {
  test('show real reviews', async () => {
    await renderRemote(remote, '/');

    expect(await screen.findByText('The neatest gel I’ve had.')).toBeInTheDocument();
    expect(screen.getByText('Gel manicure at home, Battersea')).toBeInTheDocument();
  });

  test('are hidden in a market without reviews', async () => {
    server.use(http.get(`${API}/reviews/featured`, () => HttpResponse.json({ reviews: [] })));
    await renderRemote(remote, '/');
    await screen.findByRole('heading', { level: 1, name: 'Good hands, your place or theirs.' });

    expect(screen.queryByRole('heading', { name: 'From people who booked' })).toBeNull();
  });
});

test.each([
  ['/hair-dresser', 'hairdresser'],
  ['/beautician', 'beautician'],
  ['/massage-therapist', 'massage_therapist'],
  ['/male-grooming', 'hairdresser'],
])('%s preselects its own type of practitioner', async (path, type) => {
  await renderRemote(remote, path);

  expect(await screen.findByLabelText('Who do you need?')).toHaveValue(type);
});
