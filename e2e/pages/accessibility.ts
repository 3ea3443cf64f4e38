import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

/**
 * Expects no axe violations. A colour scheme changes only colours: names, roles and structure are
 * checked in the light scheme, and only the contrast in the dark one. The dark scheme is not
 * checked again on the phone: shell/dashboard-screens.spec.ts checks what only phones show.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(page, 'light', (axe) =>
    axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']),
  );
  if (test.info().project.name !== 'phone') await expectDarkContrast(page);
  const { reducedMotion = null } = test.info().project.use.contextOptions ?? {};
  await page.emulateMedia({ colorScheme: 'light', reducedMotion });
}

/** Leaves the page in the dark scheme. */
export function expectDarkContrast(page: Page): Promise<void> {
  return expectNoViolation(page, 'dark', (axe) => axe.withRules('color-contrast'));
}

async function expectNoViolation(
  page: Page,
  colorScheme: 'light' | 'dark',
  withRules: (axe: AxeBuilder) => AxeBuilder,
): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(waitForTransitions);
  const hasNoFrames = page.frames().length === 1;
  // Half a megabyte of source, which a page keeps from one check to the next.
  const isLoaded = hasNoFrames && (await page.evaluate(() => 'axe' in window));
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: ';' }) })
    .options({ resultTypes: ['violations'] })
    // Legacy mode checks a page without frames in place. Otherwise axe opens another page.
    .setLegacyMode(hasNoFrames);
  const { violations } = await withRules(axe).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.slice(0, 3).map(({ target, failureSummary }) => `${target}: ${failureSummary}`),
  }));
  expect(found, `${page.url()} in the ${colorScheme} scheme`).toEqual([]);
}

/** On a slow machine the colours of a new scheme are still in transition. */
async function waitForTransitions(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.all(ending.map(({ finished }) => finished.catch(() => {})));
}
