import { addDays, addMonths, londonDay, londonInstant } from '@freely/domain/london-time';
import { renderRemote, setTestSettings } from '@freely/shell-sdk/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addHours } from 'date-fns/addHours';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { dashboardUrl, layoutHandlers } from '../../testing/api.ts';
import { bookingWith } from '../../testing/booking-with.ts';
import { amara } from '../../testing/people.ts';

const today = londonDay(new Date());
const day = addDays(today, 2);
const noon = londonInstant(day, '12:00')?.toISOString() ?? '';
/** The days whose times were requested. */
let requested: string[] = [];
let full: string[] = [];

const server = setupServer(
  ...layoutHandlers,
  http.get(dashboardUrl('bookings'), () => HttpResponse.json([bookingWith({ id: 1, date: noon })])),
  http.get(dashboardUrl('why-not'), ({ request }) => {
    const date = String(new URL(request.url).searchParams.get('date'));
    requested.push(date);
    const starts = full.includes(date) ? [] : [{ time: '06:30', offered: true, reasons: [] }];

    return HttpResponse.json({ not_shown: [], duration: 120, starts });
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  setTestSettings();
  requested = [];
  full = [];
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function openEdited() {
  await renderRemote(remote, '/practitioner/bookings?open-booking=1', { user: amara });
  const rows = within(await screen.findByRole('table', { name: 'Upcoming bookings' }));
  await userEvent.click(rows.getByRole('button', { name: 'Edit booking' }));

  return within(await screen.findByRole('dialog', { name: 'Edit booking FR-1' }));
}
async function openDialog() {
  const dialog = await openEdited();
  await waitFor(() => expect(requested).toEqual([day]));

  return dialog;
}
type Dialog = Awaited<ReturnType<typeof openDialog>>;

const segments = (dialog: Dialog) =>
  within(dialog.getByRole('group', { name: 'Date' })).getAllByRole('spinbutton');

/** `YYYY-MM-DD`, typed day first. */
async function type(dialog: Dialog, date: string) {
  await userEvent.click(segments(dialog)[0]!);
  await userEvent.keyboard(date.split('-').reverse().join(''));
}

test('a day without free times says so after saving was tried, and so does the next one', async () => {
  const next = addDays(day, 1);
  full = [day, next];
  const dialog = await openDialog();
  const time = dialog.getByLabelText('Time');
  await waitFor(() =>
    expect(time).toHaveAccessibleDescription('No free time on this day. Please choose another.'),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.queryByText('Time is required')).toBeNull();
  await waitFor(() =>
    expect(segments(dialog)[0]).toHaveAccessibleDescription(/No free time on this day/),
  );

  await type(dialog, next);
  await waitFor(() => expect(requested).toContain(next));
  expect(await dialog.findByText(/No free time on this day/)).toBeVisible();
  expect(dialog.queryByText('Time is required')).toBeNull();
});

test('only days that can be booked are requested, and the others say why they cannot', async () => {
  const dialog = await openDialog();
  await type(dialog, '2020-12-03');
  expect(await dialog.findByText('This day is past. Please choose a later one.')).toBeVisible();
  expect(dialog.queryByText(/No free time/)).toBeNull();

  await type(dialog, addMonths(today, 30));
  expect(await dialog.findByText(/^Please choose a day up to /)).toBeVisible();

  const later = addDays(day, 5);
  await type(dialog, later);
  expect(await dialog.findByRole('option', { name: '06:30' })).toBeInTheDocument();
  // Days on the way to them were whole dates, too: the 5th of this month while typing 05/12/2020.
  expect(requested.filter((each) => each < today || each > addMonths(today, 12))).toEqual([]);
});

test.each([
  ['a visit', null, 1],
  ['a patch test, whose move nobody has to accept', { booking_id: 5, result: null }, 0],
])(
  'the dialog tells of the agreement to a move at short notice of %s',
  async (_what, test, told) => {
    const date = addHours(new Date(), 3).toISOString();
    server.use(
      http.get(dashboardUrl('bookings'), () =>
        HttpResponse.json([bookingWith({ id: 1, date, patch_test_for: test })]),
      ),
    );
    const dialog = await openEdited();

    expect(dialog.queryAllByText(/^This is within 24 hours/)).toHaveLength(told);
  },
);
