import { RouterProvider } from '@freely/router';
import { createMemoryRouter } from '@freely/router/testing';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
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
