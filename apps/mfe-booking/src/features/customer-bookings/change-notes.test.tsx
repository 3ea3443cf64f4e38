import type { Booking } from '@freely/api-client/contract';
import { addDays, londonDay } from '@freely/domain/london-time';
import { toastStore } from '@freely/shell-sdk';
import { API, renderRemote, setTestSettings, userWith } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { bookingWith, emptyWaitingList } from '../../testing/fixtures.ts';

const today = londonDay(new Date());
const coming = bookingWith({
  id: 1,
  booking_id: 1,
  date: addDays(today, 5),
  paid: true,
  held_until: null,
  notes: '',
});

let bookings: Booking[] = [];
const server = setupServer(
  http.get(`${API}/dashboard/user/waiting-list`, () => HttpResponse.json(emptyWaitingList)),
  http.get(`${API}/dashboard/user/bookings`, () => HttpResponse.json(bookings)),
  http.post<{ id: string }, { notes: string }>(`${API}/booking/:id/notes`, async (call) => {
    const { notes } = await call.request.json();
    bookings = bookings.map((each) =>
      String(each.id) === call.params.id ? { ...each, notes } : each,
    );
    return HttpResponse.json({ message: 'Your notes have been saved.' });
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  bookings = [coming];
  setTestSettings();
  toastStore.setState({ toasts: [] });
  sessionStorage.clear();
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = (tab = 'upcoming') =>
  renderRemote(remote, `/customer/bookings?open-booking=1&tab=${tab}`, { user: userWith({}) });
/** A narrow screen shows the same as cards, which stand beside it in the document. */
const table = async () => within(await screen.findByRole('table'));
const field = () => screen.findByRole('textbox', { name: /Your notes/ });

test('notes of a coming visit are added, shown and changed', async () => {
  await open();
  const shown = await table();
  await userEvent.click(shown.getByRole('button', { name: 'Add notes' }));
  await userEvent.type(await field(), 'The bell is broken.\nPlease knock.');
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'Save notes' }));

  expect(await shown.findByText(/The bell is broken\./)).toBeVisible();
  expect(toastStore.getState().toasts).toMatchObject([{ title: 'Your notes have been saved.' }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await userEvent.click(shown.getByRole('button', { name: 'Change notes' }));
  const notes = await field();
  expect(notes).toHaveValue('The bell is broken.\nPlease knock.');
  await userEvent.clear(notes);
  await userEvent.click(screen.getByRole('button', { name: 'Save notes' }));
  expect(await shown.findByText('None yet')).toBeVisible();
});

test('notes that are refused stay in their field, with the reason', async () => {
  server.use(
    http.post(`${API}/booking/1/notes`, () =>
      HttpResponse.json(
        { message: 'Too long.', errors: { notes: ['Notes are at most 1,000 characters.'] } },
        { status: 422 },
      ),
    ),
  );
  await open();
  const shown = await table();
  await userEvent.click(shown.getByRole('button', { name: 'Add notes' }));
  await userEvent.type(await field(), 'Third floor');
  await userEvent.click(screen.getByRole('button', { name: 'Save notes' }));

  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText('Notes are at most 1,000 characters.')).toBeVisible();
  expect(await field()).toHaveValue('Third floor');
});

test.each([
  ['that is not paid', 'upcoming', { paid: false }],
  ['in the past', 'previous', { date: '2026-06-12', booking_status: 'completed' as const }],
])('the notes of a visit %s cannot be changed here', async (_, tab, parts) => {
  bookings = [{ ...coming, notes: 'Third floor', ...parts }];
  await open(tab);

  expect((await table()).getByText('Third floor')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change notes' })).not.toBeInTheDocument();
});
