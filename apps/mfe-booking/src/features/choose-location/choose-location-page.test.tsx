import { renderRemote } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../routes.tsx';
import { query } from '../../testing/fixtures.ts';

const town = 'address=Leeds&town=Leeds&lat=53.8000000&lon=-1.5500000&type=hairdresser';

describe('the choice of location', () => {
  test('offers three locations', async () => {
    await renderRemote(remote, `/select-location?${query}`);

    const links = await screen.findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/practitioner-search?${query}&location=mobile`,
      `/practitioner-search?${query}&location=salon`,
      `/practitioner-search?${query}&location=idm`,
    ]);
    expect(screen.getByText('Beauticians near SW11 4NB')).toBeVisible();
    await expectAccessible();
  });

  test('asks for the postcode when the search for a home treatment names only a town', async () => {
    const { router } = await renderRemote(remote, `/select-location?${town}`);
    await userEvent.click(await screen.findByRole('link', { name: /My home/ }));

    expect(await screen.findByRole('dialog', { name: 'The postcode is missing' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add my postcode' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/services-search'));
    expect(router.state.location.search).toContain('address=Leeds');
  });

  test('redirects to the search form when the search is incomplete', async () => {
    const { router } = await renderRemote(remote, '/select-location?address=Leeds');

    await waitFor(() => expect(router.state.location.pathname).toBe('/services-search'));
  });
});
