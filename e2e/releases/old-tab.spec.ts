// A tab that was opened before a release goes on, whatever is released, aborted and cleared away.
import { collectGarbage } from '@freely/tools/platform/collect-garbage';
import { signInAs } from '../arrange/personas.ts';
import { navigateInApp } from '../pages/navigate.ts';
import { lookForReleases } from '../pages/open-tab.ts';
import { expect, test } from './deployed.ts';

test('an old tab opens pages that it had not loaded, after releases, an abort and gc', async ({
  page,
  deployed,
}) => {
  await page.goto('/services-search');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

  // Two releases on, the tab's own is neither active nor what is fallen back to.
  await deployed.releaseNext('mfe-booking', { marker: 'second0' });
  await deployed.releaseNext('mfe-booking', { marker: 'third00' });
  const canary = await deployed.buildNext('mfe-booking', { marker: 'canary0' });
  await deployed.change('mfe-booking', (state) => ({
    ...state,
    canary: { release: canary, percent: 100, cohorts: [] },
  }));
  await deployed.change('mfe-booking', (state) => ({
    ...state,
    canary: null,
    withdrawn: [...state.withdrawn, canary.version],
  }));
  expect(await collectGarbage(deployed.context, 0, 'A test')).toEqual([]);

  const scripts: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/r/mfe-booking/')) scripts.push(`${response.status()} ${pathname}`);
  });
  await navigateInApp(
    page,
    '/practitioner-search?address=SW11+4NB&town=London&lat=51.4652&lon=-0.1708&type=beautician&location=mobile',
  );
  await expect(page.getByRole('list', { name: 'Practitioners' })).toBeVisible();

  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((line) => !line.startsWith('200 '))).toEqual([]);
  expect(
    await page.evaluate(() => (globalThis as { freelyBuilds?: object }).freelyBuilds),
  ).toBeUndefined();
});

test('a forced upgrade reloads an old tab, and what was typed is in the form again', async ({
  page,
  deployed,
}) => {
  await signInAs(page, 'admin');
  await page.goto('/admin/loyalty-schemes');
  const field = page.getByLabel('Discount for the first booking, %');
  await field.fill('17');
  await deployed.releaseNext('mfe-admin', { marker: 'forced0' });
  await deployed.change('mfe-admin', (state) => ({ ...state, forcedWithinMinutes: 1 }));
  const reloaded = page.waitForEvent('load');
  await lookForReleases(page);
  await reloaded;

  await expect(field).toHaveValue('17');
  const builds = () => page.evaluate(() => (globalThis as { freelyBuilds?: object }).freelyBuilds);
  expect(await builds()).toEqual({ 'mfe-admin': 'forced0' });
});
