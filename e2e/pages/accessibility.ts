import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

/**
 * No violation that axe can find. A scheme changes colours and nothing else: names, roles and
 * structure are checked in the light, and in the dark only the contrast. The dark is checked once for
 * each screen, not on the phone again: what only phones show is in shell/narrow-dashboards.spec.ts.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(page, 'light', (axe) =>
    axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']),
  );
  if (test.info().project.name !== 'phone') await expectContrastInTheDark(page);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
}

/** Leaves the page in the dark. */
export function expectContrastInTheDark(page: Page): Promise<void> {
  return expectNoViolation(page, 'dark', (axe) => axe.withRules('color-contrast'));
}

async function expectNoViolation(
  page: Page,
  colorScheme: 'light' | 'dark',
  withRules: (axe: AxeBuilder) => AxeBuilder,
): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(coloursAreThere);
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    // A page without frames is judged where it stands: otherwise axe opens another page to do so.
    .setLegacyMode(page.frames().length === 1);
  const { violations } = await withRules(axe).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.slice(0, 3).map(({ target, failureSummary }) => `${target}: ${failureSummary}`),
  }));
  expect(found, `${page.url()} in the ${colorScheme}`).toEqual([]);
}

/** On a busy machine a scheme that was just changed is still fading in, however short that is. */
async function coloursAreThere(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.all(ending.map(({ finished }) => finished.catch(() => {})));
}
