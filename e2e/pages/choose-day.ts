import type { Locator } from '@playwright/test';

/** Chooses a free day of next month: `nth` counts from 0. Until the month is loaded, none can be chosen. */
export async function chooseDayOfNextMonth(dialog: Locator, nth: number): Promise<void> {
  await dialog.getByRole('button', { name: 'Next month' }).click();
  await dialog.getByRole('gridcell').getByRole('button', { disabled: false }).nth(nth).click();
}
