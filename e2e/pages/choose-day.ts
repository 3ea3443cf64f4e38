import { expect, type Locator } from '@playwright/test';

/** Chooses a free day of next month: `nth` counts from 0. Until a month is loaded, days look free that are not. */
export async function chooseDayOfNextMonth(dialog: Locator, nth: number): Promise<void> {
  await dialog.getByRole('button', { name: 'Next month' }).click();
  const freeDays = dialog.getByRole('gridcell').getByRole('button', { disabled: false });
  await expect(() => freeDays.nth(nth).click({ timeout: 2_000 })).toPass();
}
