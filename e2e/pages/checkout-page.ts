import { expect, type Locator, type Page } from '@playwright/test';
import type { NewCustomer } from '../arrange/people.ts';

/** Test cards, as the payment provider documents them. */
export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  /** 3-D Secure: the bank asks. */
  asked: '4000002500003155',
} as const;

/** For a visit at home: where, and who. */
export async function fillInDetails(page: Page, customer: NewCustomer): Promise<void> {
  await page.getByLabel('Address', { exact: true }).fill('27 Northfield Road');
  await page.getByLabel(/^Notes for/).fill('Buzzer 3');
  await fillInPerson(page, customer);
}

/** Who comes, and that they agree: all that a salon asks. */
export async function fillInPerson(page: Page, customer: NewCustomer): Promise<void> {
  await page.getByLabel('Last name').fill(customer.lastName);
  await page.getByLabel('Day', { exact: true }).selectOption('14');
  await page.getByLabel('Month', { exact: true }).selectOption('06');
  await page.getByLabel('Year', { exact: true }).selectOption('1991');
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByRole('checkbox', { name: /terms of service/ }).check();
  await page.getByRole('checkbox', { name: /privacy policy/ }).check();
}

/** Types a card into the provider's own frames: this page never sees it. */
export async function fillInCard(page: Page, number: string): Promise<void> {
  await fillInFrame(page, 'Card number', number);
  await fillInFrame(page, 'Expiry date', '1234');
  await fillInFrame(page, 'Security code (CVC)', '123');
}

async function fillInFrame(page: Page, name: string, digits: string): Promise<void> {
  await (await fieldNamed(page, name)).fill(digits);
}

/** The one field of that name in any frame of the page, once it is there. */
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

/** The button of the bank's own page, in whichever frame it stands, once it is there. */
export async function bankQuestion(page: Page, answer: 'Complete' | 'Fail'): Promise<Locator> {
  let found: Locator | undefined;
  await expect
    .poll(async () => {
      const buttons = page.frames().map((frame) => frame.getByRole('button', { name: answer }));
      const counts = await Promise.all(buttons.map((button) => button.count()));
      found = buttons.find((_, index) => counts[index] === 1);

      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error(`The bank does not offer “${answer}”`);

  return found;
}

export async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Confirm payment/ }).click();
}
