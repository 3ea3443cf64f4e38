import { expect, type Locator, type Page } from '@playwright/test';
import type { NewCustomer } from '../arrange/people.ts';

/** Test cards, as the payment provider documents them. */
export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  /** The bank asks for 3-D Secure authentication. */
  threeDSecure: '4000002500003155',
} as const;

/** Fills in the details for a home visit: address and person. */
export async function fillInDetails(page: Page, customer: NewCustomer): Promise<void> {
  await page.getByLabel('Address', { exact: true }).fill('27 Northfield Road');
  await page.getByLabel(/^Notes for/).fill('Buzzer 3');
  await fillInPerson(page, customer);
}

/** Fills in the person and the consents, which are all that a salon booking needs. */
export async function fillInPerson(page: Page, customer: NewCustomer): Promise<void> {
  await page.getByLabel('Last name').fill(customer.lastName);
  await page.getByLabel('Day', { exact: true }).selectOption('14');
  await page.getByLabel('Month', { exact: true }).selectOption('06');
  await page.getByLabel('Year', { exact: true }).selectOption('1991');
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByRole('checkbox', { name: /terms of service/ }).check();
  await page.getByRole('checkbox', { name: /privacy policy/ }).check();
}

/** Types a card into the provider's own iframes. */
export async function fillInCard(page: Page, number: string): Promise<void> {
  await fillInFrame(page, 'Card number', number);
  await fillInFrame(page, 'Expiry date', '1234');
  await fillInFrame(page, 'Security code (CVC)', '123');
}

async function fillInFrame(page: Page, name: string, digits: string): Promise<void> {
  await (await fieldNamed(page, name)).fill(digits);
}

/** Waits for the only field of that name in any frame of the page. */
export async function fieldNamed(page: Page, name: string): Promise<Locator> {
  let found: Locator | undefined;
  await expect
    .poll(
      async () => {
        const fields = page
          .frames()
          .map((frame) => frame.getByRole('textbox', { name, exact: true }));
        const counts = await Promise.all(fields.map((field) => field.count()));
        found = fields.find((_, index) => counts[index] === 1);

        return found !== undefined;
      },
      { message: `the field “${name}”` },
    )
    .toBe(true);
  if (!found) throw new Error(`There is no field “${name}”`);

  return found;
}

/** Waits for a button of the bank's 3-D Secure page, in any frame. */
export async function bankButton(page: Page, name: 'Complete' | 'Fail'): Promise<Locator> {
  let found: Locator | undefined;
  await expect
    .poll(async () => {
      const buttons = page.frames().map((frame) => frame.getByRole('button', { name }));
      const counts = await Promise.all(buttons.map((button) => button.count()));
      found = buttons.find((_, index) => counts[index] === 1);

      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error(`The bank's page has no button “${name}”`);

  return found;
}

export async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Confirm payment/ }).click();
}
