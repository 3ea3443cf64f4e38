import { renderRemote, userWith } from '@freely/shell-sdk/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import remote from '../routes.tsx';

test('visitors are offered the sign-up of practitioners, at the beginning and at the end', async () => {
  await renderRemote(remote, '/join-freely');

  const links = await screen.findAllByRole('link', { name: 'Practitioner sign up' });
  expect(links).toHaveLength(2);
  for (const link of links) expect(link).toHaveAttribute('href', '/practitioner-registration');
});

test('customers read how they can work with us', async () => {
  await renderRemote(remote, '/join-freely', { user: userWith({ user_roles: ['customer'] }) });

  expect(await screen.findAllByText(/^You are logged in as a customer/)).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: 'Log out' })[0]).toHaveAttribute('href', '/logout');
  expect(screen.queryByRole('link', { name: 'Practitioner sign up' })).not.toBeInTheDocument();
});

test('practitioners are led to their dashboard', async () => {
  await renderRemote(remote, '/join-freely', {
    user: userWith({ user_roles: ['customer', 'practitioner'] }),
  });

  const [link] = await screen.findAllByRole('link', { name: 'Your practitioner dashboard' });
  expect(link).toHaveAttribute('href', '/practitioner');
});
