import { sessionStore } from '@freely/auth';
import { toastStore } from '@freely/shell-sdk';
import { API, renderRemote, setTestSettings, userWith } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { collectDownloads } from '../../testing/collect-downloads.ts';
import { answerRights } from '../../testing/rights.ts';
import { bookingWith, customerWith } from '../../testing/rows.ts';

const admin = userWith({ name: 'Ops', user_id: 10, user_roles: ['admin'] });
const USERS = `${API}/dashboard/admin/users`;
const DISCOUNT = `${API}/dashboard/admin/admin-discount-for-customer/20001`;
const LOG_IN = `${API}/dashboard/admin/userLogIn/20001`;

let discount: number;
let history: { discount: number; at: string; by: string | null }[];

const server = setupServer(
  answerRights(),
  http.get(USERS, () => HttpResponse.json({ users: [customerWith({ discount })], total: 1 })),
  http.get(`${USERS}/20001`, () =>
    HttpResponse.json({
      customer: { ...customerWith({ discount }), phone: '07700900123' },
      totals: { paid: 90, refunded: 10, cancelled: 1 },
      bookings: [bookingWith()],
      history: [{ kind: 'registered', at: '2026-11-01T09:00:00.000Z', actor: null }],
    }),
  ),
  http.get(DISCOUNT, () => HttpResponse.json({ discount, history })),
  http.post(DISCOUNT, async ({ request }) => {
    const body = (await request.json()) as { discount: number };
    discount = Number(body.discount);
    history = [{ discount, at: '2026-11-21T09:00:00.000Z', by: 'Ops' }];
    return HttpResponse.json({ message: 'Discount successfully updated', discount, history });
  }),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  setTestSettings();
  discount = 0;
  history = [];
  toastStore.setState({ toasts: [] });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const toast = () => toastStore.getState().toasts.at(-1);
const table = async () => within(await screen.findByRole('table', { name: 'Customers' }));

async function openSettings() {
  await renderRemote(remote, '/admin/customers', { user: admin });
  await userEvent.click((await table()).getByRole('button', { name: 'Settings for Grace Lee' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Settings for Grace Lee' }));
  await dialog.findByLabelText('Discount, %');

  return dialog;
}

test('a discount says which bookings it makes too cheap to pay', async () => {
  const field = (await openSettings()).getByLabelText('Discount, %');
  await userEvent.clear(field);
  await userEvent.type(field, '40');
  expect(field).not.toHaveAccessibleDescription();

  await userEvent.clear(field);
  await userEvent.type(field, '90');

  expect(field).toHaveAccessibleDescription(
    'With this discount a booking under £3.00 cannot be paid: card payments start at £0.30.',
  );
});

test('the settings of a customer set a discount of up to two digits', async () => {
  const dialog = await openSettings();
  const field = dialog.getByLabelText('Discount, %');
  await expectAccessible();

  await userEvent.clear(field);
  await userEvent.type(field, '1a57');
  expect(field).toHaveValue('15');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));

  await waitFor(() =>
    expect(toast()).toMatchObject({ tone: 'success', title: 'Discount successfully updated' }),
  );
  expect(await (await table()).findByRole('row', { name: /Grace Lee.*15%/ })).toBeInTheDocument();
});

test('a discount is required', async () => {
  const dialog = await openSettings();

  await userEvent.clear(dialog.getByLabelText('Discount, %'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));

  expect(await dialog.findByText('Discount field is required')).toBeInTheDocument();
});

test('a validation error of the server is shown under the field', async () => {
  server.use(
    http.post(DISCOUNT, () =>
      HttpResponse.json(
        { message: 'Wrong', errors: { discount: ['Please enter a whole number from 0 to 99'] } },
        { status: 422 },
      ),
    ),
  );
  const dialog = await openSettings();

  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));

  expect(
    (await dialog.findAllByText('Please enter a whole number from 0 to 99')).length,
  ).toBeGreaterThan(0);
});

test('a profile shows payments and the latest bookings', async () => {
  const { router } = await renderRemote(remote, '/admin/customers', { user: admin });

  await userEvent.click((await table()).getByRole('button', { name: 'Open profile of Grace Lee' }));

  const drawer = within(await screen.findByRole('dialog', { name: 'Grace Lee' }));
  expect(router.state.location.search).toBe('?open=20001');
  expect((await drawer.findByText('Paid')).nextSibling).toHaveTextContent('£90.00');
  expect(drawer.getByRole('link', { name: 'FR-40001, Amara Obi, Confirmed' })).toHaveAttribute(
    'href',
    '/admin/bookings?open=40001',
  );
});

test('the latest bookings tell an offer of a waiting list from a cancelled booking', async () => {
  const letGo = bookingWith({
    ...{ paid: false, booking_status: 'cancelled_by_customer', offer: 'refused' },
  });
  server.use(
    http.get(`${USERS}/20001`, () =>
      HttpResponse.json({
        customer: { ...customerWith(), phone: '' },
        totals: { paid: 0, refunded: 0, cancelled: 0 },
        bookings: [letGo],
        history: [],
      }),
    ),
  );
  await renderRemote(remote, '/admin/customers?open=20001', { user: admin });

  const name = 'FR-40001, Amara Obi, Waiting-list offer let go';
  expect(await screen.findByRole('link', { name })).toBeVisible();
});

test('Back closes a profile, and so does its button, also when it is pressed twice', async () => {
  const { router } = await renderRemote(remote, '/admin/customers?sort=name', { user: admin });
  const search = () => router.state.location.search;
  const openFirst = async () => {
    await userEvent.click(
      (await table()).getByRole('button', { name: 'Open profile of Grace Lee' }),
    );
    await screen.findByRole('dialog', { name: 'Grace Lee' });
    expect(search()).toBe('?sort=name&open=20001');
  };

  await openFirst();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(search()).toBe('?sort=name');

  await openFirst();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(search()).toBe('?sort=name'));
  expect(router.state.location.pathname).toBe('/admin/customers');
});

test('a profile whose opener was pressed twice is closed by closing it once', async () => {
  const { router } = await renderRemote(remote, '/admin/customers', { user: admin });
  const opener = (await table()).getByRole('button', { name: 'Open profile of Grace Lee' });
  // The second time before the page shows what the first one did.
  await act(async () => {
    opener.click();
    await waitFor(() => expect(router.state.location.search).toBe('?open=20001'));
    opener.click();
  });
  await screen.findByRole('dialog', { name: 'Grace Lee' });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('');
  await userEvent.click(opener);
  expect(await screen.findByRole('dialog', { name: 'Grace Lee' })).toBeInTheDocument();
});

test('Back undoes an order, and a search as a whole', async () => {
  const { router } = await renderRemote(remote, '/admin/customers', { user: admin });
  const search = () => router.state.location.search;
  await userEvent.click((await table()).getByRole('button', { name: /^Name/ }));
  await waitFor(() => expect(search()).toBe('?sort=name'));
  const field = screen.getByRole('searchbox');
  await userEvent.type(field, 'gra');
  await waitFor(() => expect(search()).toBe('?sort=name&q=gra'));
  await userEvent.type(field, 'ce');
  await waitFor(() => expect(search()).toBe('?sort=name&q=grace'));

  await act(() => router.navigate(-1));
  expect(search()).toBe('?sort=name');
  await waitFor(() => expect(field).toHaveValue(''));
  await act(() => router.navigate(-1));
  expect(search()).toBe('');
});

test('a profile that was opened by its URL is closed without leaving the list', async () => {
  const { router } = await renderRemote(remote, '/admin/customers?open=20001', { user: admin });
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));

  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(router.state.location.pathname).toBe('/admin/customers');
});

test('the spreadsheet of customers is downloaded; a failed download shows an error', async () => {
  const downloads = collectDownloads();
  const report = `${API}/dashboard/admin/getCustomers`;
  server.use(
    http.get(report, () => HttpResponse.json({ message: 'Busy' }, { status: 500 }), {
      once: true,
    }),
    http.get(report, () => HttpResponse.arrayBuffer(new ArrayBuffer(8))),
  );
  await renderRemote(remote, '/admin/customers', { user: admin });

  await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
  await waitFor(() => expect(toast()?.title).toBe('Something goes wrong'));
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));

  await waitFor(() => expect(downloads).toEqual(['customers.xlsx']));
});

test('the spreadsheet has the search of the list', async () => {
  const downloads = collectDownloads();
  const requested: string[] = [];
  server.use(
    http.get(`${API}/dashboard/admin/getCustomers`, ({ request }) => {
      requested.push(new URL(request.url).search);
      return HttpResponse.arrayBuffer(new ArrayBuffer(8));
    }),
  );
  await renderRemote(remote, '/admin/customers?q=zzzzzz&sort=name', { user: admin });

  await userEvent.click(await screen.findByRole('button', { name: 'Download' }));

  await waitFor(() => expect(downloads).toEqual(['customers.xlsx']));
  expect(requested).toEqual(['?q=zzzzzz']);
});

test('logging in as a customer opens their bookings two seconds later', async () => {
  server.use(
    http.post(LOG_IN, () =>
      HttpResponse.json({
        ...userWith({ user_id: 20001, name: 'Grace', user_roles: ['customer'] }),
        access_token: 'token-of-grace',
        impersonated_by: { user_id: 10, name: 'Ops' },
      }),
    ),
  );
  const { router } = await renderRemote(remote, '/admin/customers', { user: admin });

  await userEvent.click((await table()).getByRole('button', { name: 'Log in as Grace Lee' }));

  await waitFor(() =>
    expect(sessionStore.getState().user).toMatchObject({
      user_id: 20001,
      impersonated_by: { name: 'Ops' },
    }),
  );
  expect(router.state.location.pathname).toBe('/admin/customers');
  await waitFor(() => expect(router.state.location.pathname).toBe('/customer/bookings'), {
    timeout: 4000,
  });
});

test('a second press, in whichever row, starts no second impersonation', async () => {
  const other = customerWith({ user_id: 20003, first_name: 'Ines', last_name: 'Roy' });
  const starts: string[] = [];
  let answer = () => {};
  const waits = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.get(USERS, () => HttpResponse.json({ users: [customerWith(), other], total: 2 })),
    http.post(`${API}/dashboard/admin/userLogIn/:id`, async ({ params }) => {
      starts.push(String(params.id));
      await waits;
      return HttpResponse.json({
        ...userWith({ user_id: 20001, name: 'Grace', user_roles: ['customer'] }),
        access_token: 'token-of-grace',
        impersonated_by: { user_id: 10, name: 'Ops' },
      });
    }),
  );
  const { router } = await renderRemote(remote, '/admin/customers', { user: admin });
  const button = async (name: string) =>
    (await table()).getByRole('button', { name: `Log in as ${name}` });

  await userEvent.dblClick(await button('Grace Lee'));
  await userEvent.click(await button('Ines Roy'));
  answer();
  await waitFor(() => expect(sessionStore.getState().user?.name).toBe('Grace'));
  await userEvent.click(await button('Ines Roy'));

  await waitFor(() => expect(router.state.location.pathname).toBe('/customer/bookings'), {
    timeout: 4000,
  });
  expect(starts).toEqual(['20001']);
  expect(toastStore.getState().toasts).toHaveLength(1);
});

test('nobody can log in as an admin', async () => {
  server.use(
    http.post(LOG_IN, () =>
      HttpResponse.json({ message: 'Admins cannot be logged in as' }, { status: 403 }),
    ),
  );
  await renderRemote(remote, '/admin/customers', { user: admin });

  await userEvent.click((await table()).getByRole('button', { name: 'Log in as Grace Lee' }));

  await waitFor(() =>
    expect(toast()).toMatchObject({
      tone: 'error',
      title: 'You cannot log in as this person',
      text: 'Admins cannot be logged in as',
    }),
  );
  expect(sessionStore.getState().user?.user_id).toBe(10);
});

test('a customer who does not exist is not found, and not an outage (D78)', async () => {
  server.use(http.get(`${USERS}/999`, () => HttpResponse.json({ message: 'No' }, { status: 404 })));
  await renderRemote(remote, '/admin/customers?open=999', { user: admin });

  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('There is nothing with this number')).toBeVisible();
  expect(drawer.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a malformed number of a row is not found either, beside the list', async () => {
  const { router } = await renderRemote(remote, '/admin/customers?open=abc', { user: admin });

  const drawer = await screen.findByRole('dialog', { name: 'There is nothing with this number' });
  await userEvent.click(within(drawer).getByRole('button', { name: /close/i }));

  expect(await (await table()).findByRole('row', { name: /Grace Lee/ })).toBeVisible();
  expect(router.state.location.search).toBe('');
});
