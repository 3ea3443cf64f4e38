import { API, renderRemote } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { dashboardUrl, layoutHandlers } from '../../testing/api.ts';
import { amara } from '../../testing/people.ts';

const services = [
  { sub_service_id: 21, name: 'Gel manicure', price: 28, duration: 60 },
  { sub_service_id: 22, name: 'Pedicure', price: 30, duration: 45 },
];
const start = (time: string, reason?: string, title?: string) => ({
  time,
  offered: reason === undefined,
  reasons: reason ? [{ reason, ...(title && { title }) }] : [],
});
const day = {
  not_shown: [] as string[],
  duration: 60,
  starts: [
    start('08:45', 'outside_hours'),
    start('09:00'),
    start('09:15'),
    start('09:30', 'time_off', 'School run'),
    start('09:45', 'booking'),
    start('10:00', 'external_calendar', 'Home'),
    {
      time: '10:15',
      offered: false,
      reasons: [{ reason: 'travel', road: { from: 'N1', to: 'SW11', until: '14:40' } }],
    },
  ],
};

const mobile = {
  ...{ disabled: false, distance_to_travel: 3, call_out_charge: 0 },
  address: {
    ...{ address: 'High St', city: 'London', postcode: 'SW1', location: { lat: 51.5, lng: -0.1 } },
    ...{ country_id: 'UK', country_name: 'United Kingdom' },
  },
};
const salonWith = (parts: object) => ({
  ...{ salon_id: 5, disabled: false, name: 'Room 2', address: mobile.address },
  ...parts,
});
const placesOf = (places: object) =>
  http.get(dashboardUrl('locationtypes'), () => HttpResponse.json(places));

let requests: URLSearchParams[] = [];
const server = setupServer(
  ...layoutHandlers,
  http.get(dashboardUrl('services'), () => HttpResponse.json(services)),
  placesOf({ mobile, salon: [salonWith({})] }),
  http.get(`${API}/places/autocomplete`, () =>
    HttpResponse.json({
      suggestions: [{ id: 'n1', description: 'N1 1AA, London', types: [] }],
    }),
  ),
  http.get(`${API}/places/n1`, () =>
    HttpResponse.json({
      ...{ id: 'n1', address: 'Upper Street, N1 1AA', town: 'London', postcode: 'N1 1AA' },
      ...{ lat: 51.53, lon: -0.1, country_id: 'UK', country_name: 'United Kingdom' },
    }),
  ),
  http.get(dashboardUrl('why-not'), ({ request }) => {
    requests.push(new URL(request.url).searchParams);
    return HttpResponse.json(day);
  }),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  requests = [];
  server.resetHandlers();
});
afterAll(() => server.close());

const open = () => renderRemote(remote, '/practitioner/why-not', { user: amara });

test('the day is shown from morning to evening, with reasons and links to fix them', async () => {
  const { container } = await open();
  const timeline = within(await screen.findByRole('list', { name: /^Start times of/ }));

  expect(timeline.getByText('09:00 to 09:15')).toBeInTheDocument();
  expect(timeline.getByText('Offered')).toBeInTheDocument();
  expect(timeline.getByText(/Time off: School run/)).toBeInTheDocument();
  expect(timeline.getByText(/It would overlap a booking/)).toBeInTheDocument();
  expect(timeline.getByText(/On the road from N1 to SW11 until 14:40/)).toBeInTheDocument();
  expect(timeline.getByRole('link', { name: 'Set your work hours' })).toHaveAttribute(
    'href',
    '/practitioner/availability',
  );
  expect(timeline.getByRole('link', { name: 'Go to calendar sync' })).toBeInTheDocument();
  expect(screen.getByText(/2 start times are offered\. The treatment takes 1 h,/)).toBeVisible();
  await expectAccessible(container);
});

test('a salon that was just added can be chosen', async () => {
  const at = { user: amara, isCached: true };
  const { router } = await renderRemote(remote, '/practitioner/why-not', at);
  expect(await screen.findByRole('option', { name: 'Salon: Room 2' })).toBeInTheDocument();
  await act(() => router.navigate('/elsewhere'));
  server.use(placesOf({ mobile, salon: [salonWith({ salon_id: 6, name: 'New Studio' })] }));
  await act(() => router.navigate('/practitioner/why-not'));

  expect(await screen.findByRole('option', { name: 'Salon: New Studio' })).toBeInTheDocument();
});

test.each([
  ['At the customer’s', { mobile, salon: [salonWith({})] }],
  ['Salon: Room 2', { mobile: null, salon: [salonWith({})] }],
  [
    'Salon: Room 2',
    {
      mobile: { ...mobile, disabled: true },
      salon: [salonWith({ salon_id: 4, name: 'Room 1', disabled: true }), salonWith({})],
    },
  ],
  ['At the customer’s', { mobile: { ...mobile, disabled: true }, salon: [] }],
  ['Salon: Room 2', { mobile: null, salon: [salonWith({ disabled: true })] }],
])('it begins with a place that the practitioner offers: %s', async (place, places) => {
  server.use(placesOf(places));
  await open();

  expect(await screen.findByLabelText('Place')).toHaveDisplayValue(place);
  await waitFor(() =>
    expect(requests.at(-1)?.get('salon_id')).toBe(place.startsWith('Salon') ? '5' : null),
  );
});

test('another treatment and place can be chosen', async () => {
  await open();
  await userEvent.selectOptions(await screen.findByLabelText('Treatment'), 'Pedicure');
  await userEvent.selectOptions(screen.getByLabelText('Place'), 'Salon: Room 2');

  await waitFor(() =>
    expect(Object.fromEntries(requests.at(-1) ?? [])).toMatchObject({
      'sub_service[]': '22',
      locationtype: 'salon',
      salon_id: '5',
    }),
  );
});

test('a place of the customer counts for home visits, until it is typed over', async () => {
  await open();
  const field = await screen.findByLabelText('Where the customer lives (optional)');
  await userEvent.type(field, 'N1 1');
  await userEvent.click(await screen.findByRole('option', { name: /N1 1AA/ }));
  await waitFor(() =>
    expect(Object.fromEntries(requests.at(-1) ?? [])).toMatchObject({ lat: '51.53', lon: '-0.1' }),
  );
  expect(field).toHaveValue('Upper Street, N1 1AA');

  await userEvent.type(field, 'x');
  await waitFor(() => expect(requests.at(-1)?.has('lat')).toBe(false));
});

test.each([
  [[], /You have finished signing up. Your profile waits for us/],
  [['not_onboarded'], /We look at it once you have finished signing up/],
])('reasons that keep the practitioner out of all searches come first (%j)', async (more, text) => {
  server.use(
    http.get(dashboardUrl('why-not'), () =>
      HttpResponse.json({ ...day, not_shown: ['inactive', 'not_approved', ...more] }),
    ),
  );
  await open();

  expect(await screen.findByText(/Your profile is inactive/)).toBeInTheDocument();
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Set it to active' })).toHaveAttribute(
    'href',
    '/practitioner/settings',
  );
  expect(screen.queryByText('Offered')).not.toBeInTheDocument();
});

test('each overall reason has its way on, also for a rejected profile', async () => {
  server.use(
    http.get(dashboardUrl('why-not'), () =>
      HttpResponse.json({
        ...day,
        not_shown: ['not_approved', 'not_onboarded', 'papers'],
        approval: 'rejected',
      }),
    ),
  );
  await open();

  expect(
    await screen.findByText(/could not approve it yet. Your dashboard says why/),
  ).toBeVisible();
  expect(screen.queryByText(/We have not approved your profile yet/)).not.toBeInTheDocument();
  for (const [name, href] of [
    ['Go to your dashboard', '/practitioner'],
    ['Continue signing up', '/practitioner-information'],
    ['Go to your papers', '/practitioner/papers'],
  ] as const) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test('only places that were added can be chosen', async () => {
  server.use(
    http.get(dashboardUrl('locationtypes'), () => HttpResponse.json({ mobile, salon: [] })),
  );
  await open();

  const places = within(await screen.findByLabelText('Place')).getAllByRole('option');
  expect(places.map(({ textContent }) => textContent)).toEqual(['At the customer’s']);
});

test('without treatments there is a link to add some', async () => {
  server.use(http.get(dashboardUrl('services'), () => HttpResponse.json([])));
  await open();

  expect(await screen.findByRole('link', { name: 'Go to services' })).toBeInTheDocument();
});
