import { API, renderRemote, userWith } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';

const server = setupServer(
  http.get(`${API}/dashboard/admin/rights`, () => HttpResponse.json({ release: false })),
  http.get(`${API}/auth/sessions`, () => HttpResponse.json([])),
  http.get(`${API}/auth/secondFactor`, () =>
    HttpResponse.json({ is_on: false, recovery_codes_left: 0 }),
  ),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

test('an admin changes the password, sets up a second factor, and sees the sessions', async () => {
  const user = userWith({ name: 'Ops', user_roles: ['admin'] });
  await renderRemote(remote, '/admin/account', { user });

  for (const name of ['Password', 'Second factor', 'Where you are logged in']) {
    expect(await screen.findByRole('region', { name })).toBeVisible();
  }
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
  await expectAccessible();
});
