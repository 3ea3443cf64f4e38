import type { MarketStatus } from '@freely/api-client/contract';
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
import { statusQuery } from './queries.ts';

const admin = userWith({ name: 'Ops', user_roles: ['admin'] });
const STATUS = `${API}/dashboard/admin/status`;
const at = '2026-11-20T10:00:00.000Z';
const well: MarketStatus = {
  parts: [
    { name: 'worker', problem: null, cure: 'restart them' },
    { name: 'books', problem: null, cure: 'look at the differences' },
  ],
  worker_seen_at: at,
  webhook_seen_at: null,
  mails: { late: 0, failed: 0 },
  queues: [{ name: 'erase', due: 0, running: 0, failed: 0, oldest_seconds: 0, last_done_at: null }],
  backfills: [],
  differences: [],
};
const failing: MarketStatus = {
  ...well,
  parts: [
    { name: 'worker', problem: 'no worker has worked for 9 minutes', cure: 'restart them' },
    { name: 'books', problem: null, cure: '' },
    { name: 'refunds', problem: '2 refunds have failed: FR-45342, FR-45502', cure: 'pay them' },
  ],
  backfills: [
    { name: 'short-paths', done: 999, total: 1000, started_at: at, finished_at: null },
    { name: 'older', done: 0, total: 0, started_at: at, finished_at: at },
  ],
  queues: [
    {
      name: 'erase',
      due: 41_250,
      running: 0,
      failed: 1_200,
      oldest_seconds: 93_784,
      last_done_at: at,
    },
  ],
  differences: [{ object_id: 'ch_lost', kind: 'charge', theirs: 50, ours: 0, found_at: at }],
};
const mail = {
  ...{ id: 7, kind: 'booking_paid', state: 'failed', to: { user_id: 2, name: 'Noah Reid' } },
  ...{ booking_id: 31, attempts: 5, last_error: '550', created_at: at, sent_at: null },
};
let status: MarketStatus;
let mails: (typeof mail)[];

const server = setupServer(
  answerRights(),
  http.get(STATUS, () => HttpResponse.json(status)),
  http.get(`${API}/dashboard/admin/mails`, ({ request }) => {
    const isFailed = new URL(request.url).searchParams.get('state') === 'failed';
    return HttpResponse.json({ mails: isFailed ? mails : [], total: 0, failed: mails.length });
  }),
  http.post(`${API}/dashboard/admin/mails/7/retry`, () => {
    mails = [];
    return HttpResponse.json({ message: 'The email will be sent again' });
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  status = well;
  mails = [];
  toastStore.setState({ toasts: [] });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** The table as wide screens show it; on a phone its rows are cards. */
const movements = async () => within(await screen.findByRole('table', { name: /^Movements/ }));
const open = () => renderRemote(remote, '/admin/status', { user: admin });

test('says that all is well, and is read again every 15 seconds', async () => {
  await open();

  expect(await screen.findByText('Everything works')).toBeVisible();
  expect(screen.getByText('Every movement of the payment provider is in our books')).toBeVisible();
  expect(await screen.findByText('No email has failed')).toBeVisible();
  expect(screen.getByText('No release has left rows to change')).toBeVisible();
  expect(statusQuery.refetchInterval).toBe(15_000);
  await expectAccessible();
});

test('a part that fails is shown with its cure, money with its meaning, and jobs that failed', async () => {
  status = failing;
  await open();

  expect(await screen.findByText('Worker: no worker has worked for 9 minutes.')).toBeVisible();
  expect(screen.getByText('What to do: restart them.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'FR-45502' })).toHaveAttribute(
    'href',
    '/admin/bookings?open=45502',
  );
  expect(screen.getByRole('link', { name: 'All bookings with a failed refund' })).toHaveAttribute(
    'href',
    '/admin/bookings?refund=failed',
  );
  expect(screen.queryByText('Everything works')).toBeNull();
  expect(
    screen.getByRole('row', { name: /ch_lost.*no booking accounts for it.*£50\.00.*£0\.00/ }),
  ).toBeVisible();
  const queues = within(screen.getByRole('table', { name: 'Queues of jobs' }));
  expect(
    queues.getByRole('row', {
      name: /Erases deleted accounts.*erase.*41,250.*26 h 3 min.*1,200.*20\/11\/2026, 10:00/,
    }),
  ).toBeVisible();
  expect(screen.getByText(/jobs retry <queue>/)).toBeVisible();
  const backfills = within(screen.getByRole('table', { name: /^Changes of many rows/ }));
  expect(
    backfills.getByRole('row', {
      name: /short-paths.*999 of 1,000 \(99 %\).*Goes on every minute/,
    }),
  ).toBeVisible();
  expect(
    backfills.getByRole('row', { name: /older.*No rows to change.*20\/11\/2026, 10:00$/ }),
  ).toBeVisible();
  expect(await screen.findByText('No email has failed')).toBeVisible();
  await expectAccessible();
});

test('a mail that failed leads to its booking, and is sent again', async () => {
  mails = [mail];
  await open();

  expect(await screen.findByRole('link', { name: 'Booking FR-31' })).toHaveAttribute(
    'href',
    expect.stringContaining('/admin/bookings?open=31'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send email 7 again' }));
  await waitFor(() =>
    expect(toastStore.getState().toasts.at(-1)?.title).toBe('The email will be sent again'),
  );
  expect(await screen.findByText('No email has failed')).toBeVisible();
});

test('says how many mails failed when it shows the newest of them only', async () => {
  server.use(
    http.get(`${API}/dashboard/admin/mails`, () =>
      HttpResponse.json({ mails: [mail], total: 1250, failed: 1250 }),
    ),
  );
  await open();

  expect(await screen.findByText('The newest 1 of 1,250')).toBeVisible();
});

test('a status that cannot be read is no good news, and can be read again', async () => {
  server.use(http.get(STATUS, () => HttpResponse.json({ message: 'No' }, { status: 500 })));
  await open();

  expect(await screen.findByText('We could not read the status')).toBeVisible();
  expect(screen.queryByText('Everything works')).toBeNull();
  server.resetHandlers();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Everything works')).toBeVisible();
  expect(await screen.findByText('No email has failed')).toBeVisible();
});

test('a charge without a booking is refunded with a reason, by one request, and no longer waits', async () => {
  status = failing;
  const sent: unknown[] = [];
  server.use(
    http.post(`${API}/dashboard/admin/book-differences`, async ({ request }) => {
      sent.push(await request.json());
      status = well;
      return HttpResponse.json({ message: 'The whole charge goes back to the card' });
    }),
  );
  await open();
  await userEvent.click((await movements()).getByRole('button', { name: 'Refund ch_lost' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Refund this charge?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Refund £50.00' }));
  expect(dialog.getByText('Please give a reason')).toBeVisible();
  await expectAccessible();
  await userEvent.type(dialog.getByRole('textbox'), 'Lost in the restore');
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Refund £50.00' }));

  expect(
    await screen.findByText('Every movement of the payment provider is in our books'),
  ).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(toastStore.getState().toasts.at(-1)?.title).toBe('The whole charge goes back to the card');
  expect(sent).toEqual([
    {
      object_id: 'ch_lost',
      choice: 'refund',
      theirs: 50,
      ours: 0,
      reason: 'Lost in the restore',
    },
  ]);
});

test('what is not a whole charge can be explained only; a refusal is read where the reason was typed', async () => {
  const partly = {
    object_id: 'ch_partly',
    kind: 'charge',
    theirs: 50,
    ours: 20,
    found_at: at,
  } as const;
  status = { ...well, differences: [partly, { ...partly, object_id: 're_late', kind: 'refund' }] };
  server.use(
    http.post(`${API}/dashboard/admin/book-differences`, () =>
      HttpResponse.json({ message: 'It has changed', code: 'wrong_state' }, { status: 409 }),
    ),
  );
  await open();
  const table = await movements();
  expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull();
  await userEvent.click(table.getByRole('button', { name: 'Explain re_late' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), 'By telephone');
  await userEvent.click(dialog.getByRole('button', { name: 'It is right' }));

  expect(await dialog.findByRole('alert')).toHaveTextContent('It has changed');
  expect(dialog.getByRole('textbox')).toHaveValue('By telephone');
});
