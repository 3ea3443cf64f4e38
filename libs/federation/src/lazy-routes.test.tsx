import { RouterProvider } from '@freely/router';
import { createMemoryRouter } from '@freely/router/testing';
import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { lazyWithRetry } from './lazy-routes.ts';

test('a chunk that fails at first is retried before the router sees the error', async () => {
  let tries = 0;
  const routes = lazyWithRetry([
    {
      path: '/',
      HydrateFallback: () => null,
      children: [
        {
          index: true,
          lazy: async () => {
            tries += 1;
            if (tries < 3) throw Object.assign(new Error('gone'), { name: 'ChunkLoadError' });
            return { Component: () => <h1>Here</h1> };
          },
        },
      ],
    },
  ]);
  render(<RouterProvider router={createMemoryRouter(routes)} />);

  expect(await screen.findByRole('heading', { name: 'Here' })).toBeVisible();
  expect(tries).toBe(3);
});

test('a chunk that hangs opens its page when it arrives', async () => {
  jest.useFakeTimers();
  const lazy = async () => {
    await new Promise((resolve) => setTimeout(resolve, 30_000));
    return { Component: () => <h1>There</h1> };
  };
  const routes = lazyWithRetry([{ path: '/', HydrateFallback: () => null, lazy }]);
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  await act(() => jest.advanceTimersByTimeAsync(29_000));
  expect(screen.queryByRole('heading')).toBeNull();

  await act(() => jest.advanceTimersByTimeAsync(1_500));
  jest.useRealTimers();
  expect(screen.getByRole('heading', { name: 'There' })).toBeVisible();
});
