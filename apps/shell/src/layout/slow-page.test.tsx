import { I18nextProvider } from '@freely/i18n';
import { Outlet, RouterProvider } from '@freely/router';
import { createMemoryRouter } from '@freely/router/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createEnglishI18n } from '../i18n/create-page-i18n.ts';

const messages = { isLate: false };
const { loadMessages } = await import('../i18n/messages.ts');
jest.unstable_mockModule('../i18n/messages.ts', () => ({
  loadMessages: (name: 'shell/tabs') =>
    messages.isLate ? new Promise(() => {}) : loadMessages(name),
}));
const { SlowPage } = await import('./slow-page.tsx');

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  messages.isLate = false;
  cleanup();
  jest.useRealTimers();
});

async function openHangingPage() {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const router = createMemoryRouter(
    [
      {
        element: (
          <SlowPage>
            <Outlet />
          </SlowPage>
        ),
        children: [
          { path: '/', Component: () => <h1>Here</h1> },
          { path: '/slow', lazy: () => arrived.then(() => ({ Component: () => <h1>There</h1> })) },
        ],
      },
    ],
    { initialEntries: ['/'] },
  );
  render(
    <I18nextProvider i18n={createEnglishI18n()}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );

  await act(async () => {
    void router.navigate('/slow');
    await jest.advanceTimersByTimeAsync(0);
  });

  return {
    arrive: () =>
      act(async () => {
        arrive();
        await jest.advanceTimersByTimeAsync(0);
      }),
  };
}

const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

test('while the code of the panel is late, too, the page stays', async () => {
  messages.isLate = true;
  const { arrive } = await openHangingPage();
  await act(() => jest.advanceTimersByTimeAsync(4_000));

  expect(headings()).toEqual(['Here']);
  expect(screen.getByRole('heading')).toBeVisible();
  await arrive();
  expect(headings()).toEqual(['There']);
});

test('a page that hangs shows its panel within three seconds, and appears when it arrives', async () => {
  const { arrive } = await openHangingPage();
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(headings()).toEqual(['Here']);

  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(headings()).toEqual(['This is taking longer than usual']);
  await arrive();
  expect(headings()).toEqual(['There']);
});
