import { createCatalogues } from '@freely/i18n';
import { toastStore } from '@freely/shell-sdk';
import { renderRemote } from '@freely/shell-sdk/testing';
import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { importCatalogue } from './import-catalogue.ts';

// What reads the data is a file of its own, which a network may not bring.
jest.unstable_mockModule('./read-own-data.ts', () => ({
  readOwnData: () => Promise.reject(new TypeError('Loading chunk 7 failed')),
}));
const { DataSection } = await import('./data-section.tsx');

test('a download that cannot begin says so, and may be tried again', async () => {
  const { withMessages } = createCatalogues({ 'account-settings': importCatalogue });
  const lazy = withMessages(async () => ({ Component: DataSection }), 'account-settings');
  await renderRemote({ name: 'settings', routes: [{ path: 'settings', lazy }] }, '/settings');
  const button = await screen.findByRole('button', { name: 'Download my data' });
  await userEvent.click(button);

  await waitFor(() =>
    expect(toastStore.getState().toasts[0]).toMatchObject({
      tone: 'warning',
      title: expect.stringMatching(/^Your data could not be downloaded/),
    }),
  );
  expect(button).not.toHaveAttribute('aria-busy');
});
