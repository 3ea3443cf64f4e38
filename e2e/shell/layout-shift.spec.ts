// On a slow network a page comes in parts: the frame, its remote's code, its data. Nothing moves when they arrive.
import { type Persona, signInAs } from '../arrange/personas.ts';
import { holdBack } from '../pages/hold-back.ts';
import { MAX_SHIFT, measureLayoutShift, settledLayoutShift } from '../pages/layout-shift.ts';
import { expect, test } from '../pages/test.ts';

const SEARCH =
  'address=SW11+4NB&town=London&lat=51.4652&lon=-0.1708&type=beautician&location=mobile';

const LOADING = 'This is taking longer than usual';

const pages: { name: string; path: string; as?: Persona }[] = [
  { name: 'the results', path: `/practitioner-search?${SEARCH}` },
  { name: 'the choice of a service', path: '/services-search' },
  { name: 'a profile of nobody', path: '/practitioner-search/profile/999999999' },
  { name: 'a time with nobody', path: `/practitioner-search/availability/999999999?${SEARCH}` },
  { name: 'the customer’s bookings', path: '/customer/bookings', as: 'customer' },
  { name: 'the dashboard', path: '/practitioner', as: 'practitioner' },
  { name: 'the practitioner’s bookings', path: '/practitioner/bookings', as: 'practitioner' },
];

for (const { name, path, as } of pages) {
  test(`on a slow network, nothing of ${name} moves`, { tag: '@phone' }, async ({ page }) => {
    if (as) await signInAs(page, as);
    await measureLayoutShift(page);
    const deliverCode = await holdBack(page, '**/r/mfe-*/**');
    const deliverData = await holdBack(page, '**/api/v1.0/**');
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: LOADING })).toBeVisible();
    deliverCode();
    await expect(page.getByRole('heading', { name: LOADING })).toBeHidden();
    await settledLayoutShift(page);
    deliverData();
    await expect(page.locator('main').getByRole('heading').first()).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');

    expect(await settledLayoutShift(page)).toBeLessThan(MAX_SHIFT);
  });
}
