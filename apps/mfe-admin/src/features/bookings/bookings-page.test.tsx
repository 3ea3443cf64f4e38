import { maxPage } from '@freely/api-client/contract';
import { toastStore } from '@freely/shell-sdk';
import { API, renderRemote, userWith } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { collectDownloads } from '../../testing/collect-downloads.ts';
import { answerRights } from '../../testing/rights.ts';
import { bookingWith } from '../../testing/rows.ts';

const admin = userWith({ name: 'Ops', user_roles: ['admin'] });
const ADMIN = `${API}/dashboard/admin`;
const line = { transaction_id: 7, kind: 'charge', created_at: '2026-11-20T10:05:00.000Z' };
const dispute = {
  id: 9,
  state: 'awaits_admin',
  opened_at: '2026-12-01T12:00:00.000Z',
  reported_at: '2026-12-01T12:00:00.000Z',
  minutes_late: 40,
  customer_words: 'Nobody at the door.',
  answer_until: '2026-12-02T12:00:00.000Z',
  contested_at: '2026-12-01T13:00:00.000Z',
  practitioner_words: 'I was there.',
  settled_at: null,
  outcome: null,
  reason: '',
};
const penalty = {
  id: 4,
  fee: 5,
  withheld: 2,
  created_at: '2026-11-30T10:00:00.000Z',
  waived_at: null,
  waive_reason: '',
};
const detail = {
  booking: {
    ...bookingWith(),
    customer_email: 'grace@freely.example',
    customer_phone: '07700900123',
    practitioner_email: 'amara@freely.example',
    practitioner_phone: '07700900124',
    end_date: '2026-12-01T12:15:00.000Z',
    items: [{ name: 'Gel manicure', service: 'Nails', quantity: 1, total_price: 49 }],
    address: '7 Canary Row',
    postcode: 'SW11 4NB',
    notes: '',
    call_out_charge: 0,
    discount: 10,
    discount_amount: 4.9,
    discount_mark: 'rebook',
    freely_fee: 0.2,
  },
  events: [{ kind: 'paid', at: '2026-11-20T10:05:00.000Z', actor: 'Grace Lee', behind: 'Ops' }],
  payments: [
    {
      provider_id: 'pi_1',
      status: 'succeeded',
      amount: 44.1,
      captured: 44.1,
      refunded: 5,
      created_at: '2026-11-20T10:01:00.000Z',
    },
  ],
  refunds: [
    {
      provider_id: 're_1',
      status: 'succeeded',
      amount: 5,
      reason: 'goodwill',
      created_at: '2026-11-21T10:01:00.000Z',
    },
  ],
  mails: [
    {
      id: 77,
      kind: 'booking_paid_customer',
      to: 'grace@freely.example',
      state: 'failing',
      retrying: false,
      created_at: '2026-11-20T10:05:00.000Z',
      sent_at: null as string | null,
    },
  ],
  actions: [{ action: 'cancel_by_customer', by: 'customer', refund: 44.1 }],
  ledger: [
    { ...line, account: 'provider', amount: 44.1 },
    { ...line, account: 'discounts', amount: 4.9 },
    { ...line, account: 'practitioner:20002', amount: -39.2 },
    { ...line, account: 'fees', amount: -9.8 },
  ],
  penalty: null as typeof penalty | null,
  dispute: null as typeof dispute | null,
  failed_refund: null as { amount: number; retry_at: string | null } | null,
};

let queries: URLSearchParams[];
let booking: typeof detail;

const server = setupServer(
  answerRights(),
  http.get(`${ADMIN}/bookings`, ({ request }) => {
    queries.push(new URL(request.url).searchParams);
    return HttpResponse.json({ bookings: [bookingWith()], total: 1 });
  }),
  http.get(`${ADMIN}/bookings/40001`, () => HttpResponse.json(booking)),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  queries = [];
  booking = detail;
  toastStore.setState({ toasts: [] });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const toast = () => toastStore.getState().toasts.at(-1);
const table = async (name = 'Bookings, newest first') =>
  within(await screen.findByRole('table', { name }));
const drawer = async () => within(await screen.findByRole('dialog', { name: 'Booking FR-40001' }));

test('the drawer of a booking shows its history, payments and a ledger that sums to zero', async () => {
  const { router } = await renderRemote(remote, '/admin/bookings', { user: admin });
  expect(
    (await table()).getByRole('row', {
      name: /40001.*Grace Lee.*01\/12\/2026, 11:15.*Confirmed ?Paid/,
    }),
  ).toBeInTheDocument();

  await userEvent.click((await table()).getByRole('button', { name: 'Open booking FR-40001' }));

  const open = await drawer();
  expect(router.state.location.search).toBe('?open=40001');
  const ledger = within(await open.findByRole('region', { name: 'Ledger' }));
  expect(ledger.getByText('Charged to the card, practitioner 20002').nextSibling).toHaveTextContent(
    '−£39.20',
  );
  expect(ledger.getByText('Sum').closest('li')).toHaveTextContent('£0.00');
  const money = within(open.getByRole('region', { name: 'Payments and refunds' }));
  expect(money.getByText('Payment pi_1, paid')).toBeVisible();
  expect(money.getByText('Refund, goodwill, done').nextSibling).toHaveTextContent('£5.00');
  expect(open.getByText('Paid, Grace Lee (by Ops)')).toBeInTheDocument();
  expect(open.getByText('Customer: Cancel the booking').nextSibling).toHaveTextContent(
    'refund £44.10',
  );
  await expectAccessible();
});

test('its history names a status as the lists do', async () => {
  const at = '2026-11-20T10:05:00.000Z';
  const kinds = ['payment_succeeded', 'confirmed', 'no_show_customer', 'expired'];
  const events = kinds.map((kind) => ({ kind, at, actor: null, behind: null }));
  server.use(http.get(`${ADMIN}/bookings/40001`, () => HttpResponse.json({ ...detail, events })));
  await renderRemote(remote, '/admin/bookings?open=40001', { user: admin });

  const history = within(await (await drawer()).findByRole('region', { name: 'History' }));
  for (const name of [
    'Payment succeeded',
    'Confirmed',
    'Customer did not come',
    'Not paid in time',
  ]) {
    expect(history.getByText(name)).toBeVisible();
  }
});

test('an offer of a waiting list that was let go is not called a cancelled booking', async () => {
  const at = '2026-11-20T10:05:00.000Z';
  const events = ['offered', 'cancelled_by_customer'].map((kind) => ({
    ...{ kind, at, behind: null },
    actor: kind === 'offered' ? null : 'Grace Lee',
  }));
  const letGo = { paid: false, booking_status: 'cancelled_by_customer', offer: 'refused' } as const;
  const booking = { ...detail.booking, ...letGo };
  server.use(
    http.get(`${ADMIN}/bookings`, () =>
      HttpResponse.json({ bookings: [bookingWith(letGo)], total: 1 }),
    ),
    http.get(`${ADMIN}/bookings/40001`, () => HttpResponse.json({ ...detail, events, booking })),
  );
  await renderRemote(remote, '/admin/bookings', { user: admin });

  const rows = await table();
  expect(rows.getByText('Waiting-list offer let go')).toBeVisible();
  expect(rows.queryByText(/Cancelled by customer/)).toBeNull();
  await userEvent.click(rows.getByRole('button', { name: 'Open booking FR-40001' }));
  const open = await drawer();
  expect(await open.findByText('Waiting-list offer let go, Not paid')).toBeVisible();
  expect(open.getByText('Waiting-list offer let go, Grace Lee')).toBeVisible();
  expect(open.queryByText(/Cancelled by customer/)).toBeNull();
});

test('a time that nobody has paid for is held, until when it says, in the list and its drawer', async () => {
  const held = { paid: false, held_until: '2026-11-20T10:15:00.000Z' } as const;
  server.use(
    http.get(`${ADMIN}/bookings`, () =>
      HttpResponse.json({ bookings: [bookingWith(held)], total: 1 }),
    ),
    http.get(`${ADMIN}/bookings/40001`, () =>
      HttpResponse.json({ ...detail, events: [], booking: { ...detail.booking, ...held } }),
    ),
  );
  await renderRemote(remote, '/admin/bookings', { user: admin });

  const rows = await table();
  expect(rows.getByText('Held')).toBeVisible();
  expect(rows.getByText('Not paid, until 20/11/2026, 10:15')).toBeVisible();
  expect(rows.queryByText('Confirmed')).toBeNull();
  await userEvent.click(rows.getByRole('button', { name: 'Open booking FR-40001' }));
  expect(
    await (await drawer()).findByText('Held, Not paid, until 20/11/2026, 10:15'),
  ).toBeVisible();
});

test('a held time that ended with its practitioner was not cancelled by them', async () => {
  const ended = { paid: false, booking_status: 'cancelled_by_practitioner' } as const;
  const at = '2026-11-20T10:05:00.000Z';
  const events = [{ kind: 'cancelled_by_practitioner', at, actor: 'Ada Admin', behind: null }];
  const booking = { ...detail.booking, ...ended };
  server.use(
    http.get(`${ADMIN}/bookings`, () =>
      HttpResponse.json({ bookings: [bookingWith(ended)], total: 1 }),
    ),
    http.get(`${ADMIN}/bookings/40001`, () => HttpResponse.json({ ...detail, events, booking })),
  );
  await renderRemote(remote, '/admin/bookings', { user: admin });

  const rows = await table();
  expect(rows.getByText('Ended before it was paid')).toBeVisible();
  await userEvent.click(rows.getByRole('button', { name: 'Open booking FR-40001' }));
  const open = await drawer();
  expect(await open.findByText('Ended before it was paid, Not paid')).toBeVisible();
  expect(open.getByText('Ended before it was paid, Ada Admin')).toBeVisible();
  expect(open.queryByText(/Cancelled by practitioner/)).toBeNull();
});

test('the default order is by when they were booked, which its header says', async () => {
  await renderRemote(remote, '/admin/bookings', { user: admin });

  const booked = (await table()).getByRole('columnheader', { name: 'Booked' });
  expect(booked).toHaveAttribute('aria-sort', 'descending');
  expect((await table()).getByText('20/11/2026, 10:00')).toBeVisible();
});

test('filters and order are in the URL and in the request', async () => {
  const { router } = await renderRemote(remote, '/admin/bookings?from=2026-12-01', {
    user: admin,
  });
  await table();

  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Completed');
  await userEvent.selectOptions(screen.getByLabelText('Payment'), 'Paid');
  await userEvent.selectOptions(screen.getByLabelText('Location type'), 'Salon');
  await userEvent.click((await table()).getByRole('button', { name: 'Total' }));

  await waitFor(() =>
    expect(router.state.location.search).toBe(
      '?from=2026-12-01&status=completed&paid=true&location_type=salon&sort=total',
    ),
  );
  await waitFor(() =>
    expect(Object.fromEntries(queries.at(-1) ?? [])).toMatchObject({
      from: '2026-12-01',
      status: 'completed',
      paid: 'true',
      location_type: 'salon',
      sort: 'total',
    }),
  );
});

test('cleared filters are cleared in their fields, and dates can be typed again', async () => {
  server.use(http.get(`${ADMIN}/bookings`, () => HttpResponse.json({ bookings: [], total: 0 })));
  const dates = '?from=2026-12-01&to=2026-12-31';
  const { router } = await renderRemote(remote, `/admin/bookings${dates}`, { user: admin });
  const segments = async (name: string) =>
    within(await screen.findByRole('group', { name })).getAllByRole('spinbutton');
  const shown = async (name: string) =>
    (await segments(name)).map(({ textContent }) => textContent).join('/');
  expect(await shown('From')).toBe('01/12/2026');

  await userEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
  await waitFor(async () => expect(await shown('From')).toBe('dd/mm/yyyy'));
  expect(await shown('To')).toBe('dd/mm/yyyy');
  expect(router.state.location.search).toBe('');

  // A year that is being typed is not a date of the URL yet, and stays in its field.
  const [day] = await segments('From');
  await userEvent.type(day!, '05112025');
  await waitFor(() => expect(router.state.location.search).toBe('?from=2025-11-05'));
  expect(await shown('From')).toBe('05/11/2025');
});

test('dates in reverse are not applied, and the list says so', async () => {
  await renderRemote(remote, '/admin/bookings?from=2026-12-31&to=2026-12-01', { user: admin });
  await (await table()).findByText('FR-40001');

  expect(await screen.findByRole('group', { name: 'From' })).toHaveAccessibleDescription(
    /The start date is after the end date, so the list is not filtered by date$/,
  );
  expect(queries.map((query) => [query.has('from'), query.has('to')])).toEqual([[false, false]]);
});

test('a page past the end says so, and leads to the last one', async () => {
  server.use(
    http.get(`${ADMIN}/bookings`, ({ request }) => {
      const isLast = new URL(request.url).searchParams.get('page') === '3';
      return HttpResponse.json({ bookings: isLast ? [bookingWith()] : [], total: 21 });
    }),
  );
  const { router } = await renderRemote(remote, '/admin/bookings?page=99999', { user: admin });

  expect(await screen.findByText('There are only 3 pages')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Go to the last page' }));
  await (await table()).findByText('FR-40001');
  expect(router.state.location.search).toBe('?page=3');
});

test('a page number that no list has leads to the last one too', async () => {
  const requested: (string | null)[] = [];
  server.use(
    http.get(`${ADMIN}/bookings`, ({ request }) => {
      requested.push(new URL(request.url).searchParams.get('page'));
      return HttpResponse.json({ bookings: [], total: 21 });
    }),
  );
  await renderRemote(remote, '/admin/bookings?page=123456789012', { user: admin });

  expect(await screen.findByText('There are only 3 pages')).toBeVisible();
  expect(requested).toEqual([String(maxPage)]);
});

test('while a search is under way the rows before it stay, and it shows that it is', async () => {
  let answer = () => {};
  const waits = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.get(`${ADMIN}/bookings`, async ({ request }) => {
      if (new URL(request.url).searchParams.get('status') === 'completed') await waits;
      return HttpResponse.json({ bookings: [bookingWith()], total: 1 });
    }),
  );
  await renderRemote(remote, '/admin/bookings', { user: admin });
  await (await table()).findByText('FR-40001');
  expect(screen.queryByRole('progressbar')).toBeNull();

  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Completed');

  expect(await screen.findByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  expect((await table()).getByText('FR-40001')).toBeInTheDocument();
  answer();
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
});

test('the price has a line for a patch test that costs something', async () => {
  const priced = { patch_test_price: 10, total_amount: 54.1 };
  booking = { ...detail, booking: { ...detail.booking, ...priced } };
  await renderRemote(remote, '/admin/bookings?open=40001', { user: admin });

  const price = within(await (await drawer()).findByRole('region', { name: 'Price' }));
  expect(price.getByText('Patch test').nextSibling).toHaveTextContent('£10.00');
});

test('only an email that was given up is sent again: another one is tried without an admin', async () => {
  const [mail] = detail.mails;
  booking = {
    ...detail,
    mails: [
      { ...mail!, id: 78, state: 'waiting', retrying: true },
      { ...mail!, id: 79, state: 'waiting' },
      { ...mail!, state: 'sent', to: 'Grace Lee', sent_at: '2026-11-20T10:06:00.000Z' },
    ],
  };
  await renderRemote(remote, '/admin/bookings?open=40001', { user: admin });

  const mails = within(await (await drawer()).findByRole('region', { name: 'Emails' }));
  expect(mails.getByText('Not sent yet, waiting for the next attempt')).toBeVisible();
  expect(mails.getByText('Waiting')).toBeVisible();
  expect(mails.getByText('Booking confirmed, for the customer, to Grace Lee')).toBeVisible();
  expect(mails.queryByRole('button')).toBeNull();
});

test('an email that was given up is sent again', async () => {
  server.use(
    http.post(`${ADMIN}/mails/77/retry`, () =>
      HttpResponse.json({ message: 'The mail will be tried again' }),
    ),
  );
  await renderRemote(remote, '/admin/bookings?open=40001', { user: admin });

  await userEvent.click(
    await (await drawer()).findByRole('button', {
      name: 'Send again: Booking confirmed, for the customer',
    }),
  );

  await waitFor(() => expect(toast()?.title).toBe('The mail will be tried again'));
});

test('a penalty is waived', async () => {
  booking = { ...detail, penalty };
  const reasons: unknown[] = [];
  server.use(
    http.post(`${ADMIN}/penalties/4/waive`, async ({ request }) => {
      reasons.push(await request.json());
      return HttpResponse.json({ message: 'The penalty is waived' });
    }),
  );
  await renderRemote(remote, '/admin/bookings?open=40001', { user: admin });

  await userEvent.click(await (await drawer()).findByRole('button', { name: 'Waive' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Waive this penalty?' }));
  await userEvent.type(dialog.getByLabelText(/Reason/), 'Was in hospital');
  await userEvent.click(dialog.getByRole('button', { name: 'Waive' }));

  await waitFor(() => expect(toast()?.title).toBe('The penalty is waived'));
  expect(reasons).toEqual([{ reason: 'Was in hospital' }]);
});

test('a dispute is settled, with an outcome and a reason', async () => {
  booking = { ...detail, dispute };
  const bodies: unknown[] = [];
  server.use(
    http.post(`${ADMIN}/disputes/9/settle`, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({
        message: 'The dispute is settled',
        dispute: {
          ...dispute,
          booking_id: 40001,
          customer_name: 'Grace Lee',
          customer_phone: '',
          practitioner_name: 'Amara Obi',
          practitioner_phone: '',
          date: detail.booking.date,
          ends_at: detail.booking.end_date,
          treatments: 'Gel manicure',
          location_type: 'mobile',
          booking_status: 'no_show_practitioner',
          total_amount: 44.1,
          state: 'settled',
        },
      });
    }),
  );
  await renderRemote(remote, '/admin/bookings?open=40001', { user: admin });
  expect(await (await drawer()).findByText('Nobody at the door.')).toBeInTheDocument();

  await userEvent.click((await drawer()).getByRole('button', { name: 'Settle' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Settle the dispute about FR-40001' }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Settle' }));
  expect(dialog.getByText('Please choose an outcome')).toBeInTheDocument();
  expect(dialog.getByText('Please give a reason')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('radio', { name: /For the customer/ }));
  await userEvent.type(dialog.getByLabelText(/Reason/), 'No answer to the calls');
  await userEvent.click(dialog.getByRole('button', { name: 'Settle' }));

  await waitFor(() => expect(toast()?.title).toBe('The dispute is settled'));
  expect(bodies).toEqual([{ outcome: 'for_customer', reason: 'No answer to the calls' }]);
});

test('the spreadsheet needs both dates', async () => {
  const downloads = collectDownloads();
  server.use(
    http.get(`${ADMIN}/getBookings`, () => HttpResponse.json({ message: 'Busy' }, { status: 500 })),
  );
  await renderRemote(remote, '/admin/bookings?from=2026-12-01', { user: admin });
  await table();

  await userEvent.click(screen.getByRole('button', { name: 'Download' }));

  const message = 'Please select dates before load report';
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('group', { name: 'To' })).toHaveAccessibleDescription(message);
  expect(downloads).toEqual([]);
});

test('the spreadsheet has the filters and the search of the list', async () => {
  const downloads = collectDownloads();
  const requested: string[] = [];
  server.use(
    http.get(`${ADMIN}/getBookings`, ({ request }) => {
      requested.push(new URL(request.url).search);
      return HttpResponse.arrayBuffer(new ArrayBuffer(8));
    }),
  );
  const filters = 'status=no_show_customer&paid=true&refund=failed&location_type=salon';
  await renderRemote(
    remote,
    `/admin/bookings?q=Grace&from=2026-12-01&to=2026-12-31&${filters}&sort=total&per_page=50`,
    { user: admin },
  );

  await userEvent.click(await screen.findByRole('button', { name: 'Download' }));

  await waitFor(() => expect(downloads).toEqual(['bookings.xlsx']));
  expect(requested).toEqual([`?q=Grace&${filters}&from=2026-12-01&to=2026-12-31`]);
});

test('a failed spreadsheet download shows an error', async () => {
  server.use(
    http.get(`${ADMIN}/getBookings`, () => HttpResponse.json({ message: 'Busy' }, { status: 500 })),
  );
  await renderRemote(remote, '/admin/bookings?from=2026-12-01&to=2026-12-31', { user: admin });

  await userEvent.click(await screen.findByRole('button', { name: 'Download' }));

  await waitFor(() =>
    expect(toast()?.title).toBe('Unable to compile the document please try again'),
  );
});

test('an empty list says that there are no bookings', async () => {
  server.use(http.get(`${ADMIN}/bookings`, () => HttpResponse.json({ bookings: [], total: 0 })));
  await renderRemote(remote, '/admin/bookings', { user: admin });

  expect(await screen.findByRole('heading', { name: 'No bookings yet' })).toBeInTheDocument();
});

test('on phones a button opens the filters and counts them, and set ones are open', async () => {
  const { unmount } = await renderRemote(remote, '/admin/bookings', { user: admin });
  await table();
  const filters = screen.getByRole('button', { name: 'Filters' });
  expect(filters).toHaveAttribute('aria-expanded', 'false');
  // The download is beside them, not among them.
  const among = document.getElementById(filters.getAttribute('aria-controls') ?? '');
  expect(among).not.toContainElement(screen.getByRole('button', { name: 'Download' }));
  await userEvent.click(filters);
  expect(filters).toHaveAttribute('aria-expanded', 'true');
  unmount();

  await renderRemote(remote, '/admin/bookings?status=confirmed', { user: admin });
  await table();
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('a refund that is made again is followed until it has arrived', async () => {
  const refunds = (status: string) => detail.refunds.map((refund) => ({ ...refund, status }));
  booking = { ...detail, refunds: refunds('wanted') };
  await renderRemote(remote, '/admin/bookings?open=40001', { user: admin });
  expect(await (await drawer()).findByText(/goodwill/)).toBeVisible();
  expect((await drawer()).queryByRole('button', { name: 'Refund again' })).toBeNull();

  booking = {
    ...detail,
    refunds: refunds('failed'),
    failed_refund: { amount: 5, retry_at: null },
  };

  expect(
    await (await drawer()).findByRole('button', { name: 'Refund again' }, { timeout: 10_000 }),
  ).toBeVisible();
});

test('a refund that failed is made again, or was paid elsewhere', async () => {
  booking = { ...detail, failed_refund: { amount: 33.5, retry_at: null } };
  const sent: unknown[] = [];
  server.use(
    http.post(`${ADMIN}/bookings/40001/failed-refund`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ message: 'The money counts as returned' });
    }),
  );
  await renderRemote(remote, '/admin/bookings?open=40001', { user: admin });

  expect((await drawer()).getByText('Still owed to the customer').nextSibling).toHaveTextContent(
    '£33.50',
  );
  expect((await drawer()).getByRole('button', { name: 'Refund again' })).toBeVisible();
  await userEvent.click((await drawer()).getByRole('button', { name: 'Paid elsewhere' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Have you paid the £33\.50/ }));
  await userEvent.type(dialog.getByLabelText(/Reason/), 'Bank transfer');
  await userEvent.click(dialog.getByRole('button', { name: 'Paid elsewhere' }));

  await waitFor(() => expect(toast()?.title).toBe('The money counts as returned'));
  expect(sent).toEqual([{ choice: 'elsewhere', amount: 33.5, reason: 'Bank transfer' }]);
});
