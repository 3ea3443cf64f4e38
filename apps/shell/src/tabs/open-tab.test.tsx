// What an open tab does when releases change, with the real router and the real routes of remotes.
import { I18nextProvider } from '@freely/i18n';
import { RouterProvider } from '@freely/router';
import { createMemoryRouter } from '@freely/router/testing';
import { registerUnsavedWork } from '@freely/shell-sdk';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, configure, render, screen } from '@testing-library/react';
import { createEnglishI18n } from '../i18n/create-page-i18n.ts';
import { setUpgrades } from '../remotes/platform.ts';
import { discoverRoutes, remoteRoutes } from '../remotes/remote-routes.tsx';
import { entryOf, pointerTo, type TestPlatform, testPlatform } from '../testing/test-platform.ts';
import { outdatedUnits } from './outdated-units.ts';
import { upgradeAtNavigations } from './upgrade-at-navigations.ts';

jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });

const page = (name: string) => ({ path: name, Component: () => <h1>{name}</h1> });
const MODULES = {
  'mfe-booking': async () => ({
    name: 'mfe-booking',
    routes: [page('booking/first'), page('booking/second')],
  }),
  'mfe-admin': async () => ({ name: 'mfe-admin', routes: [page('admin/first')] }),
};

let tab: TestPlatform;
/** Addresses that were opened by a full page load. */
let documents: string[];
let router: ReturnType<typeof createMemoryRouter>;

beforeEach(async () => {
  sessionStorage.clear();
  documents = [];
  tab = testPlatform(
    {
      'mfe-booking': entryOf('mfe-booking', ['/booking/*']),
      'mfe-admin': entryOf('mfe-admin', ['/admin/*']),
    },
    MODULES,
  );
  const upgrades = upgradeAtNavigations(
    () => outdatedUnits(tab.platform),
    () => router.state.navigation.location,
  );
  setUpgrades({
    ...upgrades,
    // A test cannot load a document: it notes the address, and stays.
    before() {
      const redirect = upgrades.before();
      if (redirect?.headers.get('x-remix-reload-document') === 'true') {
        documents.push(redirect.headers.get('location') ?? '');
      }
      return null;
    },
  });
  router = createMemoryRouter(remoteRoutes(null), {
    initialEntries: ['/booking/first'],
    patchRoutesOnNavigation: discoverRoutes(null),
  });
  render(
    <I18nextProvider i18n={createEnglishI18n()}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  await heading('booking/first');
});
afterEach(() => {
  cleanup();
  setUpgrades(undefined);
});

const go = (to: string, options = {}) => act(() => router.navigate(to, options));
const change = (...args: Parameters<typeof tab.change>) => act(async () => tab.change(...args));
const changeShell = (...args: Parameters<typeof tab.changeShell>) =>
  act(async () => tab.changeShell(...args));
const heading = (name: string) => screen.findByRole('heading', { name });
const unsaved = () => registerUnsavedWork({ isUnsaved: () => true });

test('a remote that is switched off shows its panel at the next navigation, and comes back by itself', async () => {
  await change('mfe-booking', { killed: true });
  await heading('booking/first');

  await go('/booking/second');
  await screen.findByText(/mfe-booking 1, reference/);

  await change('mfe-booking', { killed: false });
  await heading('booking/second');
});

test('so it does for a tab that never had it, and the other remotes go on', async () => {
  await change('mfe-admin', { killed: true });
  await go('/admin/first');
  await screen.findByText(/mfe-admin 1, reference/);

  await go('/booking/second');
  await heading('booking/second');
  await change('mfe-admin', { killed: false });
  await go('/admin/first');
  await heading('admin/first');
});

test('a newer release is taken between two areas, not inside one', async () => {
  await change('mfe-booking', { active: pointerTo('mfe-booking', '2') });
  await go('/booking/second?page=2');
  expect(documents).toEqual([]);

  await go('/admin/first?sort=name#top');
  expect(documents).toEqual(['/admin/first?sort=name#top']);
});

test('a release that was taken back is left at any navigation', async () => {
  await change('mfe-booking', { active: pointerTo('mfe-booking', '0'), withdrawn: ['1'] });
  await go('/booking/second');

  expect(documents).toEqual(['/booking/second']);
});

test('with unsaved work, or with state that a full load would lose, the tab waits', async () => {
  await change('mfe-booking', { active: pointerTo('mfe-booking', '2') });
  const saved = unsaved();
  await go('/admin/first');
  saved();
  await go('/booking/first', { state: { from: 'admin' } });
  expect(documents).toEqual([]);

  await go('/admin/first');
  expect(documents).toEqual(['/admin/first']);
});

test('a newer shell is taken in the same way, and each release is tried once', async () => {
  await changeShell({ active: pointerTo('shell', '2'), forcedWithinMinutes: null });
  await go('/admin/first');
  await go('/booking/first');
  await go('/admin/first');

  expect(documents).toEqual(['/admin/first']);
});
