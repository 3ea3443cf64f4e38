import type { Booking } from '@freely/api-client/contract';
import { fullDate } from '@freely/domain/format-date';
import { addDays, londonClock, londonDay, londonInstant } from '@freely/domain/london-time';
import { toastStore } from '@freely/shell-sdk';
import { API, renderRemote, setTestSettings, userWith } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { journeyStore } from '../../journey/journey-store.ts';
import remote from '../../routes.tsx';
import { bookingWith, emptyWaitingList, patchTestOn } from '../../testing/fixtures.ts';

const today = londonDay(new Date());
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const upcomingBooking = bookingWith({
  id: 1,
  booking_id: 1,
  date: addDays(today, 5),
  paid: true,
  practitioner_phone: '07700900318',
  held_until: null,
  free_cancellation_until: inHours(90),
});
const completedBooking = bookingWith({
  ...upcomingBooking,
  id: 2,
  booking_id: 2,
  practitioner_name: 'Isla',
  date: '2026-06-12',
  booking_status: 'completed',
});
const cancelledBooking = bookingWith({
  ...upcomingBooking,
  id: 3,
  booking_id: 3,
  practitioner_name: 'Ruth',
  date: '2025-12-24',
  booking_status: 'cancelled_by_customer',
  amount_refunded: 44.1,
});

const reported = {
  state: 'awaits_practitioner',
  opened_at: inHours(-0.1),
  reported_at: inHours(-0.1),
  minutes_late: 25,
  customer_words: '',
  answer_until: inHours(24),
  contested_at: null,
  practitioner_words: '',
  settled_at: null,
  outcome: null,
  reason: '',
} as const satisfies Booking['dispute'];

let bookings: Booking[] = [];
let cancelCalls = 0;
const server = setupServer(
  http.get(`${API}/dashboard/user/waiting-list`, () => HttpResponse.json(emptyWaitingList)),
  http.get(`${API}/dashboard/user/bookings`, () => HttpResponse.json(bookings)),
  http.put(`${API}/booking/1/cancelByCustomer`, () => {
    cancelCalls += 1;
    bookings = bookings.map((each) =>
      each.id === 1 ? { ...each, booking_status: 'cancelled_by_customer' } : each,
    );
    return HttpResponse.json({ message: 'Your booking has been cancelled.' });
  }),
);

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
  setTestSettings();
});
beforeEach(() => {
  bookings = [upcomingBooking, cancelledBooking, completedBooking];
  cancelCalls = 0;
  toastStore.setState({ toasts: [] });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = (query = '') =>
  renderRemote(remote, `/customer/bookings${query}`, { user: userWith() });
const table = async (name: string) => within(await screen.findByRole('table', { name }));
const toasts = () => toastStore.getState().toasts;

async function openCancelDialog() {
  await open('?open-booking=1');
  const upcoming = await table('Upcoming bookings');
  await userEvent.click(upcoming.getByRole('button', { name: 'Cancel booking' }));

  return within(await screen.findByRole('dialog', { name: 'Cancel your appointment with Amara?' }));
}

describe('the tables', () => {
  test('say that the address names no booking', async () => {
    await open('?open-booking=abc');

    expect(await screen.findByText('We could not find that booking')).toBeVisible();
    expect(await table('Upcoming bookings')).toBeDefined();
  });

  test('say why a booking that was not paid in time is gone, and how to choose again', async () => {
    const message = 'This booking was automatically deleted due to lack of payment';
    server.use(
      http.get(`${API}/booking/999`, () => HttpResponse.json({ message }, { status: 404 })),
    );
    await open('?open-booking=999');

    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText(/not paid in time is released/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose a time again' })).toHaveAttribute(
      'href',
      '/services-search',
    );
  });

  test('lead from a booking that was moved to the one that took its place', async () => {
    const message = 'This booking was moved to another time';
    server.use(
      http.get(`${API}/booking/999`, () =>
        HttpResponse.json({ message, replaced_by: 1 }, { status: 404 }),
      ),
    );
    await open('?open-booking=999');

    expect(await screen.findByText(message)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Show the new booking' }));
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
    const upcoming = await table('Upcoming bookings');
    expect(upcoming.getByRole('button', { name: 'Cancel booking' })).toBeVisible();
  });

  test('a booking that is not paid says so in its row, and until when it is held', async () => {
    bookings = [bookingWith({ ...upcomingBooking, paid: false, held_until: inHours(0.2) })];
    await open('?open-booking=1');
    const upcoming = await table('Upcoming bookings');

    expect(upcoming.getAllByText('Not paid yet')).toHaveLength(2);
    expect(upcoming.getByText(/^Held for you until \d\d:\d\d$/)).toBeVisible();
    expect(upcoming.getByText(/^Held for you until \d\d:\d\d on /)).toBeVisible();
    expect(upcoming.queryByText(/Free to cancel/)).toBeNull();
    expect(upcoming.getByRole('link', { name: 'Pay now' })).toBeVisible();
  });

  test('an upcoming booking expands to the phone, the price, the address and a map', async () => {
    await open();
    const upcoming = await table('Upcoming bookings');
    await userEvent.click(
      upcoming.getByRole('button', { name: 'Show more of booking FR-1 with Amara' }),
    );

    expect(upcoming.getByRole('link', { name: '07700 900318' })).toHaveAttribute(
      'href',
      'tel:07700900318',
    );
    const address = '27 Northfield Road, London, SW11 4NB';
    expect(upcoming.getByText(address)).toBeVisible();
    expect(upcoming.getByRole('img', { name: `Map of ${address}` })).toBeVisible();
    expect(upcoming.getByRole('link', { name: /Open/ })).toHaveAttribute(
      'href',
      expect.stringContaining('#map=13/'),
    );
    expect(upcoming.getByText('Loyalty bonus, 10% off').nextSibling).toHaveTextContent('−£4.90');
    expect(upcoming.getByText('Total').nextSibling).toHaveTextContent('£44.10');
    expect(upcoming.getByText(/^Free to cancel until/)).toBeVisible();
    await expectAccessible();
  });

  test('past and cancelled bookings are under Previous, a cancelled one has its date inside', async () => {
    await open();
    await table('Upcoming bookings');
    await userEvent.click(screen.getByRole('tab', { name: 'Previous' }));

    const previous = await table('Previous bookings');
    expect(previous.getByRole('row', { name: /Ruth .* Cancelled/ })).toBeVisible();
    expect(previous.getByRole('row', { name: /Isla .* 12\/06\/2026, 11:15/ })).toBeVisible();

    await userEvent.click(
      previous.getByRole('button', { name: 'Show more of booking FR-3 with Ruth' }),
    );
    expect(previous.getByText('Cancelled by you').nextSibling).toHaveTextContent(
      'Wednesday 24 December 2025, 11:15',
    );
    // The rows add up.
    expect(previous.getByText('Total').nextSibling).toHaveTextContent('£44.10');
    expect(previous.getByText('Refunded').nextSibling).toHaveTextContent('−£44.10');
    expect(previous.getByText('Paid in the end').nextSibling).toHaveTextContent('£0.00');
    expect(previous.getByRole('link', { name: 'Book again with Ruth' })).toBeVisible();
    expect(previous.queryByRole('button', { name: 'Cancel booking' })).not.toBeInTheDocument();
    await expectAccessible();
  });

  test.each([
    [{ paid: true }, /24 December 2025.*\. It was cancelled less than 24 hours .* not refunded/],
    [{ paid: false }, /24 December 2025.*\. You had not paid/],
    [
      { paid: true, total_amount: 0 },
      /2025, 11:15\. There was nothing to pay, so there is nothing to refund\.$/,
    ],
    [{ paid: true, charged_back: true }, /24 December 2025.*\. Your bank has taken .* already\.$/],
    [
      { paid: true, late_cancelled: true, amount_refunded: 5 },
      /\. It was cancelled less than 24 hours .* not refunded/,
    ],
  ])('a cancelled booking of which nothing comes back says why: %p', async (parts, text) => {
    bookings = [{ ...cancelledBooking, amount_refunded: 0, ...parts }];
    await open('?open-booking=3');

    const previous = await table('Previous bookings');
    expect(previous.getByText('Cancelled by you').nextSibling).toHaveTextContent(text);
  });

  test('of a cancelled booking that was never paid, nothing is promised any more', async () => {
    const { location } = cancelledBooking;
    bookings = [
      {
        ...cancelledBooking,
        paid: false,
        amount_refunded: 0,
        practitioner_phone: null,
        location_type: 'salon',
        location: { ...location, address: null, postcode: null, home_location: null },
      },
    ];
    await open('?open-booking=3');

    const previous = await table('Previous bookings');
    expect(previous.getByText('Address').nextSibling).toHaveTextContent('London');
    expect(previous.queryByText('Practitioner phone')).toBeNull();
    expect(previous.queryByText(/shared once the booking is paid/i)).toBeNull();
  });

  test.each([
    [{ paid: true }, /^Number Nine, .+, London/],
    [
      { paid: false, booking_status: 'confirmed' as const },
      /^Number Nine, London\. The full address/,
    ],
  ])('of a salon, its name is shown: %j', async (parts, place) => {
    const { location } = upcomingBooking;
    const hidden = { address: null, postcode: null, home_location: null };
    bookings = [
      {
        ...upcomingBooking,
        ...parts,
        held_until: parts.paid ? null : new Date(Date.now() + 60_000).toISOString(),
        location_type: 'salon',
        salon_name: 'Number Nine',
        location: { ...location, ...(!parts.paid && hidden) },
      },
    ];
    await open('?open-booking=1');

    const upcoming = await table('Upcoming bookings');
    expect(upcoming.getByText('Address').nextSibling).toHaveTextContent(place);
  });

  test('of a free booking, nothing comes back at any time', async () => {
    const cancellation_policy = 'You pay nothing for this appointment.';
    bookings = [{ ...upcomingBooking, total_amount: 0, cancellation_policy }];
    await open('?open-booking=1');

    const upcoming = await table('Upcoming bookings');
    expect(upcoming.getByText(cancellation_policy)).toBeVisible();
    expect(upcoming.queryByText(/^Free to cancel/)).toBeNull();
  });

  test.each([
    ['no_show_customer', 'Marked as missed'],
    ['no_show_practitioner', 'Ruth did not come'],
  ] as const)('nor after %s', async (booking_status, label) => {
    bookings = [{ ...cancelledBooking, booking_status, total_amount: 0, amount_refunded: 0 }];
    await open('?open-booking=3');

    const previous = await table('Previous bookings');
    const [fact] = previous.getAllByText(label).slice(-1);
    expect(fact?.nextSibling).toHaveTextContent(/^There was nothing to pay/);
  });

  test('lead from an offer that was let go to the waiting list, which tells of it', async () => {
    server.use(
      http.get(`${API}/booking/40`, () =>
        HttpResponse.json({ ...cancelledBooking, id: 40, booking_id: 40, paid: false }),
      ),
    );
    const { router } = await open('?open-booking=40');

    await waitFor(() => expect(router.state.location.pathname).toBe('/customer/waiting-list'));
    expect(router.state.location.search).toBe('?offer=40');
  });

  test('a held booking can be paid', async () => {
    bookings = [{ ...upcomingBooking, paid: false, practitioner_phone: null }];
    await open('?open-booking=1');

    const upcoming = await table('Upcoming bookings');
    expect(upcoming.getByText('Shared once the booking is paid')).toBeVisible();
    expect(upcoming.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/payment/1');
  });

  test('say so when there are no bookings', async () => {
    bookings = [];
    await open();

    expect(await screen.findByText('No upcoming bookings')).toBeVisible();
    await expectAccessible();
  });
});

describe('an appointment that was moved at short notice', () => {
  const moved: Booking = {
    ...upcomingBooking,
    change_to_accept: true,
    moved_from: '2026-12-03T09:00:00.000Z',
    free_cancellation_until: inHours(9),
  };
  const change = async () => {
    await open('?open-booking=1');
    const upcoming = await table('Upcoming bookings');
    expect(upcoming.getByText('New time to accept')).toBeVisible();
    expect(upcoming.getByText('Amara has moved your appointment')).toBeVisible();
    expect(upcoming.getByText(/^From 09:00 on Thursday 3 December to 11:15 on/)).toBeVisible();

    return upcoming;
  };

  test('can be accepted', async () => {
    bookings = [moved];
    server.use(
      http.put(`${API}/booking/1/acceptChange`, async ({ request }) => {
        expect(await request.json()).toEqual({
          to: londonInstant(moved.date, moved.start_time)?.toISOString(),
        });
        bookings = [upcomingBooking];
        return HttpResponse.json({ message: 'The new time is accepted.' });
      }),
    );
    const upcoming = await change();
    await expectAccessible();
    await userEvent.click(upcoming.getByRole('button', { name: 'Accept the new time' }));

    await waitFor(() =>
      expect(toasts()[0]).toMatchObject({ tone: 'success', title: 'The new time is accepted.' }),
    );
    await waitFor(() => expect(upcoming.queryByText('New time to accept')).toBeNull());
    expect(upcoming.getByRole('button', { name: 'Cancel booking' })).toBeVisible();
  });

  test('is not accepted at a time that is not on screen', async () => {
    bookings = [moved];
    const message = 'This booking has been moved to Monday at 15:00 meanwhile.';
    server.use(
      http.put(`${API}/booking/1/acceptChange`, () => {
        bookings = [{ ...moved, start_time: '15:00:00' }];
        return HttpResponse.json({ message, code: 'wrong_state' }, { status: 409 });
      }),
    );
    const upcoming = await change();
    await userEvent.click(upcoming.getByRole('button', { name: 'Accept the new time' }));

    await waitFor(() => expect(toasts()[0]).toMatchObject({ tone: 'warning', text: message }));
    expect(
      await upcoming.findByText(/^From 09:00 on Thursday 3 December to 15:00 on/),
    ).toBeVisible();
    expect(upcoming.getByText('New time to accept')).toBeVisible();
  });

  test('accepted in another tab, it is not cancelled for nothing by who reads of a refund', async () => {
    bookings = [moved];
    const message = 'Cancelling is no longer free of charge, so nothing was cancelled.';
    const sent: unknown[] = [];
    server.use(
      http.put(`${API}/booking/1/cancelByCustomer`, async ({ request }) => {
        sent.push(await request.json());
        bookings = [{ ...upcomingBooking, free_cancellation_until: null }];
        return HttpResponse.json({ message, code: 'wrong_state' }, { status: 409 });
      }),
    );
    const upcoming = await change();
    await userEvent.click(upcoming.getByRole('button', { name: 'Cancel with full refund' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Yes' }));

    expect(await dialog.findByText(message)).toBeVisible();
    expect(await dialog.findByText(/^You will not get your £44\.10 back/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(sent).toEqual([{ is_refunded: true }, { is_refunded: false }]));
  });

  test('can be cancelled with a full refund, which the dialog says first', async () => {
    bookings = [moved];
    const upcoming = await change();
    expect(upcoming.queryByRole('button', { name: 'Cancel booking' })).toBeNull();
    await userEvent.click(upcoming.getByRole('button', { name: 'Cancel with full refund' }));

    const dialog = within(await screen.findByRole('dialog'));
    expect(
      dialog.getByText(
        /You get £44\.10 back: Amara moved the appointment, and you have not accepted/,
      ),
    ).toBeVisible();
    expect(cancelCalls).toBe(0);
  });
});

const startedAt = new Date(Date.now() - 30 * 60_000);
const ongoing: Booking = {
  ...upcomingBooking,
  date: londonClock(startedAt).day,
  start_time: `${londonClock(startedAt).time}:00`,
  free_cancellation_until: null,
};

describe('a lateness report', () => {
  async function openReport() {
    bookings = [ongoing];
    await open('?open-booking=1');
    const previous = await table('Previous bookings');
    await userEvent.click(previous.getByRole('button', { name: 'Report lateness' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Was Amara late?' }));
    expect(dialog.queryByRole('radio', { name: /I was there/ })).not.toBeInTheDocument();

    return dialog;
  }

  test('is sent with the minutes, and then shown', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post(`${API}/booking/1/lateness`, async ({ request }) => {
        sent.push(await request.json());
        bookings = [{ ...ongoing, dispute: reported }];
        return HttpResponse.json({ message: 'Your report has been sent.' });
      }),
    );
    const dialog = await openReport();
    await expectAccessible();
    const minutes = dialog.getByLabelText('Minutes late');
    await userEvent.type(minutes, '20');
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(
      await dialog.findByText(
        'Please enter whole minutes: more than 20, and a day (1,440) at most',
      ),
    ).toBeVisible();

    await userEvent.clear(minutes);
    await userEvent.type(minutes, '25');
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([{ minutes: 25, attended: false, details: '' }]);
    const previous = await table('Previous bookings');
    expect(await previous.findByText('Being looked at')).toBeVisible();
    expect(previous.getByText(/You told us that Amara was 25 minutes late/)).toBeVisible();
    expect(previous.queryByRole('button', { name: 'Report lateness' })).toBeNull();
  });

  test('can say that they never came; a server error is shown under its field', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post(`${API}/booking/1/lateness`, async ({ request }) => {
        sent.push(await request.json());
        const message = 'Please keep to 1000 characters';
        return HttpResponse.json({ message, errors: { details: [message] } }, { status: 422 });
      }),
    );
    const dialog = await openReport();
    await userEvent.click(dialog.getByRole('radio', { name: 'Amara did not come' }));
    await userEvent.type(dialog.getByLabelText(/Anything we should know/), 'Nobody at the door');
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));

    expect(await dialog.findByRole('alert')).toHaveTextContent('Please keep to 1000 characters');
    expect(sent).toEqual([{ minutes: null, attended: false, details: 'Nobody at the door' }]);
    expect(dialog.getByLabelText(/Anything we should know/)).toHaveValue('Nobody at the door');
  });
});

test.each([
  ['no_show_customer', 'Marked as missed', /is not refunded/],
  ['no_show_practitioner', 'Isla did not come', 'You get a full refund.'],
] as const)('a booking with the status %s says so', async (booking_status, chip, text) => {
  bookings = [{ ...completedBooking, booking_status }];
  await open('?open-booking=2');
  const previous = await table('Previous bookings');

  expect(previous.getAllByText(chip)[0]).toBeVisible();
  expect(previous.getByText(text)).toBeVisible();
});

test('who was marked as missed can object until a day after the end, and reads how', async () => {
  bookings = [{ ...ongoing, booking_status: 'no_show_customer' }];
  await open('?open-booking=1');
  const previous = await table('Previous bookings');

  expect(previous.getByText(/Until .+ you can object with “Tell us what happened”/)).toBeVisible();
  await userEvent.click(previous.getByRole('button', { name: 'Tell us what happened' }));
  expect(await screen.findByRole('dialog', { name: 'What happened?' })).toBeVisible();
});

test('who was marked as missed can say that they were there, and is promised no refund', async () => {
  const sent: unknown[] = [];
  bookings = [{ ...ongoing, booking_status: 'no_show_customer' }];
  server.use(
    http.post(`${API}/booking/1/lateness`, async ({ request }) => {
      sent.push(await request.json());
      const dispute = { ...reported, state: 'awaits_admin', minutes_late: null, attended: true };
      bookings = [{ ...ongoing, booking_status: 'no_show_customer', dispute } as Booking];
      return HttpResponse.json({ message: 'Thank you for telling us.' });
    }),
  );
  await open('?open-booking=1');
  const previous = await table('Previous bookings');
  await userEvent.click(previous.getByRole('button', { name: 'Tell us what happened' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What happened?' }));
  await expectAccessible();

  // One answer gives up a refund, so none is chosen beforehand.
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await dialog.findByText('Please choose what happened')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(dialog.getByRole('radio', { name: 'Amara did not come' }));
  expect(dialog.queryByText('Please choose what happened')).not.toBeInTheDocument();
  expect(dialog.getByText('If we agree, you get a full refund.')).toBeVisible();
  await userEvent.click(
    dialog.getByRole('radio', { name: 'I was there, and the treatment took place' }),
  );
  expect(dialog.queryByText(/full refund/)).not.toBeInTheDocument();
  expect(dialog.getByText(/Nothing is refunded/)).toBeVisible();
  expect(dialog.queryByLabelText('Minutes late')).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([{ minutes: null, attended: true, details: '' }]);
  expect(
    await previous.findByText(/You told us that you were there, .+ We are looking at it/),
  ).toBeVisible();
  expect(previous.queryByText(/your practitioner is paid in full/)).not.toBeInTheDocument();
  expect(previous.getByText(/Until that is decided, nothing is refunded/)).toBeVisible();
});

test.each([
  ['by hand', { amount_refunded: 44.1 }, /^Your payment has been refunded already\. Amara has/],
  [
    'by a bank',
    { charged_back: true },
    /^Your bank has taken the payment back already\. Amara has/,
  ],
  ['as nothing', { total_amount: 0 }, /^There was nothing to pay/],
])(
  'a report about a payment that was returned %s promises no refund',
  async (_how, parts, text) => {
    bookings = [{ ...ongoing, ...parts }];
    await open('?open-booking=1');
    const previous = await table('Previous bookings');
    await userEvent.click(previous.getByRole('button', { name: 'Report lateness' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Was Amara late?' }));

    expect(dialog.getByText(text)).toBeVisible();
    expect(dialog.queryByText(/full refund/)).not.toBeInTheDocument();
  },
);

test('who agreed that they were late is not said to have stayed away', async () => {
  const dispute = { ...reported, state: 'settled', outcome: 'for_customer' } as const;
  const booking_status = 'no_show_practitioner';
  bookings = [{ ...ongoing, booking_status, dispute, amount_refunded: 44.1 }];
  await open('?open-booking=1');
  const previous = await table('Previous bookings');

  expect(previous.getAllByText('Amara came too late').length).toBeGreaterThan(0);
  expect(previous.getByText('Your payment has been refunded.')).toBeVisible();
  expect(previous.queryByText(/did not come|You get a full refund/)).not.toBeInTheDocument();
});

test('no resale is hoped for of a practitioner who has left', async () => {
  const booking_status = 'cancelled_by_customer';
  bookings = [
    { ...upcomingBooking, booking_status, late_cancelled: true, practitioner_left: true },
  ];
  await open('?open-booking=1');

  expect(await screen.findAllByText(/so it is not refunded\.$/)).not.toHaveLength(0);
  expect(screen.queryByText(/somebody else books/)).not.toBeInTheDocument();
});

test('the outcome of a dispute is shown with its reason', async () => {
  const settled = {
    ...reported,
    state: 'settled',
    settled_at: '2026-06-14T10:00:00.000Z',
    outcome: 'for_customer',
    reason: 'The practitioner agreed.',
  } as const;
  bookings = [{ ...completedBooking, dispute: settled }];
  await open('?open-booking=2');

  expect(
    (await table('Previous bookings')).getByText(
      /Settled in your favour\. Reason: The practitioner agreed\./,
    ),
  ).toBeVisible();
});

test('a completed booking can be reviewed, and rebooked in a dialog over this list', async () => {
  bookings = [{ ...completedBooking, review: true }];
  await open('?open-booking=2');
  const previous = await table('Previous bookings');

  expect(previous.getByRole('link', { name: 'Leave review of Isla' })).toHaveAttribute(
    'href',
    '/customer/reviews/2',
  );
  expect(previous.getByRole('link', { name: 'Book again with Isla' })).toHaveAttribute(
    'href',
    '/customer/bookings/rebook-booking/2/booking-tab',
  );
});

test('the patch test that goes with a treatment is named before both are cancelled', async () => {
  const patch_test = patchTestOn(addDays(londonDay(new Date()), 1));
  bookings = [{ ...upcomingBooking, patch_test }];
  await open('?open-booking=1');
  const upcoming = await table('Upcoming bookings');
  await userEvent.click(upcoming.getByRole('button', { name: 'Cancel booking' }));

  const when = `${fullDate(patch_test.date)} at 09:30`;
  expect(await screen.findByText(`Your patch test on ${when} is cancelled with it.`)).toBeVisible();
});

test('the address of a patch test opens the booking that it belongs to', async () => {
  const patch_test = patchTestOn(addDays(today, 1));
  bookings = [{ ...upcomingBooking, patch_test }];
  await open(`?open-booking=${patch_test.id}`);

  const upcoming = await table('Upcoming bookings');
  expect(upcoming.getByRole('button', { name: 'Cancel booking' })).toBeVisible();
  expect(screen.queryByText('We could not find that booking')).toBeNull();
});

test('a treatment to which the skin reacted is not offered again', async () => {
  const patch_test = {
    id: 3,
    date: '2026-06-01',
    start_time: '10:00:00',
    duration: 15,
    price: 0,
    booking_status: 'completed' as const,
    result: 'reaction' as const,
    note: 'Red after ten minutes.',
  };
  bookings = [{ ...completedBooking, booking_status: 'cancelled_by_practitioner', patch_test }];
  await open('?open-booking=2');
  const previous = await table('Previous bookings');

  expect(previous.getByText(/Your skin reacted/)).toBeVisible();
  expect(previous.queryByRole('link', { name: /^Book again/ })).not.toBeInTheDocument();
});

test('nobody who has left is offered again', async () => {
  bookings = [{ ...completedBooking, review: true, practitioner_left: true }];
  await open('?open-booking=2');
  const previous = await table('Previous bookings');

  expect(previous.getByRole('link', { name: /^Leave review/ })).toBeVisible();
  expect(previous.queryByRole('link', { name: /^Book again/ })).not.toBeInTheDocument();
});

describe('cancelling', () => {
  test('says the refund before it is confirmed, and moves the booking', async () => {
    const dialog = await openCancelDialog();
    expect(dialog.getByText(/You get £44\.10 back/)).toBeVisible();
    await expectAccessible();
    expect(cancelCalls).toBe(0);

    await userEvent.click(dialog.getByRole('button', { name: 'Yes' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(toasts()[0]).toMatchObject({
      tone: 'success',
      title: 'Your booking has been cancelled.',
    });
    expect(await screen.findByText('No upcoming bookings')).toBeVisible();
    expect(cancelCalls).toBe(1);
  });

  test('says where the booking has gone, with the focus, and no longer names it in the address', async () => {
    bookings = [{ ...upcomingBooking, amount_promised: 44.1 }, completedBooking];
    const { router } = await open('?open-booking=1');
    const upcoming = await table('Upcoming bookings');
    await userEvent.click(upcoming.getByRole('button', { name: 'Cancel booking' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));

    await waitFor(() =>
      expect(document.activeElement).toHaveTextContent(
        /^Your appointment with Amara on \w+ \d+ \w+ \d+ at 11:15 is cancelled You get £44\.10 back\./,
      ),
    );
    expect(router.state.location.search).toBe('');
    await expectAccessible();

    await userEvent.click(screen.getByRole('link', { name: 'See the cancelled booking' }));
    const previous = await table('Previous bookings');
    expect(previous.getByText('Cancelled by you')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the cancelled booking' })).toHaveFocus();

    await userEvent.click(screen.getByRole('tab', { name: 'Upcoming' }));
    expect(screen.queryByText(/^Your appointment with Amara on .* is cancelled$/)).toBeNull();
  });

  test('leaves the address alone where it names another booking', async () => {
    bookings = [upcomingBooking, { ...upcomingBooking, id: 4, booking_id: 4 }];
    const { router } = await open('?open-booking=4');
    const upcoming = await table('Upcoming bookings');
    await userEvent.click(
      upcoming.getByRole('button', { name: 'Show more of booking FR-1 with Amara' }),
    );
    const [first] = upcoming.getAllByRole('button', { name: 'Cancel booking' });
    await userEvent.click(first as HTMLElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));

    expect(
      await screen.findByText(/^Your appointment with Amara on .* is cancelled$/),
    ).toBeVisible();
    expect(router.state.location.search).toBe('?open-booking=4');
  });

  test('lets the same time be chosen again, as another booking', async () => {
    const attempt = { key: 'k', fingerprint: '{}', practitionerId: 7, bookingId: 1 };
    journeyStore.setState({ attempt });
    const dialog = await openCancelDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Yes' }));

    await waitFor(() => expect(journeyStore.getState().attempt).toBeNull());
  });

  test('a double click sends one request, and its success stays', async () => {
    const dialog = await openCancelDialog();

    await userEvent.dblClick(dialog.getByRole('button', { name: 'Yes' }));

    expect(await screen.findByText('No upcoming bookings')).toBeVisible();
    expect(cancelCalls).toBe(1);
    expect(toasts().map(({ tone }) => tone)).toEqual(['success']);
  });

  test('within 24 hours refunds nothing, and says so', async () => {
    bookings = [{ ...upcomingBooking, free_cancellation_until: null }];
    const dialog = await openCancelDialog();

    expect(dialog.getByText(/You will not get your £44\.10 back/)).toHaveTextContent(
      /we return what that brings, up to what you paid, once that visit has begun\.$/,
    );
    await userEvent.click(dialog.getByRole('button', { name: 'No' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(cancelCalls).toBe(0);
  });

  test('what was paid while the dialog said otherwise is not cancelled for nothing', async () => {
    bookings = [{ ...upcomingBooking, paid: false, free_cancellation_until: null }];
    const sent: unknown[] = [];
    server.use(
      http.put(`${API}/booking/1/cancelByCustomer`, async ({ request }) => {
        sent.push(await request.json());
        bookings = [{ ...upcomingBooking, free_cancellation_until: null }];
        return HttpResponse.json({ message: 'Not free any more', code: 'x' }, { status: 409 });
      }),
    );
    const dialog = await openCancelDialog();
    expect(dialog.getByText(/you get it back in full/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Yes' }));

    expect(await dialog.findByText(/^You will not get your £44\.10 back/)).toBeVisible();
    expect(sent).toEqual([{ is_refunded: true }]);
  });

  test.each([
    ['a bank has taken back', { charged_back: true }, /^Your bank has taken the payment back/],
    ['is refunded', { amount_refunded: 44.1 }, /^Your payment has been refunded already/],
  ])('promises nothing of what %s', async (_what, parts, text) => {
    bookings = [{ ...upcomingBooking, ...parts }];
    const dialog = await openCancelDialog();

    expect(dialog.getByText(text)).toBeVisible();
    expect(dialog.queryByText(/You get|£/)).toBeNull();
  });

  test('reloads the cost, since the page may have been open for a long time', async () => {
    await open('?open-booking=1');
    const upcoming = await table('Upcoming bookings');
    bookings = [{ ...upcomingBooking, free_cancellation_until: null }];
    await userEvent.click(upcoming.getByRole('button', { name: 'Cancel booking' }));

    expect(await screen.findByText(/You will not get your £44\.10 back/)).toBeVisible();
  });

  test.each([
    [
      'cancelled and refunded',
      { booking_status: 'cancelled_by_customer', amount_promised: 44.1 },
      'Cancelled by you. You get £44.10 back. Your bank may take 5 to 10 days to show it.',
    ],
    [
      'cancelled too late',
      { booking_status: 'cancelled_by_customer' },
      'Cancelled by you. It was cancelled less than 24 hours before its start, so it is not refunded. If somebody else books your time, we return what that brings, up to what you paid, once that visit has begun.',
    ],
    [
      'cancelled, and was free',
      { booking_status: 'cancelled_by_customer', total_amount: 0 },
      'Cancelled by you. There was nothing to pay, so there is nothing to refund.',
    ],
    [
      'cancelled by the other side',
      { booking_status: 'cancelled_by_practitioner', amount_refunded: 44.1 },
      'Cancelled by Amara. You get £44.10 back. Your bank may take 5 to 10 days to show it.',
    ],
    [
      'over',
      { booking_status: 'completed' },
      'The appointment is over or under way. You can report a problem below its price.',
    ],
  ] as const)('asks nothing about a booking that is %s elsewhere', async (_what, parts, words) => {
    await open('?open-booking=1');
    const upcoming = await table('Upcoming bookings');
    bookings = [{ ...upcomingBooking, ...parts, free_cancellation_until: null }];
    await userEvent.click(upcoming.getByRole('button', { name: 'Cancel booking' }));

    const notice = within(
      await screen.findByRole('dialog', { name: 'There is nothing left to cancel' }),
    );
    expect(notice.getByText(words)).toBeVisible();
    expect(notice.queryByRole('button', { name: 'Yes' })).toBeNull();
    expect(cancelCalls).toBe(0);
  });

  test('says why the server refused it', async () => {
    server.use(
      http.put(`${API}/booking/1/cancelByCustomer`, () =>
        HttpResponse.json(
          { message: 'This booking can no longer be cancelled', code: 'wrong_state' },
          { status: 409 },
        ),
      ),
    );
    const dialog = await openCancelDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Yes' }));

    await waitFor(() =>
      expect(toasts()[0]).toMatchObject({
        tone: 'warning',
        text: 'This booking can no longer be cancelled',
      }),
    );
    // The notification goes; here it stays until it has been read.
    expect(dialog.getByText('This booking can no longer be cancelled')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'No' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('says it also about a booking that was cancelled elsewhere', async () => {
    server.use(
      http.put(`${API}/booking/1/cancelByCustomer`, () => {
        bookings = [{ ...upcomingBooking, booking_status: 'cancelled_by_practitioner' }];
        return HttpResponse.json({ message: 'It is cancelled already' }, { status: 409 });
      }),
    );
    const dialog = await openCancelDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Yes' }));

    expect(await screen.findByText('No upcoming bookings')).toBeInTheDocument();
    const notice = within(
      await screen.findByRole('dialog', { name: 'There is nothing left to cancel' }),
    );
    expect(notice.getByText(/^Cancelled by /)).toBeVisible();
    expect(notice.queryByRole('button', { name: 'Yes' })).toBeNull();
    // Nothing has failed: it is as they wanted it.
    expect(toasts()).toEqual([]);
    await userEvent.click(notice.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText(/^Your appointment with Amara on .* is cancelled$/)).toBeVisible();
  });
});

test('a hold that ended with its practitioner is not called cancelled by them, and nothing was charged', async () => {
  const ended = { paid: false, booking_status: 'cancelled_by_practitioner' } as const;
  bookings = [{ ...upcomingBooking, ...ended, held_until: null }];
  await open('?open-booking=1&tab=previous');

  const previous = await table('Previous bookings');

  expect(previous.getByText('Ended before it was paid')).toBeVisible();
  expect(previous.getByText(/You have not been charged\.$/)).toBeVisible();
  expect(previous.queryByText(/^Cancelled by /)).toBeNull();
});

test.each([
  ['an anonymous user', undefined, 'You must log in to continue'],
  ['an admin', userWith({ user_roles: ['admin'] }), 'Available only for customers'],
])('%s is refused', async (_who, user, title) => {
  await renderRemote(remote, '/customer/bookings', user ? { user } : {});

  expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
  expect(toasts()[0]?.title).toBe(title);
});
