import { brand } from '@freely/domain/brand';
import { renderRemote } from '@freely/federation/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../routes.tsx';

test('the tabs lead to team and contact', async () => {
  const { router } = await renderRemote(remote, '/about-us');

  await userEvent.click(await screen.findByRole('link', { name: 'Meet the team' }));
  const team = await screen.findByRole('region', { name: 'Eight people, one product' });
  expect(within(team).getAllByRole('listitem')).toHaveLength(8);
  expect(router.state.location.pathname).toBe('/our-team');

  await userEvent.click(screen.getByRole('link', { name: 'Contact' }));
  expect(await screen.findByText(brand.office[0] ?? '')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: brand.supportEmail })).toHaveAttribute(
    'href',
    `mailto:${brand.supportEmail}`,
  );
  expect(router.state.location.pathname).toBe('/contacts');
});
