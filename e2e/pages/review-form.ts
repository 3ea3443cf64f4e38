import type { Page } from '@playwright/test';

/** Fills in a review with the same stars for all four ratings. */
export async function fillInReview(
  page: Page,
  { rating, text }: { rating: string; text: string },
): Promise<void> {
  for (const name of ['Friendliness', 'Communication', 'Satisfaction', 'Timekeeping']) {
    await page.getByRole('slider', { name }).fill(rating);
  }
  await page.getByLabel('Your review').fill(text);
}
