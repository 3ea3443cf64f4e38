import { API, renderRemote, userWith } from '@freely/shell-sdk/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { answerRights } from '../../testing/rights.ts';

const admin = userWith({ name: 'Ops', user_roles: ['admin'] });

let queries: URLSearchParams[];

const server = setupServer(
  answerRights(),
  http.get(`${API}/dashboard/admin/audit`, ({ request }) => {
    queries.push(new URL(request.url).searchParams);
    return HttpResponse.json({
      entries: [
        {
          id: 5,
          at: '2026-11-20T10:00:00.000Z',
          actor: { user_id: 20001, name: 'Grace' },
          impersonator: { user_id: 1, name: 'Ops' },
          action: 'impersonation.call',
          object: 'user:20001',
          detail: { path: '/booking/1' },
        },
        {
          id: 4,
          at: '2026-11-20T09:00:00.000Z',
          actor: { user_id: 1, name: 'Ops' },
          impersonator: null,
          action: 'setting.change',
          object: 'setting:hold_minutes',
          detail: { before: { value: 15, shown: true }, reason: null },
        },
        {
          id: 3,
          at: '2026-11-20T08:00:00.000Z',
          actor: { user_id: 1, name: 'Ops' },
          impersonator: null,
          action: 'review.hide',
          object: 'review:12',
          detail: { was_hidden: false, reason: 'Names another customer' },
        },
      ],
      total: 3,
      actions: ['impersonation.call', 'review.hide'],
    });
  }),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  queries = [];
});
afterAll(() => server.close());
afterEach(() => server.resetHandlers());

const table = async () =>
  within(await screen.findByRole('table', { name: 'Audit log, newest first' }));

test('days of the address that no calendar has are ignored', async () => {
  await renderRemote(remote, '/admin/audit?from=2026-02-30&to=2026-13-45', { user: admin });
  await table();

  expect(queries.map((query) => [query.get('from'), query.get('to')])).toEqual([[null, null]]);
});

test('shows who did what, the impersonating admin, and the details', async () => {
  await renderRemote(remote, '/admin/audit', { user: admin });
  expect(
    (await table()).getByRole('row', {
      name: /Grace \(by Ops\).*Acted as another user.*Account 20001/,
    }),
  ).toBeInTheDocument();

  await userEvent.click((await table()).getByRole('button', { name: 'Show more of entry 5' }));

  expect((await table()).getByText('/booking/1')).toBeInTheDocument();
});

test('shows objects and details in words, and links to people', async () => {
  await renderRemote(remote, '/admin/audit', { user: admin });
  expect((await table()).getByRole('link', { name: 'Account 20001' })).toHaveAttribute(
    'href',
    '/admin/customers?open=20001',
  );
  expect(
    (await table()).getByRole('row', { name: /Changed a market setting.*Setting: hold minutes/ }),
  ).toBeInTheDocument();

  await userEvent.click((await table()).getByRole('button', { name: 'Show more of entry 4' }));

  expect((await table()).getByText('value: 15, shown: Yes')).toBeInTheDocument();
  expect((await table()).getByText('None')).toBeInTheDocument();
});

test('names why a review was hidden', async () => {
  await renderRemote(remote, '/admin/audit', { user: admin });
  await userEvent.click((await table()).getByRole('button', { name: 'Show more of entry 3' }));

  expect((await table()).getByText('reason').parentElement).toHaveTextContent(
    'Names another customer',
  );
});

test('filters by person, action and dates, which are in the URL', async () => {
  const { router } = await renderRemote(
    remote,
    '/admin/audit?q=Ops&object=user:&from=2026-11-01&to=2026-11-30',
    { user: admin },
  );
  await table();

  await userEvent.selectOptions(screen.getByLabelText('Action'), 'Hid a review');

  await waitFor(() =>
    expect(Object.fromEntries(queries.at(-1) ?? [])).toEqual({
      who: 'Ops',
      action: 'review.hide',
      object: 'user:',
      from: '2026-11-01',
      to: '2026-11-30',
      per_page: '25',
      page: '1',
    }),
  );
  expect(router.state.location.search).toContain('action=review.hide');
});

test('cleared filters are cleared in their fields', async () => {
  server.use(
    http.get(`${API}/dashboard/admin/audit`, () =>
      HttpResponse.json({ entries: [], total: 0, actions: [] }),
    ),
  );
  const { router } = await renderRemote(
    remote,
    '/admin/audit?q=Ops&object=user:&from=2026-11-01&to=2026-11-30',
    { user: admin },
  );
  const days = () =>
    within(screen.getByRole('group', { name: 'Dates' }))
      .getAllByRole('spinbutton', { name: /^day/ })
      .map(({ textContent }) => textContent);
  expect(await screen.findByDisplayValue('user:')).toBeVisible();
  await waitFor(() => expect(days()).toEqual(['01', '30']));

  // The button below the list: the search field has one of its own.
  await userEvent.click(await screen.findByText('Clear search and filters'));

  await waitFor(() => expect(screen.queryByDisplayValue('user:')).not.toBeInTheDocument());
  expect(screen.queryByDisplayValue('Ops')).not.toBeInTheDocument();
  await waitFor(() => expect(days()).toEqual(['dd', 'dd']));
  expect(router.state.location.search).toBe('');
});
