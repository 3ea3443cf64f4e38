import type { RemoteModule } from '@freely/federation';
import type { RemoteEvent } from '@freely/federation/telemetry';
import { slotStore } from '@freely/shell-sdk';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { createEnglishI18n } from '../i18n/create-page-i18n.ts';
import { importNotFound } from '../remotes/import-not-found.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { entryOf, testPlatform } from '../testing/test-platform.ts';
import { startSlots } from './start-slots.ts';

const SLOT = 'shell/not-found';
type Load = () => Promise<{ readonly Component: unknown }>;

/** The page of a path that does not exist, with the component of a remote. */
async function showNotFound(load: Load | undefined, isLoadable = true) {
  const module: RemoteModule = {
    name: remote,
    routes: [],
    ...(load ? { components: { [SLOT]: load } } : {}),
  };
  testPlatform(
    { [remote]: entryOf(remote, ['/rewards/*']) },
    { ...(isLoadable && { [remote]: async () => module }) },
  );
  startSlots({ [SLOT]: [remote] });
  createEnglishI18n();
  renderShell('/nowhere', [{ path: '/nowhere', lazy: importNotFound }]);
  await expectWholePage();
}

async function expectWholePage() {
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We could not find that page' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
}

// Each test has a remote of its own: what was loaded stays loaded.
let remote = '';
let number = 0;
let marked: RemoteEvent[] = [];
beforeEach(() => {
  number += 1;
  remote = `mfe-rewards-${number}`;
  marked = [];
  jest.spyOn(performance, 'mark').mockImplementation((_name, options) => {
    marked.push((options as { detail: RemoteEvent }).detail);

    return undefined as never;
  });
});
afterEach(() => {
  act(() => slotStore.setState({ [SLOT]: [] }));
  jest.restoreAllMocks();
});

const broke = (reason: string) => ({ kind: 'broke', remote, version: '1', reason });

test('the component of a remote stands in the slot of another unit', async () => {
  await showNotFound(async () => ({ Component: () => <p>Your rewards</p> }));

  expect(await screen.findByText('Your rewards')).toBeVisible();
  expect(marked).toEqual([]);
});

test('a component that breaks leaves the page whole, and counts as a failure of its release', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await showNotFound(async () => ({
    Component: () => {
      throw new Error('No rewards.');
    },
  }));

  await waitFor(() => expect(marked).toEqual([broke('No rewards.')]));
  await expectWholePage();
});

test('a component whose code is missing leaves the page whole', async () => {
  const load = jest.fn<Load>().mockRejectedValue(new Error('Gone.'));
  await showNotFound(load);

  await waitFor(() => expect(marked).toEqual([broke('Gone.')]));
  expect(load.mock.calls.length).toBeGreaterThan(1);
  await expectWholePage();
});

test('a component that never arrives leaves the page whole, and does not hold it up for long', async () => {
  await showNotFound(() => new Promise(() => {}));

  expect(marked).toEqual([]);
});

test('a remote without the component that its release names leaves the page whole', async () => {
  await showNotFound(undefined);

  expect(marked).toEqual([broke(`It has no component for ${SLOT}.`)]);
});

test('a remote that is unavailable leaves the page whole, and is not reported twice', async () => {
  await showNotFound(undefined, false);

  expect(marked).toEqual([]);
});
