import { addDays, londonDay, londonInstant } from '@freely/domain/london-time';
import { toastStore } from '@freely/shell-sdk';
import { API, renderRemote, setTestSettings } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { dashboardUrl, layoutHandlers } from '../../testing/api.ts';
import { bookingWith } from '../../testing/booking-with.ts';
import { amara } from '../../testing/people.ts';

/** At noon, so that no time that a test offers is the booking's own. */
const inDays = (count: number) =>
  londonInstant(addDays(londonDay(new Date()), count), '12:00')?.toISOString() ?? '';

const bookingsUrl = dashboardUrl('bookings');

const server = setupServer(
  ...layoutHandlers,
  http.get(bookingsUrl, () =>
    HttpResponse.json([
      bookingWith({ id: 1, date: inDays(2), cancellation_fee: 15 }),
      bookingWith({
        id: 2,
        date: inDays(-2),
        customer_name: 'Daniel P.',
        booking_status: 'completed',
      }),
      bookingWith({ id: 3, date: inDays(3), booking_status: 'cancelled_by_customer' }),
    ]),
  ),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  setTestSettings();
  toastStore.setState({ toasts: [] });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const table = async (name: string) => within(await screen.findByRole('table', { name }));

test('a booking expands to the phone, the address and the income', async () => {
  await renderRemote(remote, '/practitioner/bookings', { user: amara });
  const upcoming = await table('Upcoming bookings');

  await userEvent.click(
    upcoming.getByRole('button', { name: 'Show more of booking FR-1 of Grace L.' }),
  );

  expect(upcoming.getByRole('link', { name: '07700 900142' })).toHaveAttribute(
    'href',
    'tel:07700900142',
  );
  expect(upcoming.getByText('27 Northfield Road, London, SW11 4NB')).toBeInTheDocument();
  // The fee is based on £62.00, the price before our discount.
  expect(upcoming.getByText('Freely fee, 20% including VAT').nextSibling).toHaveTextContent(
    '−£12.40',
  );
  expect(upcoming.getByText('You’re paid').nextSibling).toHaveTextContent('£49.60');
});

test('past and cancelled bookings are under Previous', async () => {
  await renderRemote(remote, '/practitioner/bookings', { user: amara });
  await table('Upcoming bookings');

  await userEvent.click(screen.getByRole('tab', { name: 'Previous' }));

  const previous = await table('Previous bookings');
  expect(previous.getByRole('row', { name: /FR-3.*Cancelled/ })).toBeInTheDocument();
  expect(previous.getByRole('row', { name: /Daniel P\./ })).toBeInTheDocument();
});

test.each([
  ['completed', 'Completed'],
  ['cancelled_by_customer', 'Cancelled by the customer'],
  ['cancelled_by_practitioner', 'Cancelled by you'],
  ['no_show_customer', 'Customer did not come'],
  ['no_show_practitioner', 'You did not come'],
] as const)('a row says when it was due, and how it ended: %s', async (booking_status, state) => {
  onlyBooking({ date: '2026-01-05T11:15:00.000Z', booking_status });
  await renderRemote(remote, '/practitioner/bookings?tab=previous', { user: amara });

  const previous = await table('Previous bookings');
  expect(previous.getByRole('row', { name: /05\/01\/2026, 11:15/ })).toHaveTextContent(state);
  await expectAccessible();
});

test('tab and page are in the URL, so that a reload shows them again', async () => {
  const past = Array.from({ length: 12 }, (_, index) =>
    bookingWith({ id: index + 10, date: inDays(-1 - index), booking_status: 'completed' }),
  );
  server.use(http.get(bookingsUrl, () => HttpResponse.json(past)));
  const { router, unmount } = await renderRemote(remote, '/practitioner/bookings', {
    user: amara,
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Previous' }));
  await table('Previous bookings');
  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  const { search } = router.state.location;
  expect(search).toBe('?tab=previous&page=2');
  unmount();

  await renderRemote(remote, `/practitioner/bookings${search}`, { user: amara });
  const previous = await table('Previous bookings');
  expect(previous.getByRole('row', { name: /FR-21/ })).toBeInTheDocument();
  expect(previous.queryByRole('row', { name: /FR-10/ })).toBeNull();
});

test('another tab is chosen in place of the booking that the URL names', async () => {
  const { router } = await renderRemote(remote, '/practitioner/bookings?open-booking=2', {
    user: amara,
  });
  await table('Previous bookings');
  await userEvent.click(screen.getByRole('tab', { name: 'Upcoming' }));

  expect(await table('Upcoming bookings')).toBeDefined();
  expect(router.state.location.search).toBe('?tab=upcoming');
});

test.each([
  ['cancelled_by_customer', 'Cancelled by Grace L.'],
  ['cancelled_by_practitioner', 'Cancelled by you'],
  ['no_show_customer', 'Appointment'],
] as const)(
  'a booking that did not take place (%s) says when it was due',
  async (booking_status, label) => {
    onlyBooking({ date: '2026-01-05T11:15:00.000Z', booking_status });

    const rows = await openPrevious();

    // Its row has the same words.
    expect(rows.getAllByText(label).at(-1)?.nextSibling).toHaveTextContent(
      'Monday 5 January 2026, 11:15',
    );
  },
);

test('of a cancelled booking, it says that phone and notes are not shown any more (D105)', async () => {
  const nothing = { customer_phone: null, notes: '' };
  onlyBooking({ ...nothing, date: inDays(3), booking_status: 'cancelled_by_customer' });

  const rows = await openPrevious();

  for (const label of ['Customer phone', 'Notes'])
    expect(rows.getByText(label).nextSibling).toHaveTextContent('Not shown after a cancellation');
});

test('the URL can name a booking on either tab', async () => {
  await renderRemote(remote, '/practitioner/bookings?open-booking=2', { user: amara });

  const previous = await table('Previous bookings');
  expect(
    previous.getByRole('button', { name: 'Show less of booking FR-2 of Daniel P.' }),
  ).toHaveAttribute('aria-expanded', 'true');
});

test('a list that fails to load says why, and can be retried', async () => {
  server.use(
    http.get(
      bookingsUrl,
      () => HttpResponse.json({ message: 'We are back soon' }, { status: 503 }),
      {
        once: true,
      },
    ),
  );
  await renderRemote(remote, '/practitioner/bookings', { user: amara });

  expect(await screen.findByText('We are back soon')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await table('Upcoming bookings')).toBeDefined();
});

/** Mocks one call. Returns the sent bodies. */
function mockPut(path: string, response: object, status = 200) {
  const sent: unknown[] = [];
  server.use(
    http.put(`${API}${path}`, async ({ request }) => {
      const text = await request.text();
      sent.push(text === '' ? null : JSON.parse(text));
      return HttpResponse.json(response, { status });
    }),
  );

  return sent;
}

async function openFirst() {
  const { container } = await renderRemote(remote, '/practitioner/bookings?open-booking=1', {
    user: amara,
  });

  return { container, rows: await table('Upcoming bookings') };
}

const start = (time: string, reason?: string) => ({
  time,
  offered: reason === undefined,
  reasons: reason ? [{ reason }] : [],
});

test('a booking is moved to a free time', async () => {
  const sent = mockPut('/dashboard/practitioner/booking/1', {
    message: 'Booking updated',
    change_to_accept: false,
  });
  const requests: URL[] = [];
  server.use(
    http.get(dashboardUrl('why-not'), ({ request }) => {
      requests.push(new URL(request.url));
      return HttpResponse.json({
        not_shown: [],
        duration: 120,
        starts: [start('06:00'), start('06:15', 'break'), start('06:30')],
      });
    }),
  );
  const { rows } = await openFirst();
  await userEvent.click(rows.getByRole('button', { name: 'Edit booking' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit booking FR-1' }));

  const time = await dialog.findByLabelText('Time');
  expect(await dialog.findByRole('option', { name: '06:30' })).toBeInTheDocument();
  expect(dialog.queryByRole('option', { name: '06:15' })).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Time is required')).toBeInTheDocument();
  await userEvent.selectOptions(time, '06:30');
  await expectAccessible(document.body);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));

  await waitFor(() =>
    expect(sent).toEqual([
      { date: expect.any(String), start_time: '06:30:00', from: expect.stringMatching(/Z$/) },
    ]),
  );
  // Two units of a treatment are sent as two ids.
  expect(requests[0]?.searchParams.getAll('sub_service[]')).toEqual(['1', '1']);
  // As long as this visit takes, which may be a patch test.
  expect(requests[0]?.searchParams.get('minutes')).toBe('120');
  // The roads to the customer and from them leave fewer times.
  expect(requests[0]?.searchParams.get('lat')).toBe('51.468');
  expect(requests[0]?.searchParams.get('lon')).toBe('-0.164');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(toastStore.getState().toasts.at(-1)?.title).toBe('Booking updated');
});

test('if the time was taken meanwhile, the dialog stays open and says so', async () => {
  mockPut('/dashboard/practitioner/booking/1', { message: 'This time is not available' }, 409);
  server.use(
    http.get(dashboardUrl('why-not'), () =>
      HttpResponse.json({ not_shown: [], duration: 120, starts: [start('06:30')] }),
    ),
  );
  const { rows } = await openFirst();
  await userEvent.click(rows.getByRole('button', { name: 'Edit booking' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('option', { name: '06:30' });
  await userEvent.selectOptions(dialog.getByLabelText('Time'), '06:30');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));

  expect(await dialog.findByRole('alert')).toHaveTextContent('This time is not available');
});

test.each([
  ['Edit booking', '/dashboard/practitioner/booking/1'],
  ['Cancel booking', '/booking/1/cancelByPractitioner'],
])(
  '%s says that the booking was cancelled meanwhile, though its row is gone',
  async (action, path) => {
    server.use(
      http.get(dashboardUrl('why-not'), () =>
        HttpResponse.json({ not_shown: [], duration: 120, starts: [start('06:30')] }),
      ),
    );
    const { rows } = await openFirst();
    await userEvent.click(rows.getByRole('button', { name: action }));
    const dialog = within(await screen.findByRole('dialog'));
    if (action === 'Edit booking') {
      await dialog.findByRole('option', { name: '06:30' });
      await userEvent.selectOptions(dialog.getByLabelText('Time'), '06:30');
    }
    const message = 'This booking has already been cancelled';
    mockPut(path, { message }, 409);
    server.use(
      http.get(bookingsUrl, () =>
        HttpResponse.json([
          bookingWith({ id: 1, date: inDays(2), booking_status: 'cancelled_by_customer' }),
        ]),
      ),
    );
    await userEvent.click(dialog.getByRole('button', { name: /^(Save|Yes)$/ }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(toastStore.getState().toasts).toMatchObject([
      { tone: 'warning', title: 'Nothing was changed', text: message },
    ]);
  },
);

test('the cancel dialog says what cancelling costs', async () => {
  const sent = mockPut('/booking/1/cancelByPractitioner', { message: 'Booking cancelled' });
  const { rows } = await openFirst();
  await userEvent.click(rows.getByRole('button', { name: 'Cancel booking' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this booking?' }));

  expect(dialog.getByText(/^Grace L\., \w+day \d+ \w+ \d{4} at \d\d:\d\d$/)).toBeInTheDocument();
  expect(dialog.getByText(/Grace L\. gets £55\.80 back in full/)).toBeInTheDocument();
  expect(dialog.getByText(/not paid the £49\.60/)).toBeInTheDocument();
  expect(dialog.getByText(/automated note .* stays blocked/)).toBeInTheDocument();
  expect(
    dialog.getByText('A cancellation fee of £15.00 is withheld', { exact: false }),
  ).toBeInTheDocument();
  expect(dialog.getByText(/extenuating circumstances/)).toBeInTheDocument();
  await expectAccessible(document.body);
  await userEvent.click(dialog.getByRole('button', { name: 'Yes' }));

  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(toastStore.getState().toasts.at(-1)?.title).toBe('Booking cancelled'));
});

test.each([
  [{ charged_back: true }, /^The bank of Grace L\. has taken the payment back already/],
  [{ amount_refunded: 5, amount_promised: 5 }, /gets £50\.80 back/],
  [{ amount_refunded: 55.8, amount_promised: 55.8 }, /^Grace L\. has had the payment back already/],
  [{ total_amount: 0, discount_amount: 0 }, /^Grace L\. paid nothing/],
])('the cancel dialog promises no more than is left of the payment: %j', async (parts, text) => {
  onlyBooking({ date: inDays(2), ...parts });
  const { rows } = await openFirst();
  await userEvent.click(rows.getByRole('button', { name: 'Cancel booking' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this booking?' }));

  expect(dialog.getByText(text)).toBeVisible();
  expect(dialog.queryByText(/£55\.80|£0\.00/)).toBeNull();
});

test('a double click on Yes cancels once, and shows the success', async () => {
  const sent = mockPut('/booking/1/cancelByPractitioner', { message: 'Booking cancelled' });
  const { rows } = await openFirst();
  await userEvent.click(rows.getByRole('button', { name: 'Cancel booking' }));
  const yes = await screen.findByRole('button', { name: 'Yes' });

  act(() => {
    yes.click();
    yes.click();
  });

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toHaveLength(1);
  expect(toastStore.getState().toasts.map(({ title }) => title)).toEqual(['Booking cancelled']);
});

test('"No" cancels nothing; without a fee the dialog says so', async () => {
  server.use(
    http.get(bookingsUrl, () => HttpResponse.json([bookingWith({ id: 1, date: inDays(2) })])),
  );
  const sent = mockPut('/booking/1/cancelByPractitioner', { message: 'Booking cancelled' });
  const { rows } = await openFirst();
  await userEvent.click(rows.getByRole('button', { name: 'Cancel booking' }));
  expect(await screen.findByText(/^No cancellation fee is withheld/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'No' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([]);
});

const onlyBooking = (parts: Parameters<typeof bookingWith>[0]) =>
  server.use(http.get(bookingsUrl, () => HttpResponse.json([bookingWith({ id: 1, ...parts })])));

async function openPrevious() {
  await renderRemote(remote, '/practitioner/bookings?open-booking=1', { user: amara });

  return table('Previous bookings');
}

test('a no-show can be marked from 20 minutes after the start', async () => {
  onlyBooking({ date: new Date(Date.now() - 43 * 60_000).toISOString() });
  const sent = mockPut('/booking/1/noShow', { message: 'Marked as a no-show' });
  const rows = await openPrevious();
  expect(rows.queryByRole('button', { name: 'Cancel booking' })).not.toBeInTheDocument();
  await userEvent.click(rows.getByRole('button', { name: 'Mark as no-show' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Did Grace L. not turn up?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Yes' }));

  await waitFor(() => expect(sent).toHaveLength(1));
});

const reported = {
  state: 'awaits_practitioner' as const,
  opened_at: inDays(-0.1),
  reported_at: inDays(-0.1),
  minutes_late: 35,
  customer_words: 'Nobody came',
  answer_until: '2026-12-01T10:00:00.000Z',
  contested_at: null,
  practitioner_words: '',
  settled_at: null,
  outcome: null,
  reason: '',
};

test.each([
  ['is reported', { dispute: reported }, /^Nothing is paid or refunded yet/],
  ['waits for the customer', { change_to_accept: true }, /^Nothing is paid or refunded yet/],
  ['was charged back', { charged_back: true }, /^The bank of Grace L\. has taken the payment back/],
  ['was refunded', { amount_refunded: 55.8 }, /^Grace L\. has had the payment back already/],
  ['was free', { total_amount: 0, discount_amount: 0 }, /^This booking cost nothing/],
] as const)('a no-show of a booking that %s promises no payment', async (_what, parts, text) => {
  onlyBooking({ date: inDays(-0.2), ...parts });
  const rows = await openPrevious();
  await userEvent.click(rows.getByRole('button', { name: 'Mark as no-show' }));

  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText(/You are paid in full/)).toBeNull();
});

test('a lateness report can be answered', async () => {
  onlyBooking({ date: inDays(-0.2), dispute: reported });
  const sent = mockPut('/booking/1/lateness', { message: 'Thank you' });
  const rows = await openPrevious();

  expect(
    rows.getByText(/They say that you were 35 minutes late\. In their words: “Nobody came”/),
  ).toBeVisible();
  expect(rows.getByText(/Answer by 01\/12\/2026, 10:00/)).toBeInTheDocument();
  await userEvent.click(rows.getByRole('button', { name: 'Send answer' }));
  expect(await rows.findByText('Please choose an answer')).toBeInTheDocument();
  await userEvent.click(rows.getByRole('radio', { name: /No, I was there on time/ }));
  await userEvent.type(rows.getByLabelText('What happened'), 'The bell is broken');
  await userEvent.click(rows.getByRole('button', { name: 'Send answer' }));

  await waitFor(() => expect(sent).toEqual([{ agree: false, details: 'The bell is broken' }]));
});

test.each([
  ['awaits_practitioner', 'Report to answer', 'On hold until the report is settled', 'You’re paid'],
  ['awaits_admin', 'Being looked at', 'On hold until the report is settled', 'You’re paid'],
  ['settled', '', 'You’re paid', 'On hold until the report is settled'],
] as const)(
  'the row of a report that is %s promises nothing that is not decided',
  async (state, mark, now, not) => {
    const outcome = state === 'settled' ? 'for_practitioner' : null;
    onlyBooking({ date: inDays(-0.2), dispute: { ...reported, state, outcome } });
    const rows = await openPrevious();

    expect(rows.getByText(now).nextSibling).toHaveTextContent('£49.60');
    expect(rows.queryByText(not)).not.toBeInTheDocument();
    for (const each of ['Report to answer', 'Being looked at']) {
      expect(rows.queryAllByText(each)).toHaveLength(each === mark ? 1 : 0);
    }
  },
);

test('who is said not to have come is not asked about lateness', async () => {
  onlyBooking({ date: inDays(-0.2), dispute: { ...reported, minutes_late: null } });
  const sent = mockPut('/booking/1/lateness', { message: 'Thank you' });
  const rows = await openPrevious();

  expect(rows.getByText('Grace L. reports that you did not come')).toBeInTheDocument();
  expect(rows.queryByText(/late/)).not.toBeInTheDocument();
  await userEvent.click(rows.getByRole('radio', { name: /No, I was there/ }));
  await userEvent.click(rows.getByRole('button', { name: 'Send answer' }));

  await waitFor(() => expect(sent).toEqual([{ agree: false, details: '' }]));
});

test.each([
  ['was refunded by hand', { amount_refunded: 55.8 }, /has had the payment back already/],
  ['was charged back', { charged_back: true }, /bank of Grace L\. has taken the payment back/],
  ['was free', { total_amount: 0, discount_amount: 0 }, /Grace L\. paid nothing/],
])(
  'a report of a booking that %s promises neither a refund nor a payout',
  async (_what, parts, text) => {
    for (const dispute of [
      reported,
      { ...reported, state: 'awaits_admin' as const },
      { ...attended, state: 'awaits_admin' as const },
      { ...reported, state: 'settled' as const, outcome: 'for_practitioner' as const },
    ]) {
      onlyBooking({ date: inDays(-0.2), dispute, ...parts });
      const rows = await openPrevious();

      if (dispute === reported) expect(rows.getAllByText(text).length).toBeGreaterThan(0);
      expect(rows.queryByText(/gets|payout waits|paid in full|On hold/)).not.toBeInTheDocument();
      cleanup();
    }
  },
);

test('who agreed that they were late does not read that they did not come', async () => {
  const dispute = { ...reported, state: 'settled' as const, outcome: 'for_customer' as const };
  const booking_status = 'no_show_practitioner';
  onlyBooking({ date: inDays(-0.2), booking_status, dispute, amount_refunded: 55.8 });
  const rows = await openPrevious();

  expect(rows.getByText('You came late')).toBeVisible();
  expect(rows.queryByText(/did not come/)).not.toBeInTheDocument();
});

const attended = {
  ...reported,
  state: 'awaits_admin' as const,
  minutes_late: null,
  attended: true,
  contested_at: inDays(-0.1),
};

test('a customer who says that they were there is agreed with, and nothing is refunded', async () => {
  onlyBooking({ date: inDays(-0.2), booking_status: 'no_show_customer', dispute: attended });
  const sent = mockPut('/booking/1/lateness', { message: 'Thank you' });
  const rows = await openPrevious();

  expect(rows.getByText('Grace L. says that they were there')).toBeInTheDocument();
  expect(rows.getByText(/In their words: “Nobody came”/)).toBeInTheDocument();
  expect(rows.queryByText(/full refund|gets .+ back|not paid/)).not.toBeInTheDocument();
  await expectAccessible();
  await userEvent.click(rows.getByRole('radio', { name: /Yes, Grace L\. was there/ }));
  await userEvent.click(rows.getByRole('button', { name: 'Send answer' }));

  await waitFor(() => expect(sent).toEqual([{ agree: true, details: '' }]));
});

test('who has said that the customer was not there reads it, and can still agree', async () => {
  onlyBooking({
    date: inDays(-0.2),
    booking_status: 'no_show_customer',
    dispute: { ...attended, practitioner_words: 'I rang twice' },
  });
  const rows = await openPrevious();

  expect(rows.getByLabelText('What happened')).toHaveValue('I rang twice');
  expect(rows.getByRole('radio', { name: /Yes, Grace L\. was there/ })).toBeInTheDocument();
});

test.each([
  ['for_customer', 'completed', /Grace L\. was there, .+ Nothing was refunded\./],
  ['for_practitioner', 'no_show_customer', /This stays a no-show\. You are paid in full\./],
] as const)('that they were there, settled %s, says nothing of a refund', async (...settled) => {
  const [outcome, booking_status, text] = settled;
  const dispute = { ...attended, state: 'settled' as const, outcome };
  onlyBooking({ date: inDays(-0.2), booking_status, dispute });
  const rows = await openPrevious();

  expect(rows.getByText(text)).toBeInTheDocument();
  expect(rows.queryByText(/a full refund/)).not.toBeInTheDocument();
});

test.each([
  [{ ...reported, state: 'awaits_admin' as const }, 'We are reviewing this'],
  [
    { ...reported, state: 'settled' as const, outcome: 'for_practitioner' as const },
    'Settled for you',
  ],
])('a dispute is shown with its state (%#)', async (dispute, title) => {
  onlyBooking({ date: inDays(-0.2), dispute });
  const rows = await openPrevious();

  expect(rows.getByText(title)).toBeInTheDocument();
  expect(rows.queryByRole('button', { name: 'Send answer' })).not.toBeInTheDocument();
});

test('a booking that was just cancelled pays nothing at once, and its sums add up', async () => {
  // The provider has not moved the money yet.
  onlyBooking({
    date: inDays(2),
    booking_status: 'cancelled_by_practitioner',
    amount_promised: 55.8,
  });
  const rows = await openPrevious();

  expect(rows.getByText('Total').nextSibling).toHaveTextContent('£62.00');
  expect(rows.getByText('Refunded to the customer').nextSibling).toHaveTextContent('−£62.00');
  expect(rows.queryByText(/Freely fee/)).not.toBeInTheDocument();
  expect(rows.getByText('You’re paid').nextSibling).toHaveTextContent('£0.00');
});

test('an unaccepted move is marked, and a refunded booking shows no income', async () => {
  onlyBooking({ date: inDays(2), change_to_accept: true, amount_refunded: 55.8 });
  const { rows } = await openFirst();

  expect(rows.getByText('Waiting for the customer')).toBeInTheDocument();
  expect(rows.getByText('You’re paid').nextSibling).toHaveTextContent('£0.00');
  expect(rows.getByText('Refunded to the customer').nextSibling).toHaveTextContent('−£62.00');
});

test.each(['abc', '999'])('an address with the booking %s says that there is none', async (id) => {
  await renderRemote(remote, `/practitioner/bookings?open-booking=${id}`, { user: amara });

  expect(await screen.findByText('We could not find that booking')).toBeVisible();
  expect(await table('Upcoming bookings')).toBeDefined();
});

test('the result of a patch test is recorded, once one is chosen', async () => {
  let sent: unknown;
  server.use(
    http.get(bookingsUrl, () =>
      HttpResponse.json([
        bookingWith({
          id: 4,
          date: inDays(-1),
          booking_status: 'completed',
          patch_test_for: { booking_id: 5, result: null, note: '' },
        }),
      ]),
    ),
    http.put(`${API}/booking/4/patchTest`, async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({ message: 'The result has been saved' });
    }),
  );
  await renderRemote(remote, '/practitioner/bookings?open-booking=4', { user: amara });
  const previous = await table('Previous bookings');
  expect(previous.getByText('Patch test for booking FR-5')).toBeInTheDocument();
  await userEvent.click(previous.getByRole('button', { name: 'Record the result' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Patch test of Grace L.' }));
  await expectAccessible();

  await userEvent.click(dialog.getByRole('button', { name: 'Save the result' }));
  expect(dialog.getByText('Please choose a result')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('radio', { name: /A reaction/ }));
  await userEvent.type(dialog.getByLabelText('Note'), 'Red after a day');
  await userEvent.click(dialog.getByRole('button', { name: 'Save the result' }));

  await waitFor(() => expect(sent).toEqual({ result: 'reaction', note: 'Red after a day' }));
});

test('a result that is opened again has its note, so that saving it erases nothing', async () => {
  const patch_test_for = { booking_id: 5, result: 'clear' as const, note: 'Slightly pink' };
  onlyBooking({ date: inDays(-1), booking_status: 'completed', patch_test_for });
  const sent = mockPut('/booking/1/patchTest', { message: 'The result has been saved' });
  const rows = await openPrevious();
  await userEvent.click(rows.getByRole('button', { name: 'Record the result' }));
  expect(await screen.findByLabelText('Note')).toHaveValue('Slightly pink');
  await userEvent.click(screen.getByRole('button', { name: 'Save the result' }));

  await waitFor(() => expect(sent).toEqual([{ result: 'clear', note: 'Slightly pink' }]));
});
