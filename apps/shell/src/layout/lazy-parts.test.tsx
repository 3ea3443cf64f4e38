import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

jest.unstable_mockModule('./parts.ts', () => {
  throw new Error('The chunk is missing.');
});
const { renderShell } = await import('../testing/render-shell.tsx');

test('without the code of its menu a page stays whole, and says that it could not be opened', async () => {
  const { user, toastTitles } = renderShell('/');
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  await waitFor(() => expect([...toastTitles]).toEqual([expect.stringMatching(/not be opened/)]));

  expect(screen.getByRole('button', { name: 'Open menu', expanded: false })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
});
