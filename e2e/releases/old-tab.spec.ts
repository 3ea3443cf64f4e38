// A tab that was opened before a release goes on, whatever is released, aborted and cleared away.
import { collectGarbage } from '@freely/tools/platform/collect-garbage';
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
  await page.evaluate(() => {
    history.pushState(null, '', '/select-location?type=hair_dresser');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((line) => !line.startsWith('200 '))).toEqual([]);
  expect(
    await page.evaluate(() => (globalThis as { freelyBuilds?: object }).freelyBuilds),
  ).toBeUndefined();
});
