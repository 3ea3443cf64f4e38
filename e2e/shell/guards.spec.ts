// Every guard of the documents' tables, met by every kind of visitor (spec 3 §2.4).
import type { Page } from '@playwright/test';
import { someProfile } from '../arrange/market.ts';
import { become, type Visitor, visitors } from '../arrange/visitors.ts';
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
  readonly outcomes: Readonly<Record<Visitor, Outcome>>;
}

const passes: Outcome = { kind: 'passes' };
const logIn: Outcome = { kind: 'asks to log in' };
const only = (who: string): Outcome => ({ kind: 'stays', says: `Available only for ${who}` });
const goes = (to: RegExp, says?: string): Outcome => ({
  kind: 'goes',
  to,
  ...(says === undefined ? {} : { says }),
});
const forAll = (outcome: Outcome) =>
  Object.fromEntries(visitors.map((visitor) => [visitor, outcome])) as Row['outcomes'];

const onboarding = goes(/^\/practitioner-information\/2$/, 'Please complete registration');
const place = 'address=SW11+4NB%2C+London&town=London&lat=51.4652000&lon=-0.1708000';
const search = `${place}&type=beautician&location=mobile`;

/** Where whoever is signed in goes instead of logging in or signing up. */
const homes: Row['outcomes'] = {
  visitor: passes,
  customer: goes(/^\/customer$/),
  practitioner: goes(/^\/practitioner(\/bookings)?$/),
  newcomer: onboarding,
  both: goes(/^\/practitioner(\/bookings)?$/),
  admin: goes(/^\/admin$/),
};

/** This page is for everybody: guards that refuse lead back to it. */
const PAGE = '/hygiene';

const table: readonly Row[] = [
  {
    guard: 'login required',
    address: '/profile?tab=raw',
    outcomes: { ...forAll(passes), visitor: logIn },
  },
  {
    guard: 'admin only',
    address: '/admin/practitioners',
    outcomes: { ...forAll(only('admins')), visitor: logIn, admin: passes },
  },
  {
    guard: 'customer only',
    address: '/customer/bookings',
    outcomes: { ...forAll(only('customers')), visitor: logIn, customer: passes, both: passes },
  },
  {
    guard: 'practitioner only, and onboarding',
    address: '/practitioner/bookings',
    outcomes: {
      ...forAll(only('practitioners')),
      visitor: logIn,
      practitioner: passes,
      newcomer: onboarding,
      both: passes,
    },
  },
  { guard: 'login is for visitors', address: '/login', outcomes: homes },
  { guard: 'sign-up is for visitors', address: '/customer-registration', outcomes: homes },
  {
    guard: 'practitioner sign-up is for visitors',
    address: '/practitioner-registration',
    outcomes: homes,
  },
  {
    guard: 'modal customer registration',
    address: async () =>
      `${(await someProfile()).replace('/profile/', '/availability/')}/create-booking?${search}`,
    outcomes: {
      ...forAll(only('customers')),
      visitor: { kind: 'asks to register' },
      // Nothing was chosen yet, so there is nothing to create: back to the choice.
      customer: goes(/\/availability\/\d+$/),
      both: goes(/\/availability\/\d+$/),
    },
  },
  {
    guard: 'search without anything',
    address: '/practitioner-search',
    outcomes: forAll(goes(/^\/services-search$/)),
  },
  {
    guard: 'search without a service',
    address: `/practitioner-search?${place}`,
    outcomes: forAll(goes(/^\/services-search$/)),
  },
  {
    guard: 'search without a location',
    address: `/practitioner-search?${place}&type=beautician`,
    outcomes: forAll(goes(/^\/select-location$/)),
  },
  {
    guard: 'a whole search',
    address: `/practitioner-search?${search}`,
    outcomes: forAll(passes),
  },
  {
    guard: 'pay, for a booking that was let go',
    address: '/payment/99999999',
    outcomes: {
      ...forAll(only('customers')),
      visitor: logIn,
      customer: letGo(),
      both: letGo(),
    },
  },
  {
    guard: 'wizard step, one that is not theirs yet',
    address: '/practitioner-information/5',
    outcomes: {
      ...forAll(only('practitioners')),
      visitor: logIn,
      practitioner: goes(/^\/practitioner-information\/6$/),
      newcomer: goes(/^\/practitioner-information\/2$/),
      both: goes(/^\/practitioner-information\/6$/),
    },
  },
  {
    guard: 'wizard step, without one',
    address: '/practitioner-information',
    outcomes: {
      ...forAll(only('practitioners')),
      visitor: logIn,
      practitioner: goes(/^\/practitioner-information\/6$/),
      newcomer: goes(/^\/practitioner-information\/2$/),
      both: goes(/^\/practitioner-information\/6$/),
    },
  },
  {
    guard: 'review, of a booking that is not there',
    address: '/customer/reviews/99999999',
    outcomes: {
      ...forAll(only('customers')),
      visitor: logIn,
      customer: refused('Booking not found'),
      both: refused('Booking not found'),
    },
  },
  {
    guard: 'review, by a broken link',
    address: '/customer/reviews/nonsense',
    outcomes: {
      ...forAll(only('customers')),
      visitor: logIn,
      customer: refused('Your link is broken'),
      both: refused('Your link is broken'),
    },
  },
  {
    guard: 'review, by an invitation that is none',
    address: '/invited-client-review/not-a-token',
    outcomes: forAll(refused('Invalid token')),
  },
];

function refused(says: string): Outcome {
  return { kind: 'stays', says };
}

function letGo(): Outcome {
  return refused('This booking was automatically deleted due to lack of payment');
}

for (const { guard, address, outcomes } of table) {
  for (const visitor of visitors) {
    const outcome = outcomes[visitor];
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

const adminScreens = [
  'practitioners',
  'customers',
  'bookings',
  'loyalty-schemes',
  'statistics',
  'reviews',
  'disputes',
  'gifts',
  'audit',
];

for (const visitor of visitors.filter((each) => each !== 'admin' && each !== 'visitor')) {
  test(`no screen of the admin area is for a ${visitor}`, async ({ page }) => {
    const heard = await hearNotices(page);
    await become(page, visitor);
    await page.goto(PAGE);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const screen of adminScreens) {
      heard.length = 0;
      await followTo(page, `/admin/${screen}`);

      await expect.poll(() => heard, screen).toContain('Available only for admins');
      await expect.poll(() => new URL(page.url()).pathname, screen).toBe(PAGE);
    }
  });
}

test('no screen of the admin area is for a visitor', async ({ page }) => {
  for (const screen of adminScreens) {
    await page.goto(`/admin/${screen}`);

    await expect(page, screen).toHaveURL('/login');
    expect(await page.evaluate(() => sessionStorage.getItem('freely.target'))).toBe(
      `/admin/${screen}`,
    );
  }
});

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
  const address = `${(await someProfile()).replace('/profile/', '/availability/')}/create-booking`;
  await become(page, 'visitor');
  await page.goto(`${address}?${search}`);

  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/customer-registration');
  expect(await page.evaluate(() => sessionStorage.getItem('freely.target'))).toContain(address);
});
