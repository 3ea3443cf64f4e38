import { londonDay } from '@freely/domain/london-time';
import { toastStore } from '@freely/shell-sdk';
import { renderRemote } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { dashboardUrl, layoutHandlers } from '../../testing/api.ts';
import { amara } from '../../testing/people.ts';

const row = {
  booking_id: 40001,
  date: '2026-11-05T11:15:00.000Z',
  customer_name: 'Grace L.',
  treatments: 'Gel manicure',
  booking_status: 'completed' as const,
  gross: 62,
  discount_funded: 6.2,
  fee: 12.4,
  refund: 0,
  withheld: 0,
  net: 49.6,
  payout: {
    status: 'scheduled' as const,
    due_at: '2026-11-07T13:15:00.000Z',
    paid_at: null,
    amount: 0,
  },
};
const november = {
  month: '2026-11',
  months: ['2026-11', '2026-10'],
  by_month: [
    { month: '2026-11', net: 49.6 },
    { month: '2026-10', net: 1040 },
  ],
  bookings: [row],
  totals: {
    gross: 62,
    discount_funded: 6.2,
    fee: 12.4,
    refund: 0,
    withheld: 0,
    net: 49.6,
    paid_out: 0,
    to_come: 49.6,
  },
  next_payouts: [
    {
      booking_id: 40001,
      date: row.date,
      due_at: row.payout.due_at,
      amount: 49.6,
      status: 'scheduled' as const,
    },
    {
      booking_id: 40002,
      date: row.date,
      due_at: row.payout.due_at,
      amount: 10,
      status: 'scheduled' as const,
    },
  ],
  to_withhold: 10,
  bank_details: 'missing' as const,
  tax_details: 'withheld' as const,
};

const server = setupServer(
  ...layoutHandlers,
  http.get(dashboardUrl('earnings'), ({ request }) => {
    const month = new URL(request.url).searchParams.get('month');
    return HttpResponse.json(
      month === '2026-10' ? { ...november, month, bookings: [], next_payouts: [] } : november,
    );
  }),
);

const { createObjectURL, revokeObjectURL } = URL;
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => toastStore.setState({ toasts: [] }));
afterEach(() => {
  Object.assign(URL, { createObjectURL, revokeObjectURL });
  server.resetHandlers();
});
afterAll(() => server.close());

const open = (query = '') =>
  renderRemote(remote, `/practitioner/earnings${query}`, { user: amara });

test('the page shows the statement of a month, the next payouts and what blocks them', async () => {
  const { container } = await open();
  const table = within(await screen.findByRole('table', { name: 'Statement for November 2026' }));
  expect(
    table.getByRole('row', {
      name: '05/11/2026, 11:15 Grace L. Gel manicure £62.00 −£12.40 £49.60 On 07/11/2026',
    }),
  ).toBeInTheDocument();
  // On phones.
  const cards = screen.getAllByRole('list', { name: 'Statement for November 2026' });
  expect(within(cards[0]!).getAllByRole('listitem')[0]).toHaveTextContent(
    'Grace L.£49.60Gel manicure05/11/2026, 11:15Total £62.00, Fee −£12.40On 07/11/2026',
  );
  const next = within(screen.getByRole('list', { name: 'Next payouts' }));
  expect(next.getByRole('listitem')).toHaveTextContent('On 07/11/20262 appointments£59.60');
  const trend = within(screen.getByRole('list', { name: 'What you earn by month' }));
  expect(trend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Oct 2026£1,040.00',
    'Nov 2026£49.60',
  ]);
  expect(screen.getByText(/£10\.00 is withheld from your next payouts/)).toBeInTheDocument();
  expect(screen.getByText('of which £6.20 was our discount')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to bank details' })).toHaveAttribute(
    'href',
    '/practitioner/settings',
  );
  expect(screen.getByText(/withheld until we have your tax details/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Give your tax details' })).toHaveAttribute(
    'href',
    '/practitioner/tax',
  );
  await expectAccessible(container);
});

test('the totals of a month with a refund add up', async () => {
  const totals = { gross: 732, discount_funded: 0, fee: 138.2, refund: 41, withheld: 10 };
  server.use(
    http.get(dashboardUrl('earnings'), () =>
      HttpResponse.json({
        ...november,
        totals: { ...totals, net: 542.8, paid_out: 191.2, to_come: 351.6 },
      }),
    ),
  );
  await open();
  const shown = (await screen.findByLabelText('Totals for November 2026')).textContent;

  expect(shown).toBe(
    'Treatments and call-out£732.00Freely fee−£138.20Given back−£41.00Withheld−£10.00You earn£542.80Paid out£191.20Still to be paid out£351.60',
  );
});

test('what is booked, and has not taken place, is told from what is earned', async () => {
  const later = { date: new Date(Date.now() + 86_400_000).toISOString(), net: 30.1 };
  const bookings = [
    row,
    { ...row, ...later, booking_id: 40002, booking_status: 'confirmed' as const },
    { ...row, ...later, booking_id: 40003, booking_status: 'cancelled_by_customer' as const },
  ];
  server.use(
    http.get(dashboardUrl('earnings'), () => HttpResponse.json({ ...november, bookings })),
  );
  await open();

  expect(await screen.findByText('of which £30.10 is for appointments to come')).toBeVisible();
});

test('another month can be chosen, here one without appointments', async () => {
  await open();
  await userEvent.selectOptions(await screen.findByLabelText('Month'), 'October 2026');

  expect(await screen.findByText('No appointments in this month')).toBeInTheDocument();
  expect(screen.getByText('No payouts are due at the moment.')).toBeInTheDocument();
});

test('this month can be chosen, also where the only appointments are in a later one', async () => {
  const later = { ...november, month: '2096-12', months: ['2096-12'], by_month: [], bookings: [] };
  server.use(http.get(dashboardUrl('earnings'), () => HttpResponse.json(later)));
  await open('?month=2096-12');

  const present = londonDay(new Date()).slice(0, 7);
  const offered = within(await screen.findByLabelText('Month')).getAllByRole('option');
  expect(offered.map((option) => (option as HTMLOptionElement).value)).toEqual([
    '2096-12',
    present,
  ]);
});

test('the workbook of the month can be downloaded', async () => {
  const requestedMonths: (string | null)[] = [];
  server.use(
    http.get(dashboardUrl('earnings/download'), ({ request }) => {
      requestedMonths.push(new URL(request.url).searchParams.get('month'));
      return new HttpResponse(new Blob(['x']));
    }),
  );
  URL.createObjectURL = jest.fn(() => 'blob:file');
  URL.revokeObjectURL = jest.fn();
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Download November 2026' }));

  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('earnings-2026-11.xlsx');
  await userEvent.click(screen.getByRole('button', { name: 'Download everything' }));
  await waitFor(() => expect(click).toHaveBeenCalledTimes(2));
  expect((click.mock.contexts[1] as HTMLAnchorElement).download).toBe('earnings.xlsx');
  expect(requestedMonths).toEqual(['2026-11', null]);
  click.mockRestore();
});

test('a failed download is reported', async () => {
  server.use(
    http.get(dashboardUrl('earnings/download'), () => HttpResponse.json({}, { status: 500 })),
  );
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Download everything' }));

  await waitFor(() =>
    expect(toastStore.getState().toasts.at(-1)?.title).toBe('Something goes wrong'),
  );
});
