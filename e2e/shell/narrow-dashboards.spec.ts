// The screens of the dashboards fit the narrowest phone, whatever letters their reader has, and can
// be read there in the dark too.
import { become, type Visitor } from '../arrange/visitors.ts';
import { expectContrastInTheDark } from '../pages/accessibility.ts';
import { expect, test } from '../pages/test.ts';
import { NO_WIDER, widthBeyondWindow } from '../pages/widths.ts';

const SCREENS: Partial<Record<Visitor, readonly string[]>> = {
  customer: [
    '/customer',
    '/customer/bookings',
    '/customer/settings',
    '/customer/profile',
    '/customer/wallet',
    '/customer/referral',
    '/practitioner-search',
  ],
  newcomer: ['/practitioner-information/1'],
  practitioner: [
    '/practitioner',
    '/practitioner/calendar',
    '/practitioner/bookings',
    '/practitioner/services',
    '/practitioner/availability',
    '/practitioner/locations',
    '/practitioner/profile',
    '/practitioner/settings',
    '/practitioner/invite-reviewers',
    '/practitioner/reviews',
    '/practitioner/earnings',
    '/practitioner/calendar-sync',
    '/practitioner/why-not',
  ],
  admin: [
    '/admin/practitioners',
    '/admin/customers',
    '/admin/bookings',
    '/admin/loyalty-schemes',
    '/admin/statistics',
    '/admin/reviews',
    '/admin/disputes',
    '/admin/gifts',
    '/admin/audit',
  ],
};

for (const [visitor, addresses] of Object.entries(SCREENS)) {
  test(`${visitor}: each screen fits a window of 320 pixels, and is legible in the dark`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width: 320, height: 844 });
    await become(page, visitor as Visitor);
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      expect.soft(await widthBeyondWindow(page), address).toEqual(NO_WIDER);
      await expectContrastInTheDark(page);
      await page.emulateMedia({ colorScheme: 'light' });
    }
  });
}
