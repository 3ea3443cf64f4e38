// The screens of the dashboards fit the narrowest phone with any font, and have enough contrast in
// the dark scheme.
import { type Persona, signInAs } from '../arrange/personas.ts';
import { expectDarkContrast } from '../pages/accessibility.ts';
import { horizontalOverflow, NO_OVERFLOW } from '../pages/horizontal-overflow.ts';
import { expect, test } from '../pages/test.ts';

const SCREENS: Partial<Record<Persona, readonly string[]>> = {
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
    '/practitioner/questionnaires',
    '/practitioner/questionnaires?edit=new',
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
    '/admin/patch-tests',
    '/admin/questionnaires',
    '/admin/questionnaires?edit=new',
    '/admin/abuse',
    '/admin/second-factors',
    '/admin/status',
    '/admin/market-settings',
    '/admin/audit',
    '/admin/account',
  ],
};

for (const [persona, paths] of Object.entries(SCREENS)) {
  test(`${persona}: each screen fits a window of 320 pixels, and has enough contrast in the dark`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width: 320, height: 844 });
    await signInAs(page, persona as Persona);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      expect.soft(await horizontalOverflow(page), path).toEqual(NO_OVERFLOW);
      await expectDarkContrast(page);
      await page.emulateMedia({ colorScheme: 'light' });
    }
  });
}
