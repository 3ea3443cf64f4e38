import { sessionStore } from '@freely/auth';
import { pageTitleStore, toastStore } from '@freely/shell-sdk';
import { API, renderRemote, userWith } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { emptyWaitingList, settings } from '../../testing/fixtures.ts';

let deletions = 0;
const server = setupServer(
  http.get(`${API}/dashboard/user/waiting-list`, () => HttpResponse.json(emptyWaitingList)),
  http.get(`${API}/dashboard/user/settings`, () => HttpResponse.json(settings)),
  http.get(`${API}/auth/sessions`, () => HttpResponse.json([])),
  http.get(`${API}/auth/secondFactor`, () =>
    HttpResponse.json({ is_on: true, recovery_codes_left: 10 }),
  ),
  http.delete(`${API}/user`, () => {
    deletions += 1;
    return HttpResponse.json({ message: 'Your account has been deleted' });
  }),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  deletions = 0;
  toastStore.setState({ toasts: [] });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = () => renderRemote(remote, '/customer/settings', { user: userWith() });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('each account setting has a section, and the sidebar marks this page', async () => {
  await open();

  for (const name of [
    'Profile status',
    'Password',
    'Email',
    'Phone',
    'Second factor',
    'Where you are logged in',
    'Your data',
    'Delete account',
  ]) {
    expect(await screen.findByRole('region', { name })).toBeVisible();
  }
  // Of a former practitioner, who has it from before.
  expect(await screen.findByRole('button', { name: 'Turn off' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page');
  expect(pageTitleStore.getState().title).toBe('Settings');
  await expectAccessible();
});

test('confirming deletes the account, ends the session and opens the home page', async () => {
  const { router } = await open();
  await press('Delete account');
  expect(
    await screen.findByText(/could still cancel free of charge are refunded in full/),
  ).toBeVisible();
  await press('No');
  expect(deletions).toBe(0);

  await press('Delete account');
  await press('Yes');

  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(deletions).toBe(1);
  expect(sessionStore.getState().status).toBe('anonymous');
  await waitFor(() =>
    expect(toastStore.getState().toasts).toContainEqual(
      expect.objectContaining({ tone: 'success', title: 'Your account has been deleted' }),
    ),
  );
});

test('a practitioner is told what both sides of the account lose, and where one alone is deleted', async () => {
  await renderRemote(remote, '/customer/settings', {
    user: userWith({ user_roles: ['practitioner', 'customer'] }),
  });

  expect(await screen.findByRole('link', { name: 'practitioner settings' })).toHaveAttribute(
    'href',
    '/practitioner/settings',
  );
  const { children } = screen.getByRole('region', { name: 'Delete account' });
  expect(children[0]).toHaveTextContent(/your profile, photos, prices and hours/);
  expect(screen.getByText(/nobody can find or book you/)).toBeVisible();
  expect(screen.getByText(/ends the secret address of your calendar/)).toBeVisible();
  await press('Delete account');
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(/appointments with your customers are .* refunded in full/);
  await expectAccessible();
});

test('a refused deletion says why, also after its notification has gone', async () => {
  server.use(
    http.delete(`${API}/user`, () =>
      HttpResponse.json({ message: 'Not while you are logged in as somebody' }, { status: 403 }),
    ),
  );
  const { router } = await open();
  await press('Delete account');
  await press('Yes');

  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Your account was not deleted Not while you are logged in as somebody',
  );
  expect(toastStore.getState().toasts[0]).toMatchObject({
    tone: 'warning',
    title: 'Not while you are logged in as somebody',
  });
  await expectAccessible();
  await press('No');
  await press('Delete account');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(router.state.location.pathname).toBe('/customer/settings');
});

test('settings that fail to load say why, and can be retried', async () => {
  server.use(
    http.get(
      `${API}/dashboard/user/settings`,
      () => HttpResponse.json({ message: 'We are back soon' }, { status: 503 }),
      { once: true },
    ),
  );
  await open();

  await press('Try again');
  expect(await screen.findByRole('region', { name: 'Password' })).toBeVisible();
});
