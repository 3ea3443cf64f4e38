import type { AccountFactor } from '@freely/api-client/contract';
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

const admin = userWith({ user_id: 1, name: 'Ops', user_roles: ['admin'] });
const FACTORS = `${API}/dashboard/admin/second-factors`;
const ops: AccountFactor = {
  user_id: 1,
  name: 'Ops',
  email: 'ops@freely.example',
  is_admin: true,
  since: '2026-11-20T10:00:00.000Z',
};
const grace = { ...ops, user_id: 20001, name: 'Grace Lee', email: 'grace@people.example' };
const noah = { ...ops, user_id: 2, name: 'Noah Reid', email: 'noah@freely.example', since: null };
let accounts: AccountFactor[];
let sent: unknown;

const server = setupServer(
  answerRights(),
  http.get(FACTORS, () => HttpResponse.json({ accounts, total: accounts.length })),
  http.post(`${FACTORS}/20001/reset`, async ({ request }) => {
    sent = await request.json();
    accounts = [ops, noah];
    return HttpResponse.json({ message: 'The second factor has been reset' });
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  accounts = [ops, noah, grace];
  sent = undefined;
  toastStore.setState({ toasts: [] });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const table = async () =>
  within(await screen.findByRole('table', { name: 'Admins, and accounts with a second factor' }));
const toast = () => toastStore.getState().toasts.at(-1);

async function resetGrace() {
  await renderRemote(remote, '/admin/second-factors', { user: admin });
  await userEvent.click(
    (await table()).getByRole('button', { name: 'Reset the second factor of Grace Lee' }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Reason'), 'Phone lost');
  await userEvent.click(dialog.getByRole('button', { name: 'Reset' }));
}

test('another account’s second factor is reset with a reason, and never one’s own', async () => {
  await resetGrace();

  await waitFor(() => expect(toast()?.title).toBe('The second factor has been reset'));
  expect(sent).toEqual({ reason: 'Phone lost' });
  await waitFor(() => expect(screen.queryByText('Grace Lee')).toBeNull());
  expect((await table()).getByText('Not set up')).toBeVisible();
  expect((await table()).queryByRole('button', { name: /^Reset the/ })).toBeNull();
  await expectAccessible();
});

test('a refusal says why', async () => {
  const message = 'This account has no second factor';
  server.use(
    http.post(`${FACTORS}/20001/reset`, () => HttpResponse.json({ message }, { status: 404 })),
  );
  await resetGrace();

  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});
