import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderShell } from '../testing/render-shell.tsx';

test('a menu that was opened while the first page loads stays open, and keeps the focus', async () => {
  const page = Promise.withResolvers<{ Component: () => React.JSX.Element }>();
  const { user } = renderShell('/slow', [{ path: '/slow', lazy: () => page.promise }]);
  expect(await screen.findByText('Loading the page')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(await screen.findByRole('navigation', { name: 'Mobile' })).toBeVisible();
  await act(async () => page.resolve({ Component: () => <h1>Here at last</h1> }));
  expect(await screen.findByRole('heading', { name: 'Here at last' })).toBeVisible();

  expect(screen.getByRole('navigation', { name: 'Mobile' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close menu' })).toHaveFocus();
});
