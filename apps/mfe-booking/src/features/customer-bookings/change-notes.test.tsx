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

test('what is typed stays when the dialog is closed, until it is saved', async () => {
  await open();
  const shown = await table();
  await userEvent.click(shown.getByRole('button', { name: 'Add notes' }));
  await userEvent.type(await field(), 'Third floor');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await userEvent.click(shown.getByRole('button', { name: 'Add notes' }));
  expect(await field()).toHaveValue('Third floor');
  expect(screen.queryByText('Saved on another page meanwhile')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save notes' }));
  expect(await shown.findByText('Third floor')).toBeVisible();

  await userEvent.click(shown.getByRole('button', { name: 'Change notes' }));
  expect(await field()).toHaveValue('Third floor');
  await userEvent.clear(await field());
  await userEvent.keyboard('{Escape}');
  await userEvent.click(shown.getByRole('button', { name: 'Change notes' }));
  expect(await field()).toHaveValue('');
});

test('what is opened again says what was saved in the meantime', async () => {
  const { unmount } = await open();
  await userEvent.click((await table()).getByRole('button', { name: 'Add notes' }));
  await userEvent.type(await field(), 'Third floor');
  unmount();

  bookings = [{ ...coming, notes: 'I have a dog' }];
  await open();
  await userEvent.click((await table()).getByRole('button', { name: 'Change notes' }));
  expect(await field()).toHaveValue('Third floor');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Saved on another page meanwhile')).toBeVisible();
  expect(dialog.getByText('I have a dog')).toBeVisible();
});

test('notes that were saved on another page are shown, and not overwritten unseen', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post<{ id: string }, { notes: string; before: string }>(
      `${API}/booking/:id/notes`,
      async (call) => {
        const body = await call.request.json();
        sent.push(body);
        if (body.before === '') {
          bookings = [{ ...coming, notes: 'I have a dog' }];
          const message = 'These notes were changed on another page.';
          return HttpResponse.json({ message, errors: { notes: [message] } }, { status: 409 });
        }
        bookings = [{ ...coming, notes: body.notes }];
        return HttpResponse.json({ message: 'Your notes have been saved.' });
      },
    ),
  );
  await open();
  const shown = await table();
  await userEvent.click(shown.getByRole('button', { name: 'Add notes' }));
  await userEvent.type(await field(), 'Third floor');
  await userEvent.click(screen.getByRole('button', { name: 'Save notes' }));

  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText('These notes were changed on another page.')).toBeVisible();
  expect(await dialog.findByText('I have a dog')).toBeVisible();
  expect(await field()).toHaveValue('Third floor');
  await expectAccessible();
  await userEvent.type(await field(), '. I have a dog');
  await userEvent.click(dialog.getByRole('button', { name: 'Save notes' }));
  expect(await shown.findByText('Third floor. I have a dog')).toBeVisible();
  expect(sent).toEqual([
    { notes: 'Third floor', before: '' },
    { notes: 'Third floor. I have a dog', before: 'I have a dog' },
  ]);
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
