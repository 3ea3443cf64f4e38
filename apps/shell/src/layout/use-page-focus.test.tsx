import { Outlet, RouterProvider, useLocation } from '@freely/router';
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

/** A page of its own, or one with an address for what stands over it. */
function List() {
  usePageTitle(useLocation().pathname === '/list' ? 'List' : 'Entry');

  return (
    <main>
      <h1>List</h1>
      <button type="button">Open</button>
      <Outlet />
    </main>
  );
}

test('a new page has the focus in its heading, the page under a dialog keeps it where it was', async () => {
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [
          { path: '/list', element: <List />, children: [{ path: 'entry', element: null }] },
          {
            path: '/other',
            element: (
              <main>
                <Page title="Other" />
              </main>
            ),
          },
        ],
      },
    ],
    { initialEntries: ['/list/entry'] },
  );
  const { getByRole } = render(<RouterProvider router={router} />);
  const opener = getByRole('button', { name: 'Open' });
  act(() => opener.focus());

  await act(() => router.navigate('/list'));
  await act(() => nextFrames());
  expect(opener).toHaveFocus();

  act(() => opener.blur());
  await act(() => router.navigate('/list/entry'));
  await act(() => nextFrames());
  expect(getByRole('heading')).toHaveFocus();

  await act(() => router.navigate('/other'));
  expect(getByRole('heading', { name: 'Other' })).toHaveFocus();
});

const nextFrames = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
