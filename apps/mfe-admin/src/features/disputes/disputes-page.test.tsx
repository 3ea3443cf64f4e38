import type { AdminDispute } from '@freely/api-client/contract';
import { toastStore } from '@freely/shell-sdk';
import { API, renderRemote, userWith } from '@freely/shell-sdk/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { answerRights } from '../../testing/rights.ts';

const admin = userWith({ name: 'Ops', user_roles: ['admin'] });
const DISPUTES = `${API}/dashboard/admin/disputes`;
const open: AdminDispute = {
  id: 9,
  booking_id: 40001,
  customer_name: 'Grace Lee',
  customer_phone: '07700900123',
  practitioner_name: 'Amara Obi',
  practitioner_phone: '07700900124',
  date: '2026-12-01T11:15:00.000Z',
  ends_at: '2026-12-01T12:15:00.000Z',
  treatments: 'Gel manicure',
  location_type: 'mobile',
  booking_status: 'confirmed',
  total_amount: 44.1,
  state: 'awaits_admin',
  opened_at: '2026-12-01T12:00:00.000Z',
  reported_at: '2026-12-01T12:00:00.000Z',
  minutes_late: null,
  customer_words: 'Nobody at the door.',
  answer_until: '2026-12-02T12:00:00.000Z',
  contested_at: '2026-12-01T13:00:00.000Z',
  practitioner_words: 'I was there.',
  settled_at: null,
  outcome: null,
  reason: '',
};

let dispute: AdminDispute;
let queries: URLSearchParams[];

const server = setupServer(
  answerRights(),
  http.get(DISPUTES, ({ request }) => {
    queries.push(new URL(request.url).searchParams);
    return HttpResponse.json({ disputes: [dispute], total: 1, open: 1 });
  }),
  http.post(`${DISPUTES}/9/settle`, async ({ request }) => {
    const { outcome, reason } = (await request.json()) as Pick<AdminDispute, 'outcome' | 'reason'>;
    dispute = { ...dispute, state: 'settled', outcome, reason };
    return HttpResponse.json({ message: 'The dispute is settled', dispute });
  }),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  queries = [];
  dispute = open;
  toastStore.setState({ toasts: [] });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const table = async () =>
  within(await screen.findByRole('table', { name: 'Disputes, longest open first' }));

test('a dispute shows the statements of both sides, and is settled', async () => {
  await renderRemote(remote, '/admin/disputes', { user: admin });
  await userEvent.click(
    (await table()).getByRole('button', { name: 'Show more of the dispute about FR-40001' }),
  );
  expect((await table()).getByText('Nobody at the door.')).toBeInTheDocument();

  await userEvent.click(
    (await table()).getByRole('button', { name: 'Settle the dispute about FR-40001' }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: /For the practitioner/ }));
  await userEvent.type(dialog.getByLabelText(/Reason/), 'Was seen there');
  await userEvent.click(dialog.getByRole('button', { name: 'Settle' }));

  await waitFor(() =>
    expect(toastStore.getState().toasts.at(-1)?.title).toBe('The dispute is settled'),
  );
  expect(
    await (await table()).findByRole('row', { name: /FR-40001.*For the practitioner/ }),
  ).toBeInTheDocument();
});

test('a customer who says that they were there is settled without a promise of a refund', async () => {
  dispute = { ...open, booking_status: 'no_show_customer', attended: true };
  await renderRemote(remote, '/admin/disputes', { user: admin });
  await userEvent.click(
    (await table()).getByRole('button', { name: 'Show more of the dispute about FR-40001' }),
  );
  expect((await table()).getByText(/, says that they were there/)).toBeInTheDocument();
  expect((await table()).queryByText(/Never came/)).not.toBeInTheDocument();

  await userEvent.click(
    (await table()).getByRole('button', { name: 'Settle the dispute about FR-40001' }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
    'For the customer: it counts as completed, and nothing is refunded',
    'For the practitioner: it stays a no-show',
  ]);
});

test('who settles it after another admin reads why it was refused, as long as they want', async () => {
  server.use(
    http.post(`${DISPUTES}/9/settle`, () => {
      dispute = { ...open, state: 'settled', outcome: 'for_customer' };
      return HttpResponse.json({ message: 'It has been settled already' }, { status: 409 });
    }),
  );
  await renderRemote(remote, '/admin/disputes', { user: admin });
  await userEvent.click(
    (await table()).getByRole('button', { name: 'Settle the dispute about FR-40001' }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: /For the practitioner/ }));
  await userEvent.type(dialog.getByLabelText(/Reason/), 'Was seen there');
  await userEvent.click(dialog.getByRole('button', { name: 'Settle' }));

  expect(await dialog.findByRole('alert')).toHaveTextContent('It has been settled already');
  expect(dialog.getByLabelText(/Reason/)).toHaveValue('Was seen there');
  expect(toastStore.getState().toasts).toEqual([]);
  await waitFor(() => expect(queries).toHaveLength(2));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(
    await (await table()).findByRole('row', { name: /FR-40001.*For the customer/ }),
  ).toBeInTheDocument();
});

test('settled disputes are shown on request', async () => {
  await renderRemote(remote, '/admin/disputes', { user: admin });
  await table();
  expect(queries[0]?.get('status')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Settled' }));

  await waitFor(() => expect(queries.at(-1)?.get('status')).toBe('settled'));
});

test('what is shown already, pressed once more, is no step for Back', async () => {
  const { router } = await renderRemote(remote, '/admin/disputes', { user: admin });
  await table();
  const { key } = router.state.location;
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(router.state.location.key).toBe(key);

  await userEvent.dblClick(screen.getByRole('button', { name: 'Settled' }));
  await waitFor(() => expect(router.state.location.search).toBe('?status=settled'));
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('');
});
