import type { SuspiciousAccount } from '@freely/api-client/contract';
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
const ABUSE = `${API}/dashboard/admin/abuse`;
const at = '2026-11-20T10:00:00.000Z';
const noah: SuspiciousAccount = {
  user_id: 20001,
  name: 'Noah Reid',
  email: 'noah@people.example',
  registered_at: at,
  signs: [
    { sign: 'limited', count: 3, reason: 'pause', last_at: at },
    { sign: 'limited', count: 1, reason: 'a_new_limit', last_at: at },
    { sign: 'drops_holds', count: 7, reason: '', last_at: at },
  ],
  lifted_until: null,
};
let account: SuspiciousAccount;
let queries: URLSearchParams[];
let sent: unknown;

const server = setupServer(
  answerRights(),
  http.get(ABUSE, ({ request }) => {
    queries.push(new URL(request.url).searchParams);
    return HttpResponse.json({ accounts: [account], total: 1 });
  }),
  http.post(`${ABUSE}/20001/lift`, async ({ request }) => {
    sent = await request.json();
    account = { ...noah, lifted_until: '2026-11-27T10:00:00.000Z' };
    return HttpResponse.json({
      message: 'The limits have been lifted',
      lifted_until: account.lifted_until,
    });
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  account = noah;
  queries = [];
  sent = undefined;
  toastStore.setState({ toasts: [] });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = (path = '/admin/abuse') => renderRemote(remote, path, { user: admin });
const table = async () =>
  within(
    await screen.findByRole('table', { name: 'Accounts with signs of abuse, the latest first' }),
  );
const toast = () => toastStore.getState().toasts.at(-1);

async function liftForAWeek() {
  await open();
  await userEvent.click(
    (await table()).getByRole('button', { name: 'Lift the limits of Noah Reid' }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('For how long'), '168 hours');
  await userEvent.type(dialog.getByLabelText('Reason'), 'Books for a wedding');
  await userEvent.click(dialog.getByRole('button', { name: 'Lift' }));
}

test('shows what an account did, and which limit refused it, also one without words here', async () => {
  await open();

  expect((await table()).getByText('7 holds ended unpaid')).toBeVisible();
  const reason = 'Refused 3 times: pause after bookings that were let go';
  expect((await table()).getByText(reason)).toBeVisible();
  expect((await table()).getByText('Refused once: a_new_limit')).toBeVisible();
  await expectAccessible();
});

test('the limits are lifted for some time, with a reason', async () => {
  await liftForAWeek();

  expect(await (await table()).findByText('Lifted until 27/11/2026, 10:00')).toBeVisible();
  expect(sent).toEqual({ hours: 168, reason: 'Books for a wedding' });
  expect(toast()?.title).toBe('The limits have been lifted');
});

test('a lift that is refused says why', async () => {
  const message = 'Account not found';
  server.use(
    http.post(`${ABUSE}/20001/lift`, () => HttpResponse.json({ message }, { status: 404 })),
  );
  await liftForAWeek();

  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('the sign and the search are in the URL, and sent', async () => {
  await open('/admin/abuse?q=noah&sign=limited');
  await table();
  expect(Object.fromEntries(queries.at(-1) ?? [])).toMatchObject({ q: 'noah', sign: 'limited' });

  await userEvent.selectOptions(screen.getByLabelText('Sign'), 'Registered in a wave');
  await waitFor(() => expect(queries.at(-1)?.get('sign')).toBe('registered_in_wave'));
});

test('a list that cannot be read offers to try again', async () => {
  server.use(http.get(ABUSE, () => HttpResponse.json({ message: 'No' }, { status: 500 })));
  await open();

  expect(await screen.findByText('We could not load this list')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('without any sign it says what would appear', async () => {
  server.use(http.get(ABUSE, () => HttpResponse.json({ accounts: [], total: 0 })));
  await open();

  expect(await screen.findByText('Nobody shows a sign of abuse')).toBeVisible();
});
