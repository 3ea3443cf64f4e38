import { apiGet } from '../arrange/api-calls.ts';
import { newCustomer } from '../arrange/people.ts';
import { storeSession } from '../arrange/personas.ts';
import { livePractitioner } from '../arrange/practitioners.ts';
import { cards, fieldNamed } from '../pages/checkout-page.ts';
import { press, tabTo, typeInto } from '../pages/keyboard.ts';
import { expect, test } from '../pages/test.ts';

test('a booking can be made and paid by keyboard alone', async ({ page }) => {
  const customer = newCustomer();
  const button = (name: string | RegExp) => page.getByRole('button', { name });

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');

  await typeInto(page, page.getByLabel('Where are you?'), 'SW11 4NB');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Who do you need?'));
  await page.keyboard.type('Beautician');
  await press(page, page.getByRole('button', { name: 'Search', exact: true }));

  await press(page, page.getByRole('link', { name: /My home/ }));
  await press(
    page,
    page
      .getByRole('link', { name: /^Select / })
      .or(button(/^Select /))
      .first(),
  );

  const dialog = page.getByRole('dialog', { name: /^Book with/ });
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole('radio', { name: /At my home/ }));
  await page.keyboard.press('Space');
  const add = dialog.getByRole('button', { name: /^Add / }).first();
  await press(page, add);
  const day = dialog.getByRole('gridcell').getByRole('button', { disabled: false }).last();
  await expect(day).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: 'Next month' }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  for (let days = 0; days < 8; days += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const times = dialog.getByRole('radiogroup', { name: 'Start time' });
  await tabTo(page, times.getByRole('radio').first());
  await page.keyboard.press('Space');
  await press(page, dialog.getByRole('button', { name: 'Continue' }));

  await typeInto(page, page.getByLabel('First name'), customer.firstName);
  await typeInto(page, page.getByLabel('Email'), customer.email);
  await typeInto(page, page.getByLabel('Phone'), customer.phone);
  await typeInto(page, page.getByLabel('Password', { exact: true }), customer.password);
  await typeInto(page, page.getByLabel('Confirm password'), customer.password);
  await press(page, page.getByRole('checkbox'), 'Space');
  await press(page, button('Create account'));

  await expect(page).toHaveURL(/\/payment\/\d+/, { timeout: 30_000 });
  await typeInto(page, page.getByLabel('Address', { exact: true }), '27 Northfield Road');
  await typeInto(page, page.getByLabel('Last name'), customer.lastName);
  for (const [part, value] of [
    ['Day', '14'],
    ['Month', '06'],
    ['Year', '1991'],
  ] as const) {
    await tabTo(page, page.getByLabel(part, { exact: true }));
    await page.keyboard.type(value);
  }
  await press(page, page.getByRole('radio', { name: 'Female' }), 'Space');
  await typeInto(page, await fieldNamed(page, 'Card number'), cards.good);
  await typeInto(page, await fieldNamed(page, 'Expiry date'), '1234');
  await typeInto(page, await fieldNamed(page, 'Security code (CVC)'), '123');
  await press(page, page.getByRole('checkbox', { name: /terms of service/ }), 'Space');
  await press(page, page.getByRole('checkbox', { name: /privacy policy/ }), 'Space');
  await press(page, button(/^Confirm payment/));

  await expect(page).toHaveURL(/\/payment-success\/\d+/, { timeout: 30_000 });
});

test('time off is entered, changed and removed by keyboard alone', async ({ page }) => {
  const { session } = await livePractitioner();
  const storedTimeOff = () =>
    apiGet<{ title: string }[]>('/dashboard/practitioner/timeoff', session.access_token);
  await page.goto('/favicon.svg');
  await storeSession(page, session);
  await page.goto('/practitioner/calendar');

  await press(page, page.getByRole('button', { name: 'Next', exact: true }));
  await press(page, page.getByRole('button', { name: 'Time off', exact: true }));
  const form = page.getByRole('dialog', { name: 'Add time off' });
  await press(page, form.getByRole('button', { name: 'Save' }));
  await expect(form.getByText('Title field is required')).toBeVisible();
  await typeInto(page, form.getByLabel('Title'), 'Dentist');
  await press(page, form.getByRole('switch', { name: 'Full day' }), 'Space');
  await tabTo(page, form.getByLabel('From'));
  await page.keyboard.type('10:30');
  await tabTo(page, form.getByLabel('To', { exact: true }));
  await page.keyboard.type('12:00');
  await press(page, form.getByRole('button', { name: 'Save' }));
  await expect(form).toBeHidden();

  // The event in the calendar is a tab stop.
  await press(page, page.getByRole('button', { name: /Time off.*Dentist/ }));
  const changed = page.getByRole('dialog', { name: 'Time off' });
  await expect(changed.getByLabel('From')).toHaveValue('10:30');
  await expect(changed.getByLabel('To', { exact: true })).toHaveValue('12:00');
  await tabTo(page, changed.getByLabel('Title'));
  await page.keyboard.press('End');
  await page.keyboard.type(' and back');
  await press(page, changed.getByRole('button', { name: 'Update' }));
  await expect(changed).toBeHidden();
  await expect
    .poll(storedTimeOff)
    .toEqual([expect.objectContaining({ title: 'Dentist and back' })]);

  await press(page, page.getByRole('button', { name: /Dentist and back/ }), 'Space');
  await press(page, changed.getByRole('button', { name: 'Remove' }));
  const question = page.getByRole('dialog', {
    name: 'Are you sure you want to remove this event?',
  });
  await press(page, question.getByRole('button', { name: 'Yes' }));
  await expect(page.getByRole('button', { name: /Dentist/ })).toBeHidden();
  expect(await storedTimeOff()).toEqual([]);
});
