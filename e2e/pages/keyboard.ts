import { expect, type Locator, type Page } from '@playwright/test';

/** Tabs on until the focus is where it should be. Fails when it never gets there. */
export async function tabTo(page: Page, target: Locator, most = 120): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < most; presses += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${most} presses of Tab do not reach ${target}`);
}

/** Tabs to a field and types. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Tabs to a button, a link or a radio and presses it. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === element.ownerDocument.activeElement);
}
