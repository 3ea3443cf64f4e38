// The frame of every page: menu, focus, titles, cookies, languages.
import { AxeBuilder } from '@axe-core/playwright';
import { brand } from '@freely/domain/brand';
import { expect, type Page, test } from '@playwright/test';

test('a new page takes the focus to its heading and names itself', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();

  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeFocused();
  await expect(page).toHaveTitle('Create an account | Freely');
});

test('the first Tab leads past the header', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('main')).toBeFocused();
});

test('the mobile menu closes by Escape and before every navigation', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/login');
  const menu = page.locator('#mobile-menu');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();

  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: 'Log in' }).click();
  await expect(menu).toBeHidden();
});

test('the cookie bar stands until it is answered, and can be called back', async ({ page }) => {
  await page.goto('/login');
  const bar = page.getByRole('region', { name: 'Cookies' });
  await bar.getByRole('button', { name: 'Close cookie message' }).click();
  await expect(bar).toBeHidden();
  expect(await consent(page)).toMatchObject({ choice: 'refused', at: expect.any(String) });

  await page.reload();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(bar).toBeHidden();
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await bar.getByRole('button', { name: 'Accept' }).click();
  expect(await consent(page)).toMatchObject({ choice: 'accepted' });
});

const consent = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('freely.consent') ?? 'null'));

for (const address of ['/login', '/customer-registration', '/', '/services-search']) {
  test(`no words of ${address} are hard-coded`, async ({ page }) => {
    await page.goto(`${address}?lng=en-XA`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('[');

    const plain = await page.evaluate(() =>
      [...document.querySelectorAll('label, h1, h2, h3, p, button, nav a, legend')]
        // What people wrote is theirs.
        .filter((node) => node.children.length === 0 && !node.closest('figure'))
        .map((node) => node.textContent?.trim() ?? '')
        .filter((text) => /[a-z]{3}/i.test(text) && !text.includes('[')),
    );
    const names = [brand.supportEmail, ...brand.social.map(({ name }) => name)];
    expect(plain.filter((text) => !names.includes(text))).toEqual([]);
  });
}

for (const scheme of ['light', 'dark'] as const) {
  test(`the account pages are accessible, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    for (const address of ['/login', '/customer-registration', '/no-such-place']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    }
  });
}
