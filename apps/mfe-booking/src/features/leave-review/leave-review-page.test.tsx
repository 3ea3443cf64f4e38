import { pageTitleStore, toastStore } from '@freely/shell-sdk';
import { API, renderRemote, userWith } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { bookingWith, emptyWaitingList } from '../../testing/fixtures.ts';

const completed = bookingWith({ paid: true, booking_status: 'completed', review: true });
const reviewed = { ...completed, review: false };

let booking = completed;
let sent: unknown[] = [];
const server = setupServer(
  http.get(`${API}/dashboard/user/waiting-list`, () => HttpResponse.json(emptyWaitingList)),
  http.get(`${API}/booking/418`, () => HttpResponse.json(booking)),
  http.get(`${API}/dashboard/user/bookings`, () => HttpResponse.json([])),
  http.post(`${API}/dashboard/user/booking/418/review`, async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ message: 'Thank you for your review' });
  }),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  sessionStorage.clear();
  booking = completed;
  sent = [];
  toastStore.setState({ toasts: [] });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = (user = userWith()) => renderRemote(remote, '/customer/reviews/418', { user });
const rate = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value } });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Leave review' }));

async function fillIn() {
  await screen.findByRole('heading', { level: 1, name: 'How was it with Amara?' });
  rate('Friendliness', '5');
  rate('Communication', '4.5');
  rate('Satisfaction', '5');
  rate('Timekeeping', '3.5');
  await userEvent.type(screen.getByLabelText('Your review'), 'On time, lovely company.');
}

test('every rating and the text are required, each with its own message', async () => {
  await open();
  await screen.findByRole('heading', { level: 1, name: 'How was it with Amara?' });
  expect(pageTitleStore.getState().title).toBe('Review of Amara');
  await expectAccessible();
  await submit();

  for (const message of [
    'Please rate the friendliness',
    'Please rate the communication',
    'Please rate your satisfaction',
    'Please rate the timekeeping',
    'Please write a review',
  ]) {
    expect(await screen.findByText(message)).toBeVisible();
  }
  expect(screen.getByRole('slider', { name: 'Friendliness' })).toHaveFocus();
  await expectAccessible();
  expect(sent).toEqual([]);
});

test('more than 255 characters are counted, and refused with a message', async () => {
  await open();
  await fillIn();
  const text = screen.getByLabelText('Your review');
  fireEvent.change(text, { target: { value: 'a'.repeat(256) } });
  fireEvent.input(text);
  await submit();

  expect(
    await screen.findByText('The review may not be greater than 255 characters.'),
  ).toBeVisible();
  expect(screen.getByText(/256/)).toBeVisible();
  expect(sent).toEqual([]);
});

test('a review in half steps is sent, and the dashboard opens with a success message', async () => {
  const { router } = await open();
  await fillIn();
  await submit();

  await waitFor(() => expect(router.state.location.pathname).toBe('/customer'));
  expect(sent).toEqual([
    {
      friendliness: 5,
      communication: 4.5,
      satisfaction: 5,
      timekeeping: 3.5,
      review: 'On time, lovely company.',
    },
  ]);
  expect(toastStore.getState().toasts[0]).toMatchObject({
    tone: 'success',
    title: 'Thank you for your review',
  });
});

test('a review that is being written stays when the booking cannot be fetched again', async () => {
  await open();
  await fillIn();
  let fetched = 0;
  server.use(
    http.get(`${API}/booking/418`, () => {
      fetched += 1;
      return HttpResponse.json({ message: 'Down' }, { status: 400 });
    }),
  );
  // The second request is made only once the first one has failed.
  await waitFor(() => {
    fireEvent(window, new Event('visibilitychange'));
    expect(fetched).toBe(2);
  });

  await submit();
  await waitFor(() => expect(sent).toMatchObject([{ review: 'On time, lovely company.' }]));
});

test('a server error is shown under its field and announced, and the typed text stays', async () => {
  server.use(
    http.post(`${API}/dashboard/user/booking/418/review`, () =>
      HttpResponse.json(
        { message: 'Invalid', errors: { review: ['Please keep it civil'] } },
        { status: 422 },
      ),
    ),
  );
  const { router } = await open();
  await fillIn();
  await submit();

  // Announced, because the focus stays where it is.
  expect(await screen.findByRole('alert')).toHaveTextContent('Please keep it civil');
  expect(screen.getByLabelText('Your review')).toHaveValue('On time, lovely company.');
  expect(router.state.location.pathname).toBe('/customer/reviews/418');
});

test('a server error without a field is shown as a toast', async () => {
  server.use(
    http.post(`${API}/dashboard/user/booking/418/review`, () =>
      HttpResponse.json({ message: 'This did not work' }, { status: 403 }),
    ),
  );
  await open();
  await fillIn();
  await submit();

  await waitFor(() =>
    expect(toastStore.getState().toasts[0]).toMatchObject({
      tone: 'warning',
      text: 'This did not work',
    }),
  );
});

test('a review that was sent from another tab is there: the page says so, and leads on', async () => {
  const message = 'You already made a review for this booking';
  server.use(
    http.post(`${API}/dashboard/user/booking/418/review`, () =>
      HttpResponse.json({ message }, { status: 409 }),
    ),
  );
  const { router } = await open();
  await fillIn();
  await submit();

  await waitFor(() => expect(router.state.location.pathname).toBe('/customer'));
  expect(toastStore.getState().toasts).toMatchObject([{ tone: 'info', title: message }]);
});

test('a second review is refused before the form opens', async () => {
  booking = reviewed;
  const { router } = await open();

  await waitFor(() => expect(router.state.location.pathname).toBe('/customer'));
  expect(toastStore.getState().toasts[0]?.title).toBe('You already made a review for this booking');
});
