import { Outlet, RouterProvider, useLocation } from '@freely/router';
import { createMemoryRouter } from '@freely/router/testing';
import { usePageTitle } from '@freely/shell-sdk';
import { afterEach, expect, test } from '@jest/globals';
import { act, render, waitFor } from '@testing-library/react';
import { useState } from 'react';
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

/** A page that becomes another one at the same address. */
function Payment() {
  const [isPaid, setPaid] = useState(false);
  usePageTitle(isPaid ? 'Booked' : 'Waiting');

  return (
    <main>
      {isPaid ? <h1 key="booked">Booked</h1> : <h1 key="waiting">Waiting</h1>}
      <button type="button" onClick={() => setPaid(true)}>
        Pay
      </button>
    </main>
  );
}

test('a heading that had the focus passes it on to the one that takes its place', async () => {
  const home = { path: '/', element: <Page title="Home" /> };
  const router = createMemoryRouter(
    [{ element: <Frame />, children: [home, { path: '/payment', element: <Payment /> }] }],
    { initialEntries: ['/'] },
  );
  const { getByRole } = render(<RouterProvider router={router} />);
  await act(() => router.navigate('/payment'));
  expect(getByRole('heading', { name: 'Waiting' })).toHaveFocus();

  await act(async () => getByRole('button').click());
  expect(getByRole('heading', { name: 'Booked' })).toHaveFocus();
});

const nextFrames = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
