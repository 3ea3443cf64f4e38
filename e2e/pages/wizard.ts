import { expect, type Locator, type Page } from '@playwright/test';
import type { NewCustomer } from '../arrange/people.ts';

/** Fills in and sends practitioner registration. */
export async function signUpAsPractitioner(page: Page, person: NewCustomer): Promise<void> {
  await page.goto('/practitioner-registration');
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Phone').fill(person.phone);
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByLabel('How did you find us?').selectOption({ label: 'Google search' });
  await page
    .getByLabel('How do you keep your appointments now?')
    .selectOption({ label: 'In a notebook' });
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Waits for a step, by its heading and its number in the URL. */
export async function expectStep(page: Page, step: number, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/practitioner-information/${step}$`));
}

/** Opens a treatment and gives it a price. */
export async function setPrice(page: Page, treatment: string, price: string): Promise<void> {
  await page.getByLabel('Find a treatment').fill(treatment);
  await page.getByRole('button', { name: new RegExp(`^${treatment}`) }).click();
  await page.getByLabel(`Price of ${treatment}`).fill(price);
}

/** Types an address into a place form, and picks it from the suggestions. */
export async function pickAddress(place: Locator, typed: string, line: RegExp): Promise<void> {
  await place.getByLabel('Find your address').pressSequentially(typed, { delay: 10 });
  await place.getByRole('option', { name: line }).first().click();
  await expect(place.getByLabel('Town')).not.toHaveValue('');
}

/** An image to upload: a screenshot of the page. */
export async function screenshotFile(page: Page, name: string) {
  return { name, mimeType: 'image/png', buffer: await page.screenshot() };
}
