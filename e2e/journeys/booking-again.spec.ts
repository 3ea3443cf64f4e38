import { paidBooking, readBooking } from '../arrange/bookings.ts';
import { completeBooking } from '../arrange/pass-time.ts';
import { storeSession } from '../arrange/personas.ts';
import { expectAccessible } from '../pages/accessibility.ts';
import { expect, test } from '../pages/test.ts';

for (const [list, path, details] of [
  // On a phone both lists show the same cards, so one is enough.
  ['the dashboard', '/customer', { tag: '@phone' }],
  ['the list of bookings', '/customer/bookings', {}],
] as const) {
  test(`booking again from ${list} costs 10% less`, details, async ({ page }) => {
    const { session, booking } = await paidBooking();
    await completeBooking(booking.id);
    const name = booking.practitioner_name;
    await page.goto('/favicon.svg');
    await storeSession(page, session);
    await page.goto(path === '/customer' ? path : `${path}?open-booking=${booking.id}`);
    await page
      .getByRole('link', { name: `Book again with ${name}` })
      .locator('visible=true')
      .first()
      .click();

    const dialog = page.getByRole('dialog', { name: `Book with ${name}` });
    await expect(dialog.getByRole('radio', { name: /At my home/ })).toBeChecked();
    await expect(dialog.getByText('10% off for you')).toBeVisible();
    await dialog.getByRole('radiogroup', { name: 'Start time' }).getByRole('radio').first().click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Continue' }).click();

    await expect(page).toHaveURL(/\/payment\/\d+/);
    await expect(page.getByText('Loyalty bonus, 10% off')).toBeVisible();
    const again = await readBooking(Number(/payment\/(\d+)/.exec(page.url())?.[1]), session);
    expect(again).toMatchObject({
      practitioner_id: booking.practitioner_id,
      discount: 10,
      location: { address: '27 Northfield Road' },
      treatments: booking.treatments.map(({ id }) => expect.objectContaining({ id })),
    });
  });
}
