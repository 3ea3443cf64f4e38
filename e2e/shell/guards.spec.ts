// Each kind of guard once, in the browser: the toast, the dialog and the focus that a refusal brings.
// Which visitor each guarded address lets through is told by src/guards.test.ts of its app.
import type { Page } from '@playwright/test';
import { someProfile } from '../arrange/market.ts';
import { become, type Visitor } from '../arrange/visitors.ts';
import { followTo } from '../pages/navigate.ts';
import { hearNotices } from '../pages/notices.ts';
import { expect, test } from '../pages/test.ts';

/** What a guard does: lets through, keeps the page on screen, or leads elsewhere; and says why. */
type Outcome =
  | { readonly kind: 'passes' }
  | { readonly kind: 'stays'; readonly says: string }
  | { readonly kind: 'goes'; readonly to: RegExp; readonly says?: string }
  | { readonly kind: 'asks to log in' }
  | { readonly kind: 'asks to register' };

interface Row {
  readonly guard: string;
  readonly address: string | (() => Promise<string>);
  readonly visitor: Visitor;
  readonly outcome: Outcome;
}

const passes: Outcome = { kind: 'passes' };
const stays = (says: string): Outcome => ({ kind: 'stays', says });
const only = (who: string): Outcome => stays(`Available only for ${who}`);
const goes = (to: RegExp, says?: string): Outcome => ({
  kind: 'goes',
  to,
  ...(says === undefined ? {} : { says }),
});

const place = 'address=SW11+4NB%2C+London&town=London&lat=51.4652000&lon=-0.1708000';
const search = `${place}&type=beautician&location=mobile`;
const createBooking = async () =>
  `${(await someProfile()).replace('/profile/', '/availability/')}/create-booking?${search}`;

/** This page is for everybody: guards that refuse lead back to it. */
const PAGE = '/hygiene';

const table: readonly Row[] = [
  {
    guard: 'login required',
    address: '/profile?tab=raw',
    visitor: 'visitor',
    outcome: { kind: 'asks to log in' },
  },
  {
    guard: 'login required',
    address: '/profile?tab=raw',
    visitor: 'customer',
    outcome: passes,
  },
  {
    guard: 'admin only',
    address: '/admin/practitioners',
    visitor: 'customer',
    outcome: only('admins'),
  },
  {
    guard: 'admin only',
    address: '/admin/practitioners',
    visitor: 'admin',
    outcome: passes,
  },
  {
    guard: 'customer only',
    address: '/customer/bookings',
    visitor: 'admin',
    outcome: only('customers'),
  },
  {
    guard: 'practitioner only',
    address: '/practitioner/bookings',
    visitor: 'customer',
    outcome: only('practitioners'),
  },
  {
    guard: 'onboarding',
    address: '/practitioner/bookings',
    visitor: 'newcomer',
    outcome: goes(/^\/practitioner-information\/2$/, 'Please complete registration'),
  },
  {
    guard: 'login is for visitors',
    address: '/login',
    visitor: 'customer',
    outcome: goes(/^\/customer$/),
  },
  {
    // From the shell by way of the practitioner's home to the wizard.
    guard: 'login is for visitors',
    address: '/login',
    visitor: 'newcomer',
    outcome: goes(/^\/practitioner-information\/2$/, 'Please complete registration'),
  },
  {
    guard: 'modal customer registration',
    address: createBooking,
    visitor: 'visitor',
    outcome: { kind: 'asks to register' },
  },
  {
    // Nothing was chosen yet, so there is nothing to create: back to the choice.
    guard: 'modal customer registration',
    address: createBooking,
    visitor: 'customer',
    outcome: goes(/\/availability\/\d+$/),
  },
  {
    guard: 'search without anything',
    address: '/practitioner-search',
    visitor: 'visitor',
    outcome: goes(/^\/services-search$/),
  },
  {
    guard: 'search without a location',
    address: `/practitioner-search?${place}&type=beautician`,
    visitor: 'visitor',
    outcome: goes(/^\/select-location$/),
  },
  {
    guard: 'a whole search',
    address: `/practitioner-search?${search}`,
    visitor: 'visitor',
    outcome: passes,
  },
  {
    guard: 'pay, for a booking that was let go',
    address: '/payment/99999999',
    visitor: 'customer',
    outcome: stays('This booking was automatically deleted due to lack of payment'),
  },
  {
    guard: 'wizard step, one that is not theirs yet',
    address: '/practitioner-information/5',
    visitor: 'newcomer',
    outcome: goes(/^\/practitioner-information\/2$/),
  },
  {
    guard: 'review, of a booking that is not there',
    address: '/customer/reviews/99999999',
    visitor: 'customer',
    outcome: stays('Booking not found'),
  },
  {
    guard: 'review, by a broken link',
    address: '/customer/reviews/nonsense',
    visitor: 'both',
    outcome: stays('Your link is broken'),
  },
  {
    guard: 'review, by an invitation that is none',
    address: '/invited-client-review/not-a-token',
    visitor: 'visitor',
    outcome: stays('Invalid token'),
  },
];

for (const { guard, address, visitor, outcome } of table) {
  test(`${guard}: a ${visitor} ${outcome.kind}`, async ({ page }) => {
    const wanted = typeof address === 'string' ? address : await address();
    const heard = await hearNotices(page);
    await become(page, visitor);
    await page.goto(PAGE);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await followTo(page, wanted);

    await expectOutcome(page, { wanted, outcome, heard });
  });
}

async function expectOutcome(
  page: Page,
  { wanted, outcome, heard }: { wanted: string; outcome: Outcome; heard: string[] },
): Promise<void> {
  const path = () => new URL(page.url()).pathname;
  const target = () => page.evaluate(() => sessionStorage.getItem('freely.target'));
  const main = page.getByRole('main');

  switch (outcome.kind) {
    case 'passes':
      await expect(main.getByRole('heading', { level: 1 })).not.toHaveText(/Hygiene/);
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      expect(path()).toBe(new URL(wanted, page.url()).pathname);
      expect(heard).toEqual([]);
      break;
    case 'stays':
      await expect.poll(() => heard).toEqual([outcome.says]);
      await expect.poll(path).toBe(PAGE);
      expect(await target()).toBeNull();
      break;
    case 'goes':
      await expect.poll(path).toMatch(outcome.to);
      if (outcome.says !== undefined) await expect.poll(() => heard).toContain(outcome.says);
      break;
    case 'asks to log in':
      await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeFocused();
      expect(path()).toBe('/login');
      expect(heard).toEqual(['You must log in to continue']);
      expect(await target()).toBe(wanted);
      break;
    case 'asks to register': {
      const dialog = page.getByRole('dialog', { name: 'Create an account' });
      await expect(dialog).toBeVisible();
      expect(path()).toBe(PAGE);
      expect(await target()).toBe(wanted);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
      expect(await target()).toBeNull();
      break;
    }
  }
}

test('on a first visit there is no page to go back to: a refusal leads home', async ({ page }) => {
  const heard = await hearNotices(page);
  await become(page, 'customer');
  await page.goto('/admin');

  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await expect.poll(() => heard).toContain('Available only for admins');
});

test('a first visit that needs an account opens the page instead of the dialog', async ({
  page,
}) => {
  const address = await createBooking();
  await become(page, 'visitor');
  await page.goto(address);

  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/customer-registration');
  expect(await page.evaluate(() => sessionStorage.getItem('freely.target'))).toBe(address);
});
