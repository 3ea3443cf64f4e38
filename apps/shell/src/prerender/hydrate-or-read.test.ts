import { QueryClient } from '@freely/query';
import { afterEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { createEnglishI18n } from '../i18n/create-page-i18n.ts';
import { entryOf, testPlatform } from '../testing/test-platform.ts';
import { hydrateOrRead } from './hydrate-or-read.ts';

const remotes = { 'mfe-public': entryOf('mfe-public', ['/*']) };
const state = (version: string) => ({
  remote: 'mfe-public',
  version,
  loaderData: {},
  queries: { queries: [], mutations: [] },
});
const prepare = (version = '1') =>
  hydrateOrRead(state(version), new QueryClient(), createEnglishI18n());
const BAR = /You can read it/;

afterEach(() => document.body.replaceChildren());

test('a page whose script fails stays, with a bar that says so', async () => {
  document.body.innerHTML =
    '<div id="root"><h1>Finished page</h1></div><aside id="freely-stalled">Stalled</aside>';
  testPlatform(remotes, { 'mfe-public': () => Promise.reject(new Error('blocked')) });

  expect(await prepare()).toBe('read-only');
  expect(screen.getByRole('heading').textContent).toBe('Finished page');
  await waitFor(() => screen.getByText(BAR), { timeout: 10_000 });
  // The bar that stands in the document has done its part.
  expect(screen.queryByText('Stalled')).toBeNull();
});

test('a page whose script hangs says so after three seconds, and comes alive when it arrives', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  testPlatform(remotes, {
    'mfe-public': async () => {
      await arrived;
      return { name: 'mfe-public', routes: [] };
    },
  });
  const hydration = prepare();
  await waitFor(() => screen.getByText(BAR), { timeout: 10_000 });

  arrive();
  expect(await act(() => hydration)).toMatchObject({ remote: { name: 'mfe-public' } });
  await waitFor(() => expect(screen.queryByText(BAR)).toBeNull());
});

test('a page of another release than the one loaded is rendered anew', async () => {
  testPlatform(remotes, { 'mfe-public': async () => ({ name: 'mfe-public', routes: [] }) });

  expect(await prepare('0')).toBeNull();
  expect(screen.queryByText(BAR)).toBeNull();
});
