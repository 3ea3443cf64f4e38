import { rememberPage } from '@freely/auth';
import { pageTitleStore, toastStore } from '@freely/shell-sdk';
import { API, renderRemote, userWith } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';

let sent: unknown[] = [];
let requests = 0;
const invitation = `${API}/dashboard/user/inviteReview/abc`;
const server = setupServer(
  http.get(invitation, () => {
    requests += 1;
    return HttpResponse.json({ review: true, practitioner_name: 'Amara' });
  }),
  http.post(invitation, async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ message: 'Thank you for your review' });
  }),
  http.get(`${API}/dashboard/user/bookings`, () => HttpResponse.json([])),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  sessionStorage.clear();
  sent = [];
  requests = 0;
  rememberPage('/invited-client-review/abc');
  toastStore.setState({ toasts: [] });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Leave review' }));
const heading = () => screen.findByRole('heading', { level: 1, name: 'How was it with Amara?' });

async function fillIn() {
  await heading();
  for (const name of ['Friendliness', 'Communication', 'Satisfaction', 'Timekeeping']) {
    fireEvent.change(screen.getByRole('slider', { name }), { target: { value: '4.5' } });
  }
  await userEvent.type(screen.getByLabelText('Your review'), 'A steady hand.');
  await userEvent.type(screen.getByLabelText('Your name'), 'Mary Anning');
}

test('the title names the practitioner; the reviewer’s name is required', async () => {
  await renderRemote(remote, '/invited-client-review/abc');
  await heading();
  expect(pageTitleStore.getState().title).toBe('Review of Amara');
  expect(requests).toBe(1);
  await expectAccessible();
  await submit();

  expect(await screen.findByText('Name is required')).toBeVisible();
  expect(screen.getByText('Please write a review')).toBeVisible();
});

test.each([
  ['an anonymous user', undefined, '/'],
  ['a customer', userWith(), '/customer'],
])('%s can leave a review without logging in, and then leaves the page', async (_who, user, to) => {
  const { router } = await renderRemote(remote, '/invited-client-review/abc', user ? { user } : {});
  await fillIn();
  await submit();

  await waitFor(() => expect(router.state.location.pathname).toBe(to));
  expect(sent).toEqual([
    {
      friendliness: 4.5,
      communication: 4.5,
      satisfaction: 4.5,
      timekeeping: 4.5,
      review: 'A steady hand.',
      reviewer_name: 'Mary Anning',
    },
  ]);
  expect(toastStore.getState().toasts[0]).toMatchObject({ tone: 'success' });
});

test.each([
  [
    'already used',
    () => HttpResponse.json({ review: false, practitioner_name: 'Amara' }),
    'You already made a review by this link',
  ],
  ['unknown', () => HttpResponse.json({ message: 'No' }, { status: 400 }), 'Invalid token'],
])('an %s link is refused', async (_what, respond, title) => {
  server.use(http.get(invitation, respond));
  const { router } = await renderRemote(remote, '/invited-client-review/abc');

  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(toastStore.getState().toasts[0]?.title).toBe(title);
});

test('a link that was used in another tab meanwhile says so, and leads on', async () => {
  const message = 'You already made a review by this link';
  server.use(http.post(invitation, () => HttpResponse.json({ message }, { status: 409 })));
  const { router } = await renderRemote(remote, '/invited-client-review/abc');
  await fillIn();
  await submit();

  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(toastStore.getState().toasts).toMatchObject([{ tone: 'info', title: message }]);
});
