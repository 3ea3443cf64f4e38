import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderShell } from '../testing/render-shell.tsx';

test('the header stays the same element, with an open menu and the focus, as the first page comes', async () => {
  const page = Promise.withResolvers<{ Component: () => React.JSX.Element }>();
  renderShell('/slow', [{ path: '/slow', lazy: () => page.promise }]);
  expect(await screen.findByText('Loading the page')).toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'Open menu' });
  act(() => button.focus());

  await act(async () => page.resolve({ Component: () => <h1>Here at last</h1> }));

  expect(await screen.findByRole('heading', { name: 'Here at last' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Open menu' })).toBe(button);
  expect(button).toHaveFocus();
});
