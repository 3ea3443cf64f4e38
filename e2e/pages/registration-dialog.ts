import type { Page } from '@playwright/test';
import type { NewCustomer } from '../arrange/people.ts';

/** Fills in and sends customer registration, in the dialog or on the page. */
export async function registerAs(page: Page, customer: NewCustomer): Promise<void> {
  await page.getByLabel('First name').fill(customer.firstName);
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Phone').fill(customer.phone);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByLabel('Confirm password').fill(customer.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
}
