// The menu of a dashboard is longer than a phone is wide, and than a low window is high.
import { type Persona, signInAs } from '../arrange/personas.ts';
import { expect, test } from '../pages/test.ts';

const LAST: readonly (readonly [Persona, path: string, link: string])[] = [
  ['customer', '/customer/settings', 'Settings'],
  ['practitioner', '/practitioner/why-not', 'Why am I not shown?'],
  ['admin', '/admin/status', 'Status'],
];

for (const [persona, path, name] of LAST) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 420 },
  ]) {
    test(`${persona}: the menu shows the current screen in ${viewport.width} × ${viewport.height}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await signInAs(page, persona);
      await page.goto(path);

      const current = page.locator('main nav a[aria-current=page]');
      await expect(current).toHaveText(name);
      await expect(current).toBeInViewport({ ratio: 1 });
      // The page itself has not moved for it.
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  }
}

test('the whole menu of a practitioner fits a window of a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs(page, 'practitioner');
  await page.goto('/practitioner');
  const cookies = page.getByRole('region', { name: 'Cookies' });
  await cookies.getByRole('button', { name: 'Close cookie message' }).click();

  const links = page.locator('main nav a');
  await expect(links.first()).toBeInViewport({ ratio: 1 });
  await expect(links.last()).toHaveText('Log out');
  await expect(links.last()).toBeInViewport({ ratio: 1 });
});
