// The documents name every title of the area: `Practitioner {screen}` (D7).
import { pageTitleStore } from '@freely/shell-sdk';
import { API, renderRemote } from '@freely/shell-sdk/testing';
import { pathsOf } from '@freely/shell-sdk/testing/guard-table';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from './routes.tsx';
import { layoutHandlers } from './testing/api.ts';
import { amara } from './testing/people.ts';

// A title does not wait for what the screen shows.
const server = setupServer(
  ...layoutHandlers,
  http.all(`${API}/*`, () => HttpResponse.json({ message: 'We are back soon' }, { status: 503 })),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => pageTitleStore.setState({ title: '' }));
afterAll(() => server.close());

const titles = new Set<string>();

test.each(pathsOf(remote.routes))('the title of %s ends in its screen', async (path) => {
  await renderRemote(remote, path, { user: amara });
  await screen.findByRole('heading', { level: 1 });

  await waitFor(() => expect(pageTitleStore.getState().title).toMatch(/^Practitioner [A-Z]/));
  const { title } = pageTitleStore.getState();
  expect(titles).not.toContain(title);
  titles.add(title);
});
