import { Outlet, RouterProvider } from '@freely/router';
import { createMemoryRouter } from '@freely/router/testing';
import { usePageTitle } from '@freely/shell-sdk';
import { afterEach, expect, test } from '@jest/globals';
import { act, render, waitFor } from '@testing-library/react';
import { setFrameLinks } from '../frame/page-frame.ts';
import { usePageFocus } from './use-page-focus.ts';

function Frame() {
  usePageFocus();
  return <Outlet />;
}

function Page({ title }: { title: string }) {
  usePageTitle(title);
  return <h1>{title}</h1>;
}

afterEach(() => setFrameLinks({}));

test('titles end in the brand, and those of the practitioners’ area in their screen', async () => {
  setFrameLinks({
    account: [{ label: 'Account', to: '/workshop/today', audience: ['practitioner'] }],
  });
  const page = (path: string, title: string) => ({ path, element: <Page title={title} /> });
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [
          page('/services', 'Services'),
          page('/workshop/earnings', 'Practitioner Earnings'),
        ],
      },
    ],
    { initialEntries: ['/services'] },
  );
  render(<RouterProvider router={router} />);
  await waitFor(() => expect(document.title).toBe('Services | Freely'));

  await act(() => router.navigate('/workshop/earnings'));
  expect(document.title).toBe('Freely | Practitioner Earnings');

  await act(() => router.navigate('/services'));
  expect(document.title).toBe('Services | Freely');
});
