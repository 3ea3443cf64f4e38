import { createBrowserRouter, RouterProvider } from '@freely/router';
import { afterEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { paymentSent, usePaymentSent } from './payment-sent.ts';

function Probe() {
  return <p>{usePaymentSent() ? 'sent' : 'not sent'}</p>;
}

/** A page load: what the browser keeps over a reload is the address, and the state of its history's entry. */
function load() {
  const router = createBrowserRouter([{ path: '*', element: <Probe /> }]);
  const { unmount } = render(<RouterProvider router={router} />);

  return {
    router,
    leave: () => {
      unmount();
      router.dispose();
    },
  };
}

afterEach(() => history.replaceState(null, '', '/'));

test('a payment that was sent is still known after a reload', async () => {
  history.replaceState(null, '', '/payment/418');
  const { router, leave } = load();
  await act(() => router.navigate('/payment-success/418', { replace: true, state: paymentSent }));
  expect(screen.getByText('sent')).toBeVisible();
  leave();

  load();
  expect(location.pathname).toBe('/payment-success/418');
  expect(screen.getByText('sent')).toBeVisible();
});

test('an address that was opened directly tells of none, after a reload neither', () => {
  history.replaceState(null, '', '/payment-success/418');
  load().leave();

  load();
  expect(screen.getByText('not sent')).toBeVisible();
});

test('nor does one that was opened logged out, after the log-in', async () => {
  history.replaceState(null, '', '/login');
  const { router, leave } = load();
  await act(() => router.navigate('/payment-success/418', { replace: true }));

  expect(screen.getByText('not sent')).toBeVisible();
  leave();
});
