import type { AdminPaper } from '@freely/api-client/contract';
import { toastStore } from '@freely/shell-sdk';
import { API, renderRemote, userWith } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { answerRights } from '../../testing/rights.ts';

const admin = userWith({ name: 'Ops', user_roles: ['admin'] });
const area = `${API}/dashboard/admin`;
const paper: AdminPaper = {
  id: 5,
  kind: 'insurance',
  number: 'POL-7',
  issuer: 'Example Insurance',
  valid_from: '2026-01-01',
  valid_to: '2027-12-31',
  file_type: 'pdf',
  state: 'waiting',
  reason: '',
  created_at: '2026-11-01T10:00:00.000Z',
  decided_at: null,
  practitioner_id: 20002,
  practitioner_name: 'Amara Obi',
  first_approved_by: 'Ruth Ops',
  decided_by: null,
};
const insurance = { kind: 'insurance', for_tick: true, for_work: false, without: 2 };
const booking = {
  id: 40001,
  practitioner_id: 20002,
  practitioner_name: 'Amara Obi',
  customer_name: 'Ada Example',
  date: '2026-12-01T10:00:00.000Z',
  total_amount: 45,
};

let sent: { path: string; body: unknown }[];
const record = async ({ request }: { request: Request }) => {
  sent.push({
    path: new URL(request.url).pathname.split('/admin/')[1]!,
    body: await request.json(),
  });
};
const server = setupServer(
  answerRights(),
  http.get(`${area}/papers`, () => HttpResponse.json({ papers: [paper], total: 1, waiting: 1 })),
  http.get(`${area}/papers/5/file`, () => HttpResponse.arrayBuffer(new ArrayBuffer(8))),
  http.get(`${area}/paper-kinds`, () => HttpResponse.json({ kinds: [insurance] })),
  http.get(`${area}/paper-bookings`, () => HttpResponse.json({ bookings: [booking] })),
  http.post(`${area}/papers/5/decision`, async (call) => {
    await record(call);
    return HttpResponse.json({ message: 'Decided', paper });
  }),
  http.put(`${area}/paper-kinds`, async (call) => {
    await record(call);
    return HttpResponse.json({ message: 'The rule has been saved', kinds: [insurance] });
  }),
  http.post(`${area}/paper-bookings`, async (call) => {
    await record(call);
    return HttpResponse.json({ message: 'The booking stays as it is' });
  }),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  sent = [];
  toastStore.setState({ toasts: [] });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = () => renderRemote(remote, '/admin/papers', { user: admin });
/** A table is also there as cards, for phones. */
const inTable = async (name: string) => within(await screen.findByRole('table', { name }));
const openDialog = async () => {
  const { container } = await open();
  await userEvent.click(
    (await inTable('Papers')).getByRole('button', {
      name: 'Look at it: Insurance of Amara Obi',
    }),
  );
  return { container, dialog: within(await screen.findByRole('dialog')) };
};

test('a paper is approved beside what its practitioner says of it', async () => {
  const { container, dialog } = await openDialog();

  expect(dialog.getByText('POL-7')).toBeVisible();
  expect(dialog.getByText('Ruth Ops')).toBeVisible();
  expect(await dialog.findByRole('button', { name: 'Download the PDF' })).toBeEnabled();
  await expectAccessible(container);
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));

  await waitFor(() =>
    expect(sent).toEqual([{ path: 'papers/5/decision', body: { approve: true, reason: '' } }]),
  );
});

test('a refusal needs a reason', async () => {
  const { dialog } = await openDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));

  const reason = dialog.getByLabelText('Reason for refusing');
  expect(reason).toBeInvalid();
  expect(sent).toEqual([]);
  await userEvent.type(reason, 'A page is missing');
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));

  await waitFor(() =>
    expect(sent[0]?.body).toEqual({ approve: false, reason: 'A page is missing' }),
  );
});

test('a refused paper shows who lacks it now, and the bookings that this leaves', async () => {
  let [kinds, bookings] = [[insurance], [] as object[]];
  server.use(
    http.get(`${area}/paper-kinds`, () => HttpResponse.json({ kinds })),
    http.get(`${area}/paper-bookings`, () => HttpResponse.json({ bookings })),
  );
  const { dialog } = await openDialog();
  expect(await screen.findByRole('cell', { name: '2', hidden: true })).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText('Reason for refusing'), 'A page is missing');
  [kinds, bookings] = [[{ ...insurance, without: 3 }], [booking]];
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));

  const without = await inTable('Bookings without papers');
  expect(without.getByRole('cell', { name: 'Ada Example' })).toBeVisible();
  const rules = await inTable('What each kind is needed for');
  expect(await rules.findByRole('cell', { name: '3' })).toBeVisible();
});

test('a rule says for how many it counts before it is changed', async () => {
  await open();
  await userEvent.click(
    (await inTable('What each kind is needed for')).getByLabelText('Needed for work: Insurance'),
  );
  const dialog = within(await screen.findByRole('dialog'));

  expect(dialog.getByText(/2 approved practitioners have none/)).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Reason'), 'The law');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));

  await waitFor(() =>
    expect(sent[0]).toEqual({
      path: 'paper-kinds',
      // Not what is needed for the tick: another admin may have changed it.
      body: { kind: 'insurance', for_work: true, reason: 'The law' },
    }),
  );
});

test('a booking without papers is kept for a reason', async () => {
  await open();
  await userEvent.click(
    (await inTable('Bookings without papers')).getByRole('button', { name: /^Keep / }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Reason'), 'Renewed on Monday');
  await userEvent.click(dialog.getByRole('button', { name: 'Keep' }));

  await waitFor(() =>
    expect(sent[0]?.body).toEqual({
      booking_id: 40001,
      choice: 'keep',
      reason: 'Renewed on Monday',
    }),
  );
});
