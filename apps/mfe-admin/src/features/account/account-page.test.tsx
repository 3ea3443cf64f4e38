import { API, renderRemote, userWith } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { answerRights, rightsOf } from '../../testing/rights.ts';

const server = setupServer(
  answerRights(),
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

test('without the second factor that admins need, nothing else is open until it is set up', async () => {
  let isOn = false;
  const refused = { message: 'Admins need a second factor', code: 'second_factor_required' };
  const refuse = () => HttpResponse.json(refused, { status: 403 });
  server.use(
    http.get(`${API}/dashboard/admin/rights`, () => (isOn ? rightsOf() : refuse())),
    http.get(`${API}/dashboard/admin/gifts`, refuse),
    http.post(`${API}/auth/secondFactor`, () =>
      HttpResponse.json({ secret: 'JBSWY3DPEHPK3PXP', qr: { path: 'M0 0h1v1h-1z', size: 25 } }),
    ),
    http.put(`${API}/auth/secondFactor`, () => {
      isOn = true;
      return HttpResponse.json({ message: 'On', recovery_codes: ['k7mq-2abx-9pfd-whcz'] });
    }),
  );
  const user = userWith({ name: 'Ops', user_roles: ['admin'] });
  await renderRemote(remote, '/admin/gifts', { user });

  expect(await screen.findByText('You need a second factor')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Password' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Customers' })).toBeNull();
  await expectAccessible();

  await userEvent.click(await screen.findByRole('button', { name: 'Set up' }));
  await userEvent.type(await screen.findByLabelText('Code of your app'), '123456{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'I have kept them' }));

  expect(await screen.findByRole('region', { name: 'Password' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Customers' })).toBeVisible();
  expect(screen.queryByText('You need a second factor')).toBeNull();
});
