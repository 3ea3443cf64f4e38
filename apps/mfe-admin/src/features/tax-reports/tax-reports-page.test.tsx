import type { TaxYear } from '@freely/api-client/contract';
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
const year: TaxYear = {
  year: 2025,
  years: [2026, 2025, 2024],
  due_on: '2999-01-31',
  is_over: true,
  names_operator: true,
  complete: { practitioners: 12, consideration: 40_000.5, fees: 10_000, activities: 900 },
  left_out: { practitioners: 1, consideration: 20, fees: 5, activities: 1 },
  missing: [
    {
      ...{ id: 20_002, name: 'Amara Obi', standing: 'withheld', reminders: 2 },
      ...{ has_left: false, consideration: 20 },
    },
  ],
  reports: [
    {
      ...{ id: 5, kind: 'first', message_ref: 'GB2025GB-X-1', practitioners: 12 },
      ...{ made_at: '2026-01-05T10:00:00.000Z', filed_at: null },
    },
  ],
};

let sent: string[];
const answer = (call: { request: Request }) => {
  sent.push(new URL(call.request.url).pathname.split('/admin/')[1]!);
  return HttpResponse.json({ message: 'Done', ...year });
};
const server = setupServer(
  answerRights({ tax: true }),
  http.get(`${area}/tax-reports`, () => HttpResponse.json(year)),
  http.post(`${area}/tax-reports`, answer),
  http.post(`${area}/tax-reports/5/filed`, answer),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  sent = [];
  toastStore.setState({ toasts: [] });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = () => renderRemote(remote, '/admin/tax-reports', { user: admin });

test('a year has its day, its sums, its messages and whose details are missing', async () => {
  const { container } = await open();

  expect(await screen.findByText('Due on 31/01/2999')).toBeVisible();
  expect(screen.getByText('£40,000.50')).toBeVisible();
  const missing = within(screen.getByRole('table', { name: 'Details missing' }));
  expect(missing.getByRole('row', { name: 'Amara Obi Payouts withheld £20.00' })).toBeVisible();
  expect(screen.getByRole('table', { name: 'Messages' })).toHaveTextContent('GB2025GB-X-1');
  expect(screen.getByRole('link', { name: 'Tax reports' })).toBeVisible();
  await expectAccessible(container);
});

test.each([
  ['with nothing made', { reports: [] }, true],
  ['with a report that is not filed', {}, true],
  [
    'with a filed report',
    { reports: [{ ...year.reports[0]!, filed_at: '2026-01-20T10:00:00.000Z' }] },
    false,
  ],
  [
    'with nothing to report',
    { reports: [], complete: { ...year.complete, practitioners: 0 } },
    false,
  ],
])('after its day, %s, a year is overdue or not', async (_how, found, isOverdue) => {
  server.use(
    http.get(`${area}/tax-reports`, () =>
      HttpResponse.json({ ...year, due_on: '2026-01-31', ...found }),
    ),
  );
  await open();

  const title = isOverdue ? 'Overdue: it was due on 31/01/2026' : 'Due on 31/01/2026';
  const callout = (await screen.findByText(title)).closest('.callout');
  if (isOverdue) expect(callout).toHaveClass('warning');
  else expect(callout).not.toHaveClass('warning');
});

test('another year is chosen without losing the focus, and after an error too', async () => {
  server.use(
    http.get(`${area}/tax-reports`, ({ request }) => {
      const wanted = Number(new URL(request.url).searchParams.get('year')) || 2025;
      return wanted === 2024
        ? HttpResponse.json({ message: 'No' }, { status: 400 })
        : HttpResponse.json({ ...year, year: wanted });
    }),
  );
  await open();
  const select = await screen.findByLabelText('Year');
  expect(select).toHaveValue('2025');
  await userEvent.selectOptions(select, '2024');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Make the report for 2025' })).toBeNull();
  expect(select).toHaveValue('2024');

  await userEvent.selectOptions(select, '2026');
  expect(await screen.findByRole('button', { name: 'Make the report for 2026' })).toBeVisible();
  expect(select).toBeInTheDocument();
  expect(select).toHaveValue('2026');
});

test('it is made at once, and marked as filed only after a question', async () => {
  await open();
  expect(await screen.findByText('Due on 31/01/2999')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Make the report for 2025' }));
  await waitFor(() => expect(sent).toEqual(['tax-reports']));
  const messages = within(screen.getByRole('table', { name: 'Messages' }));
  await userEvent.click(messages.getByRole('button', { name: 'Mark as filed: GB2025GB-X-1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Has it been sent?' }));
  expect(sent).toHaveLength(1);
  await userEvent.click(dialog.getByRole('button', { name: 'Yes' }));

  await waitFor(() => expect(sent).toEqual(['tax-reports', 'tax-reports/5/filed']));
});

test('until it is known who reports, the screen leads to the settings', async () => {
  server.use(
    http.get(`${area}/tax-reports`, () => HttpResponse.json({ ...year, names_operator: false })),
  );
  await open();

  expect(await screen.findByRole('link', { name: 'Go to the market settings' })).toHaveAttribute(
    'href',
    '/admin/market-settings',
  );
  expect(screen.queryByRole('button', { name: /Make the report/ })).toBeNull();
});

test('an admin without the right does not have the screen', async () => {
  server.use(
    answerRights(),
    http.get(`${area}/tax-reports`, () => HttpResponse.json({ message: 'No' }, { status: 404 })),
  );
  await open();

  await waitFor(() => expect(screen.queryByText('Tax reports')).toBeNull());
});
