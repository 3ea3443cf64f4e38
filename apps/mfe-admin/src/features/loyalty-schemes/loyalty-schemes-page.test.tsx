import { defaultSettings } from '@freely/domain/market-settings';
import { toastStore } from '@freely/shell-sdk';
import { API, renderRemote, setTestSettings, userWith } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { answerRights } from '../../testing/rights.ts';

const admin = userWith({ name: 'Ops', user_roles: ['admin'] });
const ADMIN = `${API}/dashboard/admin`;

const schemes = {
  first_booking_discount: 15,
  rebook_discount: 10,
  time_discount: 20,
  time_discount_from: '2026-12-01 09:00' as string | null,
  time_discount_to: '2026-12-24 18:00' as string | null,
  in_force: [
    { mark: 'first_booking', discount: 15, until: null },
    { mark: 'time', discount: 20, until: '2026-12-24 18:00' },
  ],
  time_state: 'running',
  history: [
    {
      section: 'time',
      discount: 20,
      at: '2026-11-20T10:00:00.000Z',
      by: 'Ops',
      from: '2026-12-01 09:00',
      to: '2026-12-24 18:00',
    },
  ],
};

let stored: typeof schemes;
let saved: [string, unknown][];

const server = setupServer(
  answerRights(),
  http.get(`${ADMIN}/get-loyalty-schemes`, () => HttpResponse.json(stored)),
  ...['set-first-booking-discount', 'set-rebook-discount', 'set-time-discount'].map((path) =>
    http.post(`${ADMIN}/${path}`, async ({ request }) => {
      saved.push([path, await request.json()]);
      return HttpResponse.json({ message: 'Discount successfully updated', ...stored });
    }),
  ),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  setTestSettings();
  stored = schemes;
  saved = [];
  toastStore.setState({ toasts: [] });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = async () => {
  await renderRemote(remote, '/admin/loyalty-schemes', { user: admin });
  await screen.findByRole('region', { name: 'First booking' });
};
const section = (name: string) => within(screen.getByRole('region', { name }));
const save = (name: string) =>
  userEvent.click(section(name).getByRole('button', { name: `Save: ${name}` }));

test('a discount over the fee warns before it is saved', async () => {
  const market = defaultSettings();
  setTestSettings({ market });
  await open();
  const field = section('Rebooking').getByLabelText(/^Discount for the/);
  await userEvent.clear(field);
  await userEvent.type(field, String(market.fee_percent));
  expect(section('Rebooking').queryByText(/more than our fee/)).toBeNull();

  await userEvent.clear(field);
  await userEvent.type(field, String(market.fee_percent + 1));
  expect(field).toHaveAccessibleDescription(
    /more than our fee of 20%: every booking with it costs us money\./,
  );
});

test.each(['7.5', '-1', '1e2', '12.5'])(
  '%s is no discount, and stays as it was typed',
  async (typed) => {
    await open();
    const field = section('Rebooking').getByLabelText(/^Discount for the/);
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    expect(field).toBeInvalid();

    await save('Rebooking');

    expect(field).toHaveValue(typed);
    expect(field).toHaveAccessibleDescription('Please enter a whole number from 0 to 99');
    expect(toastStore.getState().toasts).toEqual([]);
  },
);

test('shows the discounts in force now, and who changed what', async () => {
  await open();

  const force = section('In force now');
  expect(force.getByText('First booking: 15%').nextSibling).toHaveTextContent('until changed');
  expect(force.getByText('Date interval: 20%').nextSibling).toHaveTextContent(
    'until 24/12/2026, 18:00',
  );
  expect(
    section('History').getByText(
      'Date interval: 20%, 01/12/2026, 09:00 to 24/12/2026, 18:00, by Ops',
    ),
  ).toBeInTheDocument();
  await expectAccessible();
});

test.each([
  ['First booking', 'Discount field for the first booking  is required'],
  ['Rebooking', 'Discount field for the rebooking is required'],
  ['Date interval', 'Discount field for the time is required'],
])('%s requires a discount', async (name, message) => {
  await open();

  await userEvent.clear(section(name).getByLabelText(/^Discount for/));
  await save(name);

  expect(
    await section(name).findByText(message, { normalizer: (text) => text }),
  ).toBeInTheDocument();
  expect(saved).toEqual([]);
});

test('each section is saved separately, with up to two digits', async () => {
  await open();
  const field = section('Rebooking').getByLabelText(/^Discount for/);

  await userEvent.clear(field);
  await userEvent.type(field, '1x234');
  expect(field).toHaveValue('12');
  await save('Rebooking');

  await waitFor(() => expect(saved).toEqual([['set-rebook-discount', { rebook_discount: 12 }]]));
  await waitFor(() =>
    expect(toastStore.getState().toasts.at(-1)?.title).toBe('Discount successfully updated'),
  );
});

test.each([
  [null, null, 'From and End fields are required'],
  ['2026-12-24 18:00', '2026-12-01 09:00', 'Start time can not be longer end time'],
  ['2026-12-01 09:00', '2026-12-01 09:00', 'Start time cannot be equal to end time'],
])('an interval from %s to %s is not saved', async (from, to, message) => {
  stored = { ...schemes, time_discount_from: from, time_discount_to: to };
  await open();

  await save('Date interval');

  expect((await section('Date interval').findAllByText(message)).length).toBeGreaterThan(0);
  expect(saved).toEqual([]);
});

test('an interval is saved in London time', async () => {
  await open();

  await save('Date interval');

  await waitFor(() =>
    expect(saved).toEqual([
      [
        'set-time-discount',
        {
          time_discount: 20,
          time_discount_from: '2026-12-01 09:00',
          time_discount_to: '2026-12-24 18:00',
        },
      ],
    ]),
  );
});

test('loading the schemes can be retried', async () => {
  server.use(
    http.get(
      `${ADMIN}/get-loyalty-schemes`,
      () => HttpResponse.json({ message: 'Down' }, { status: 503 }),
      { once: true },
    ),
  );
  await renderRemote(remote, '/admin/loyalty-schemes', { user: admin });

  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('region', { name: 'First booking' })).toBeInTheDocument();
});
