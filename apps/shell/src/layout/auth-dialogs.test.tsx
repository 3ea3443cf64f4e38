import { authDialogStore, guard, loginRequired, loseSession, signIn } from '@freely/auth';
import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';

jest.unstable_mockModule('../features/account/auth-dialog.tsx', () => {
  throw new Error('The chunk is missing.');
});
const { renderShell } = await import('../testing/render-shell.tsx');

test('without the code of the log-in, the page of a lost session is left and never shown', async () => {
  const payment = {
    path: '/payment/:id',
    loader: guard(loginRequired),
    Component: () => <h1>Payment</h1>,
  };
  const { router, toastTitles } = renderShell('/services', [payment]);
  act(() =>
    signIn({
      access_token: 'token-of-ada',
      ...{ user_id: 7, name: 'Ada', email: 'ada@people.example' },
      ...{ user_roles: ['customer'], practitioner_info: null },
    }),
  );
  await act(() => router.navigate('/payment/7'));
  expect(await screen.findByRole('heading', { name: 'Payment' })).toBeVisible();
  let shownAt: string | null = null;
  authDialogStore.subscribe(({ isPageKept }, before) => {
    if (before.isPageKept && !isPageKept) shownAt = router.state.location.pathname;
  });
  act(() => loseSession());

  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(shownAt).toBe('/login');
  expect([...toastTitles]).toEqual([expect.stringMatching(/not be opened/)]);
  expect(sessionStorage.getItem('freely.target')).toBe('/payment/7');
});
