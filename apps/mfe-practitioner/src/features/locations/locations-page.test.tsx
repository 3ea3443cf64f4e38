import { toastStore } from '@freely/shell-sdk';
import { API, renderRemote, userWith } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { layoutHandlers } from '../../testing/api.ts';

const practitioner = userWith({
  user_roles: ['practitioner'],
  practitioner_info: { practitioner_rating: 0, reviews_amount: 0, onboarding_step: 5 },
});
const lines = {
  address: '27 Northfield Road',
  city: 'London',
  postcode: 'SW11 4NB',
  country_id: 'UK',
  country_name: 'United Kingdom',
} as const;
const point = { lat: 51.4752, lng: -0.1631 };
const address = { ...lines, location: point };
const mobile = { disabled: false, distance_to_travel: 12, call_out_charge: 5, address };
const salon = { salon_id: 7, disabled: false, name: 'Common Road Studio', address };
const locationsUrl = `${API}/dashboard/practitioner/locationtypes`;
const travelUrl = `${API}/dashboard/practitioner/travel`;
const place = {
  id: 'p-SW114NB',
  address: 'SW11 4NB, London',
  town: 'London',
  postcode: 'SW11 4NB',
  lat: point.lat,
  lon: point.lng,
  country_id: 'UK',
  country_name: 'United Kingdom',
};

const server = setupServer(
  http.get(`${API}/places/autocomplete`, () =>
    HttpResponse.json({ suggestions: [{ id: place.id, description: place.address }] }),
  ),
  http.get(`${API}/places/${place.id}`, () => HttpResponse.json(place)),
  http.get(travelUrl, () => HttpResponse.json({ travel: null })),
  ...layoutHandlers,
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => toastStore.setState({ toasts: [] }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

type Places = { mobile: object | null; salon: object[] };

function mockPlaces(places: Places) {
  server.use(http.get(locationsUrl, () => HttpResponse.json(places as never)));
}

/** Mocks changes: they return `places` or are refused. Returns the sent bodies. */
function mockChanges(places: Places, refusal?: object, status = 422): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.put(locationsUrl, async ({ request }) => {
      sent.push(await request.json());
      if (refusal) return HttpResponse.json(refusal as never, { status });
      return HttpResponse.json({ message: 'Locations updated successfully', ...places } as never);
    }),
  );

  return sent;
}

function mockAdd(path: string, response: object): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.post(`${API}/practitioner/${path}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(response as never);
    }),
  );

  return sent;
}

const open = async () => {
  await renderRemote(remote, '/practitioner/locations', { user: practitioner });
  await screen.findByRole('switch', { name: 'Mobile' });
};
const part = (name: string) => within(screen.getByRole('region', { name }));
const turn = (name: string) => userEvent.click(screen.getByRole('switch', { name }));
const pickAddress = async (form: Pick<typeof screen, 'getByLabelText'>) => {
  await userEvent.type(form.getByLabelText('Find your address'), '27 Northfield Road, SW11 4NB');
  await userEvent.click(await screen.findByRole('option', { name: place.address }));
  await waitFor(() => expect(form.getByLabelText('Town')).toHaveValue('London'));
};
const titles = () => toastStore.getState().toasts.map(({ title }) => title);

test('changes of the mobile base are saved; more than 6 miles show as custom', async () => {
  mockPlaces({ mobile, salon: [] });
  const sent = mockChanges({ mobile, salon: [] });
  await open();
  expect(screen.getByLabelText('Travel distance')).toHaveDisplayValue('Custom');
  expect(screen.getByLabelText('Town')).toHaveAttribute('readonly');
  await expectAccessible();
  await userEvent.selectOptions(screen.getByLabelText('Travel distance'), '6 miles');
  const charge = screen.getByLabelText('Call-out charge');
  await userEvent.clear(charge);
  expect(charge).toHaveAccessibleDescription('Call-out charge is required');
  expect(screen.getByText(/Not saved yet/)).toBeVisible();
  await userEvent.type(charge, '7.25');

  expect(await screen.findByText('All changes saved')).toBeVisible();
  expect(sent.at(-1)).toEqual({ mobile: { distance_to_travel: 6, call_out_charge: 7.25 } });
});

test('a change sends nothing that was changed in another tab, and then shows it', async () => {
  const moved = { ...address, address: '29 Northfield Road' };
  mockPlaces({ mobile, salon: [] });
  const sent = mockChanges({
    mobile: { ...mobile, call_out_charge: 9, address: moved },
    salon: [],
  });
  await open();
  const line = part('Mobile').getByLabelText('Address line');
  await userEvent.clear(line);
  await userEvent.type(line, '29 Northfield Road');

  await waitFor(() => expect(sent).toEqual([{ mobile: { address: moved } }]));
  const charge = screen.getByLabelText('Call-out charge');
  await waitFor(() => expect(charge).toHaveValue('9.00'));

  // What the other tab saved is not sent as a change of this one, either.
  await userEvent.clear(line);
  await userEvent.type(line, '31 Northfield Road');
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({
      mobile: { address: { ...moved, address: '31 Northfield Road' } },
    }),
  );
});

test('what was typed while a save was under way is not replaced by its response', async () => {
  mockPlaces({ mobile, salon: [] });
  const sent: unknown[] = [];
  const responses: (() => void)[] = [];
  server.use(
    http.put(locationsUrl, async ({ request }) => {
      sent.push(await request.json());
      await new Promise<void>((resolve) => responses.push(resolve));
      return HttpResponse.json({ message: 'Saved', mobile, salon: [] } as never);
    }),
  );
  await open();
  const charge = screen.getByLabelText('Call-out charge');
  await userEvent.selectOptions(screen.getByLabelText('Travel distance'), '6 miles');
  await waitFor(() => expect(responses).toHaveLength(1));
  await userEvent.clear(charge);
  await userEvent.type(charge, '7.25');
  responses[0]?.();

  await waitFor(() => expect(sent).toHaveLength(2));
  responses[1]?.();
  expect(await screen.findByText('All changes saved')).toBeVisible();
  expect(charge).toHaveValue('7.25');
  expect(sent).toEqual([
    { mobile: { distance_to_travel: 6 } },
    { mobile: { call_out_charge: 7.25 } },
  ]);
});

test('a part whose response did not come is sent again, though typed back', async () => {
  mockPlaces({ mobile: null, salon: [salon] });
  mockChanges({ mobile: null, salon: [] }, { message: 'Not now' }, 503);
  await open();
  const name = screen.getByLabelText('Salon name (optional)');
  await userEvent.type(name, 's');
  expect(await part('Salon').findByRole('alert')).toHaveTextContent('Not now');
  const sent = mockChanges({ mobile: null, salon: [salon] });
  await userEvent.type(name, '{Backspace}');

  await waitFor(() => expect(sent).toEqual([{ salon: [{ salon_id: 7, name: salon.name }] }]));
});

test.each([
  ['31', 'The distance to travel must be between 1 and 30 miles.'],
  ['0', 'The distance to travel must be between 1 and 30 miles.'],
  ['2.5', 'The distance to travel must be an integer.'],
  ['', 'The distance to travel is required.'],
])('a distance of %p miles is not saved', async (miles, message) => {
  mockPlaces({ mobile, salon: [] });
  const sent = mockChanges({ mobile, salon: [] });
  await open();
  const custom = screen.getByLabelText('Custom distance in miles');
  await userEvent.clear(custom);
  if (miles) await userEvent.type(custom, miles);

  expect(custom).toHaveAccessibleDescription(message);
  if (miles === '31' || miles === '0') {
    await waitFor(() =>
      expect(titles()).toContain('Please enter a valid distance, from 1 to 30 miles.'),
    );
  }
  // The valid distance typed next is the first one saved, not the 3 while typing 31.
  await userEvent.clear(custom);
  await userEvent.type(custom, '9');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toEqual([{ mobile: expect.objectContaining({ distance_to_travel: 9 }) }]);
});

test('switching off and on sends only the flag', async () => {
  mockPlaces({ mobile, salon: [salon] });
  const sent = mockChanges({ mobile: { ...mobile, disabled: true }, salon: [salon] });
  await open();
  await turn('Mobile');

  await waitFor(() => expect(screen.getByRole('switch', { name: 'Mobile' })).not.toBeChecked());
  expect(part('Mobile').queryByLabelText('Address line')).not.toBeInTheDocument();
  await waitFor(() => expect(titles()).toContain('Locations updated successfully'));

  const again = mockChanges({ mobile, salon: [salon] });
  await turn('Mobile');
  expect(await part('Mobile').findByLabelText('Address line')).toHaveValue('27 Northfield Road');
  expect([sent, again]).toEqual([
    [{ mobile: { disabled: true } }],
    [{ mobile: { disabled: false } }],
  ]);
});

test('with every place off, the page says that nobody can find them', async () => {
  mockPlaces({ mobile, salon: [] });
  mockChanges({ mobile: { ...mobile, disabled: true }, salon: [] });
  await open();
  expect(screen.queryByText('Nobody can find or book you now')).not.toBeInTheDocument();
  await turn('Mobile');

  expect(await screen.findByText('Nobody can find or book you now')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Go to work hours' })).not.toBeInTheDocument();
});

test('a switch that the server refuses is rolled back, with the reason', async () => {
  mockPlaces({ mobile, salon: [] });
  mockChanges({ mobile, salon: [] }, { message: 'Not while you have bookings' });
  await open();
  await turn('Mobile');

  await waitFor(() => expect(titles()).toContain('Not while you have bookings'));
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Mobile' })).toBeChecked());
});

test('two quick switches both stay, and are sent in sequence', async () => {
  mockPlaces({ mobile, salon: [salon] });
  const sent: unknown[] = [];
  const responses: (() => void)[] = [];
  server.use(
    http.put(locationsUrl, async ({ request }) => {
      sent.push(await request.json());
      await new Promise<void>((resolve) => responses.push(resolve));
      const places = {
        mobile: { ...mobile, disabled: true },
        salon: [{ ...salon, disabled: sent.length === 2 }],
      };
      return HttpResponse.json({ message: 'Locations updated successfully', ...places } as never);
    }),
  );
  await open();
  await turn('Mobile');
  await turn('Salon');
  const salons = screen.getByRole('switch', { name: 'Salon' });
  await waitFor(() => expect(salons).not.toBeChecked());
  await waitFor(() => expect(responses).toHaveLength(1));
  responses[0]?.();
  await waitFor(() => expect(responses).toHaveLength(2));

  // The first response, which does not include the second switch, has arrived.
  expect(screen.getByRole('switch', { name: 'Mobile' })).not.toBeChecked();
  expect(salons).not.toBeChecked();
  responses[1]?.();
  await waitFor(() => expect(salons).toBeEnabled());
  expect(salons).not.toBeChecked();
  expect(sent).toEqual([
    { mobile: { disabled: true } },
    { salon: [{ salon_id: 7, disabled: true }] },
  ]);
});

test('each of several salons has its own switch; the one above is for all', async () => {
  const other = { ...salon, salon_id: 8, name: '' };
  mockPlaces({ mobile: null, salon: [salon, other] });
  const both = { mobile: null, salon: [salon, { ...other, disabled: true }] };
  const sent = mockChanges(both);
  await open();
  await turn('Take bookings at 27 Northfield Road');
  await waitFor(() =>
    expect(
      screen.getByRole('switch', { name: 'Take bookings at 27 Northfield Road' }),
    ).not.toBeChecked(),
  );
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Salon' })).toBeEnabled());
  await turn('Salon');

  await waitFor(() =>
    expect(sent).toEqual([
      { salon: [{ salon_id: 8, disabled: true }] },
      {
        salon: [
          { salon_id: 7, disabled: true },
          { salon_id: 8, disabled: true },
        ],
      },
    ]),
  );
});

test('a salon’s name is saved for that salon', async () => {
  mockPlaces({ mobile: null, salon: [salon] });
  const sent = mockChanges({ mobile: null, salon: [salon] });
  await open();
  await userEvent.type(screen.getByLabelText('Salon name (optional)'), ' Two');

  await waitFor(() =>
    expect(sent.at(-1)).toEqual({
      salon: [{ salon_id: 7, name: 'Common Road Studio Two' }],
    }),
  );
});

test('a first mobile base is added, and then an empty week for it', async () => {
  mockPlaces({ mobile: null, salon: [] });
  const added = mockAdd('locationtypes', {
    message: 'Your locations have been saved',
    onboarding_step: 5,
    salon_id: null,
    salon_ids: [],
  });
  const weeks = mockAdd('availability', { message: 'Saved', onboarding_step: 5 });
  await open();
  await turn('Mobile');
  await userEvent.click(screen.getByRole('button', { name: 'Add this location' }));
  const popup = within(await screen.findByRole('dialog', { name: 'Your address is missing' }));
  await userEvent.click(popup.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await pickAddress(screen);
  await userEvent.type(screen.getByLabelText('Call-out charge'), '5');
  mockPlaces({ mobile, salon: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Add this location' }));

  // Of the new base, and of how one travels from it.
  await waitFor(() =>
    expect(screen.getAllByText('Changes are saved automatically.')).toHaveLength(2),
  );
  expect(added).toEqual([
    { 1: { distance: 1, call_out_charge: 5, home_address: { ...lines, home_location: point } } },
  ]);
  expect(weeks).toEqual([{ 1: {} }]);
});

test('a base that was added elsewhere meanwhile is shown as it is, and keeps its week', async () => {
  mockPlaces({ mobile: null, salon: [] });
  const message = 'You have added your mobile location already';
  const weeks = mockAdd('availability', { message: 'Saved', onboarding_step: 5 });
  server.use(
    http.post(`${API}/practitioner/locationtypes`, () =>
      HttpResponse.json({ message, code: 'conflict' }, { status: 409 }),
    ),
  );
  await open();
  await turn('Mobile');
  await pickAddress(screen);
  await userEvent.type(screen.getByLabelText('Call-out charge'), '3');
  mockPlaces({ mobile, salon: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Add this location' }));

  await waitFor(() => expect(screen.getByLabelText('Call-out charge')).toHaveValue('5.00'));
  expect(screen.queryByRole('button', { name: 'Add this location' })).toBeNull();
  expect(titles()).toEqual([message]);
  expect(weeks).toEqual([]);
});

test('another salon gets an empty week under its own id', async () => {
  mockPlaces({ mobile: null, salon: [salon] });
  mockAdd('locationtypes', {
    message: 'Your locations have been saved',
    onboarding_step: 5,
    salon_id: 9,
    salon_ids: [9],
  });
  const weeks = mockAdd('availability', { message: 'Saved', onboarding_step: 5 });
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Add another salon' }));
  const fresh = within(screen.getByRole('group', { name: 'A new salon' }));
  await pickAddress(fresh);
  await userEvent.click(fresh.getByRole('button', { name: 'Add this location' }));

  await waitFor(() => expect(weeks).toEqual([{ 2: { 9: {} } }]));
});

test('a server error is shown under its field, and the typed value stays', async () => {
  mockPlaces({ mobile: null, salon: [salon] });
  mockChanges(
    { mobile: null, salon: [] },
    { message: 'No such postcode', errors: { 'salon.0.address.postcode': ['No such postcode'] } },
  );
  await open();
  const postcode = screen.getByLabelText('Postcode');
  await userEvent.clear(postcode);
  await userEvent.type(postcode, 'SW99 9ZZ');

  await waitFor(() => expect(postcode).toHaveAccessibleDescription('No such postcode'));
  expect(postcode).toHaveValue('SW99 9ZZ');
});

test('a move that bookings prevent is refused with links to them, and what was typed stays', async () => {
  mockPlaces({ mobile: null, salon: [salon] });
  const message = 'You have 2 bookings at this salon. Please cancel them first.';
  const bookings = [
    { id: 41, date: '2026-07-03', start_time: '10:00:00', end_time: '10:45:00' },
    { id: 42, date: '2026-07-04', start_time: '12:00:00', end_time: '12:45:00' },
  ];
  mockChanges({ mobile: null, salon: [] }, { message, code: 'conflict', bookings }, 409);
  await open();
  const postcode = screen.getByLabelText('Postcode');
  await userEvent.clear(postcode);
  await userEvent.type(postcode, 'SW11 5AA');
  await userEvent.type(screen.getByLabelText('Salon name (optional)'), ' Two');

  const alert = await part('Salon').findByRole('alert');
  await waitFor(() => expect(alert).toHaveTextContent(message));
  expect(alert).toHaveTextContent('Your last change was not saved.');
  const list = within(alert).getByRole('list', { name: 'Conflicting bookings' });
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/practitioner/bookings?open-booking=41',
    '/practitioner/bookings?open-booking=42',
  ]);
  expect(links[0]).toHaveTextContent('on Friday 3 July 2026, 10:00 to 10:45');
  expect(postcode).toHaveValue('SW11 5AA');
  expect(screen.getByLabelText('Salon name (optional)')).toHaveValue('Common Road Studio Two');
  await expectAccessible();

  // Leaving for a booking asks first, so that what was typed is not lost by a press.
  await userEvent.click(links[0]!);
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await userEvent.click(question.getByRole('button', { name: 'No' }));
  expect(postcode).toHaveValue('SW11 5AA');

  // With the old address, or without bookings, it is saved.
  const sent = mockChanges({ mobile: null, salon: [salon] });
  await userEvent.clear(postcode);
  await userEvent.type(postcode, 'SW11 4NB');
  expect(await screen.findByText('All changes saved')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sent).toEqual([{ salon: [{ salon_id: 7, name: 'Common Road Studio Two', address }] }]);
});

const milesOf = (days: Record<number, number | null>) =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => days[day] ?? null);
const usual = { way: 'transit', buffer: 0, from_base: false, miles_by_day: milesOf({}) };

/** A server that merges changes of travel as the API does. Returns what is saved, and the sent changes. */
function mockTravel(travel: typeof usual | null) {
  const market = { travel, sent: [] as unknown[] };
  server.use(
    http.get(travelUrl, () => HttpResponse.json({ travel: market.travel })),
    http.put(travelUrl, async ({ request }) => {
      const { travel: change } = (await request.json()) as { travel: Partial<typeof usual> | null };
      market.sent.push(change);
      const now = market.travel ?? usual;
      const miles_by_day = milesOf({ ...now.miles_by_day, ...change?.miles_by_day });
      market.travel = change && { ...now, ...change, miles_by_day };

      return HttpResponse.json({ message: 'Saved', travel: market.travel });
    }),
  );

  return market;
}

test('roads are counted once they are switched on, and how somebody travels is saved', async () => {
  mockPlaces({ mobile, salon: [] });
  const stored = mockTravel(null);
  await renderRemote(remote, '/practitioner/locations', { user: practitioner });
  const count = await screen.findByRole('switch', { name: /road between home visits/ });
  expect(count).not.toBeChecked();
  expect(screen.queryByLabelText('How you travel')).toBeNull();

  await userEvent.click(count);
  await userEvent.selectOptions(screen.getByLabelText('How you travel'), 'By bicycle');
  await userEvent.selectOptions(screen.getByLabelText(/Extra time/), '10 min');
  await userEvent.click(screen.getByRole('switch', { name: /from and to my own address/ }));
  await userEvent.selectOptions(screen.getByLabelText('Sunday'), '5 miles');
  const travel = {
    way: 'bicycle',
    buffer: 10,
    from_base: true,
    miles_by_day: milesOf({ 0: 5 }),
  };
  await waitFor(() => expect(stored.travel).toMatchObject(travel));
  await expectAccessible();

  // Switched off by mistake: the choices are there again.
  await userEvent.click(count);
  await waitFor(() => expect(stored.travel).toBeNull());
  await screen.findByText('All changes saved');
  await userEvent.click(count);
  await waitFor(() => expect(stored.travel).toMatchObject(travel));
});

test('what was changed of roads in another tab is not sent, and then shown', async () => {
  mockPlaces({ mobile, salon: [] });
  const stored = mockTravel({ ...usual, miles_by_day: milesOf({ 1: 5 }) });
  await renderRemote(remote, '/practitioner/locations', { user: practitioner });
  const sunday = await screen.findByLabelText('Sunday');
  stored.travel = { ...usual, way: 'car', buffer: 15, miles_by_day: milesOf({ 1: 8, 2: 3 }) };
  await userEvent.selectOptions(sunday, '2 miles');

  await waitFor(() => expect(screen.getByLabelText('How you travel')).toHaveValue('car'));
  expect(stored.sent).toEqual([{ miles_by_day: { 0: 2 } }]);
  expect(screen.getByLabelText(/Extra time/)).toHaveValue('15');
  const shown = ['Sunday', 'Monday', 'Tuesday'].map((day) => screen.getByLabelText(day));
  expect(shown.map((select) => (select as HTMLSelectElement).value)).toEqual(['2', '8', '3']);

  // Neither is it sent with the next change.
  await userEvent.selectOptions(screen.getByLabelText(/Extra time/), '10 min');
  await waitFor(() => expect(stored.sent.at(-1)).toEqual({ buffer: 10 }));
});

test('roads that were switched on in another tab are not reset by switching them on', async () => {
  mockPlaces({ mobile, salon: [] });
  const stored = mockTravel(null);
  await renderRemote(remote, '/practitioner/locations', { user: practitioner });
  const count = await screen.findByRole('switch', { name: /road between home visits/ });
  stored.travel = { ...usual, way: 'car' };
  await userEvent.click(count);

  await waitFor(() => expect(screen.getByLabelText('How you travel')).toHaveValue('car'));
  expect(stored.sent).toEqual([{ count: true }]);
});

test('a change after roads were switched off in another tab says so, and shows them off', async () => {
  mockPlaces({ mobile, salon: [] });
  mockTravel(usual);
  await renderRemote(remote, '/practitioner/locations', { user: practitioner });
  const way = await screen.findByLabelText('How you travel');
  const message = 'This has been switched off';
  server.use(
    http.get(travelUrl, () => HttpResponse.json({ travel: null })),
    http.put(travelUrl, () => HttpResponse.json({ message, code: 'conflict' }, { status: 409 })),
  );
  await userEvent.selectOptions(way, 'By bicycle');

  expect(await screen.findByText(new RegExp(message))).toBeVisible();
  expect(screen.getByRole('switch', { name: /road between home visits/ })).not.toBeChecked();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  // What was chosen is not lost.
  const stored = mockTravel(null);
  await userEvent.click(screen.getByRole('switch', { name: /road between home visits/ }));
  await waitFor(() => expect(stored.sent).toEqual([{ count: true, way: 'bicycle' }]));
});

test('a way to travel that is not saved can be sent again', async () => {
  mockPlaces({ mobile, salon: [] });
  const travel = { ...usual, way: 'car', buffer: 7 };
  server.use(
    http.get(travelUrl, () => HttpResponse.json({ travel } as never)),
    http.put(travelUrl, () => HttpResponse.json({ message: 'Not now' }, { status: 503 })),
  );
  await renderRemote(remote, '/practitioner/locations', { user: practitioner });
  expect(await screen.findByLabelText(/Extra time/)).toHaveValue('7');
  await userEvent.selectOptions(screen.getByLabelText('How you travel'), 'On foot');

  expect(await screen.findByText(/Not now/)).toBeVisible();
  expect(screen.getByLabelText('How you travel')).toHaveValue('foot');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
