// Each kind of guard once, in the browser: the toast, the dialog and the focus after a refusal.
// src/guards.test.ts of each app tests every guarded path with every kind of user.
import type { Page } from '@playwright/test';
import { someProfilePath } from '../arrange/api-calls.ts';
import { type Persona, signInAs } from '../arrange/personas.ts';
import { navigateInApp } from '../pages/navigate.ts';
import { expect, test } from '../pages/test.ts';
import { collectToasts } from '../pages/toasts.ts';

/** What a guard does: lets through, keeps the page on screen, or redirects; and its toast. */
type Outcome =
  | { readonly kind: 'passes' }
  | { readonly kind: 'is refused'; readonly toast: string }
  | { readonly kind: 'is redirected'; readonly to: RegExp; readonly toast?: string }
  | { readonly kind: 'is asked to log in' }
  | { readonly kind: 'is asked to register' };

interface Row {
  readonly guard: string;
  readonly path: string | (() => Promise<string>);
  readonly persona: Persona;
  readonly outcome: Outcome;
}

const passes: Outcome = { kind: 'passes' };
const refusedWith = (toast: string): Outcome => ({ kind: 'is refused', toast });
const onlyFor = (who: string): Outcome => refusedWith(`Available only for ${who}`);
const redirectsTo = (to: RegExp, toast?: string): Outcome => ({
  kind: 'is redirected',
  to,
  ...(toast === undefined ? {} : { toast }),
});

const place = 'address=SW11+4NB%2C+London&town=London&lat=51.4652000&lon=-0.1708000';
const search = `${place}&type=beautician&location=mobile`;
const createBooking = async () =>
  `${(await someProfilePath()).replace('/profile/', '/availability/')}/create-booking?${search}`;

/** A public page, to which guards that refuse lead back. */
const PAGE = '/hygiene';

const table: readonly Row[] = [
  {
    guard: 'login required',
    path: '/profile?tab=raw',
    persona: 'anonymous',
    outcome: { kind: 'is asked to log in' },
  },
  {
    guard: 'login required',
    path: '/profile?tab=raw',
    persona: 'customer',
    outcome: passes,
  },
  {
    guard: 'admin only',
    path: '/admin/practitioners',
    persona: 'customer',
    outcome: onlyFor('admins'),
  },
  {
    guard: 'admin only',
    path: '/admin/practitioners',
    persona: 'admin',
    outcome: passes,
  },
  {
    guard: 'customer only',
    path: '/customer/bookings',
    persona: 'admin',
    outcome: onlyFor('customers'),
  },
  {
    guard: 'practitioner only',
    path: '/practitioner/bookings',
    persona: 'customer',
    outcome: onlyFor('practitioners'),
  },
  {
    guard: 'onboarding',
    path: '/practitioner/bookings',
    persona: 'newcomer',
    outcome: redirectsTo(/^\/practitioner-information\/2$/, 'Please complete registration'),
  },
  {
    guard: 'login is for anonymous users',
    path: '/login',
    persona: 'customer',
    outcome: redirectsTo(/^\/customer$/),
  },
  {
    // The shell redirects to the practitioner's home, which redirects to the wizard.
    guard: 'login is for anonymous users',
    path: '/login',
    persona: 'newcomer',
    outcome: redirectsTo(/^\/practitioner-information\/2$/, 'Please complete registration'),
  },
  {
    guard: 'modal customer registration',
    path: createBooking,
    persona: 'anonymous',
    outcome: { kind: 'is asked to register' },
  },
  {
    // Nothing is chosen yet, so it leads back to the choice.
    guard: 'modal customer registration',
    path: createBooking,
    persona: 'customer',
    outcome: redirectsTo(/\/availability\/\d+$/),
  },
  {
    guard: 'search without params',
    path: '/practitioner-search',
    persona: 'anonymous',
    outcome: redirectsTo(/^\/services-search$/),
  },
  {
    guard: 'search without a location',
    path: `/practitioner-search?${place}&type=beautician`,
    persona: 'anonymous',
    outcome: redirectsTo(/^\/select-location$/),
  },
  {
    guard: 'a complete search',
    path: `/practitioner-search?${search}`,
    persona: 'anonymous',
    outcome: passes,
  },
  {
    guard: 'pay, for a booking that does not exist',
    path: '/payment/99999999',
    persona: 'customer',
    outcome: refusedWith('Booking not found'),
  },
  {
    guard: 'wizard step, before it is reached',
    path: '/practitioner-information/5',
    persona: 'newcomer',
    outcome: redirectsTo(/^\/practitioner-information\/2$/),
  },
  {
    guard: 'review, for a booking that does not exist',
    path: '/customer/reviews/99999999',
    persona: 'customer',
    outcome: refusedWith('Booking not found'),
  },
  {
    guard: 'review, with a broken link',
    path: '/customer/reviews/nonsense',
    persona: 'both',
    outcome: refusedWith('Your link is broken'),
  },
  {
    guard: 'review, with an invalid invitation',
    path: '/invited-client-review/not-a-token',
    persona: 'anonymous',
    outcome: refusedWith('Invalid token'),
  },
];

for (const { guard, path, persona, outcome } of table) {
  test(`${guard}: ${persona} ${outcome.kind}`, async ({ page }) => {
    const wanted = typeof path === 'string' ? path : await path();
    const toasts = await collectToasts(page);
    await signInAs(page, persona);
    await page.goto(PAGE);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await navigateInApp(page, wanted);

    await expectOutcome(page, { wanted, outcome, toasts });
  });
}

async function expectOutcome(
  page: Page,
  { wanted, outcome, toasts }: { wanted: string; outcome: Outcome; toasts: string[] },
): Promise<void> {
  const path = () => new URL(page.url()).pathname;
  const target = () => page.evaluate(() => sessionStorage.getItem('freely.target'));
  const main = page.getByRole('main');

  switch (outcome.kind) {
    case 'passes':
      await expect(main.getByRole('heading', { level: 1 })).not.toHaveText(/Hygiene/);
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      expect(path()).toBe(new URL(wanted, page.url()).pathname);
      expect(toasts).toEqual([]);
      break;
    case 'is refused':
      await expect.poll(() => toasts).toEqual([outcome.toast]);
      await expect.poll(path).toBe(PAGE);
      expect(await target()).toBeNull();
      break;
    case 'is redirected':
      await expect.poll(path).toMatch(outcome.to);
      if (outcome.toast !== undefined) await expect.poll(() => toasts).toContain(outcome.toast);
      break;
    case 'is asked to log in':
      await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeFocused();
      expect(path()).toBe('/login');
      expect(toasts).toEqual(['You must log in to continue']);
      expect(await target()).toBe(wanted);
      break;
    case 'is asked to register': {
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

test('a refusal on the first navigation leads home: there is no page to go back to', async ({
  page,
}) => {
  const toasts = await collectToasts(page);
  await signInAs(page, 'customer');
  await page.goto('/admin');

  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await expect.poll(() => toasts).toContain('Available only for admins');
});

test('a first navigation that needs an account opens the page instead of the dialog', async ({
  page,
}) => {
  const path = await createBooking();
  await signInAs(page, 'anonymous');
  await page.goto(path);

  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/customer-registration');
  expect(await page.evaluate(() => sessionStorage.getItem('freely.target'))).toBe(path);
});
