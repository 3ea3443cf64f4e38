import { expect, type Page } from '@playwright/test';
import { become, type Visitor } from '../arrange/visitors.ts';

/** A page that the shell draws without any remote. */
export interface OwnPage {
  address: string;
  /** Who must be here to see it. */
  as?: Visitor;
  /** What has to be so, for it to be seen. */
  given?: (page: Page) => Promise<void>;
}

export const OWN_PAGES: readonly OwnPage[] = [
  { address: '/login' },
  { address: '/login/practitioner' },
  { address: '/customer-registration' },
  { address: '/reset-password-request' },
  { address: '/reset-password/a-token' },
  { address: '/confirm-email/a-token' },
  { address: '/profile', as: 'both' },
  { address: '/logout', as: 'customer', given: serverStaysSilent },
  { address: '/no-such-place' },
];

/** What stands where a page should: of a remote that is down, and of the shell's own pages. */
export const FAILURES: readonly OwnPage[] = [
  { address: '/services-search', given: bookingIsDown },
  { address: '/reset-password-request', given: accountPagesAreGone },
];

/** Opens one of them, by its heading; `language` other than English by its code. */
export async function openOwn(page: Page, own: OwnPage, language?: string): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await become(page, own.as ?? 'visitor');
  await own.given?.(page);
  await page.goto(language ? `${own.address}?lng=${language}` : own.address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Logging out takes as long as the answer does. */
async function serverStaysSilent(page: Page): Promise<void> {
  await page.route('**/api/v1.0/auth/**', () => {});
}

async function bookingIsDown(page: Page): Promise<void> {
  await page.route('**/r/mfe-booking/**', (route) => route.abort());
}

/** The code of the account pages: what is asked for here, and not by a page of a remote. */
async function accountPagesAreGone(page: Page): Promise<void> {
  const common = await scriptsOf(page, '/hygiene');
  const own = await scriptsOf(page, '/reset-password-request');
  const gone = own.filter((script) => !common.includes(script));
  await page.route(
    ({ pathname }) => gone.includes(pathname),
    (route) => route.abort(),
  );
}

async function scriptsOf(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );
}
