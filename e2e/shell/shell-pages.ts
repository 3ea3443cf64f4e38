import { expect, type Page } from '@playwright/test';
import { type Persona, signInAs } from '../arrange/personas.ts';

/** A page that the shell renders without any remote. */
export interface ShellPage {
  path: string;
  /** Who must be signed in to see it. */
  as?: Persona;
  /** Sets up the state in which it is shown. */
  given?: (page: Page) => Promise<void>;
}

export const SHELL_PAGES: readonly ShellPage[] = [
  { path: '/login' },
  { path: '/login/practitioner' },
  { path: '/customer-registration' },
  { path: '/reset-password-request' },
  { path: '/reset-password/a-token' },
  { path: '/confirm-email/a-token' },
  { path: '/keep-email/a-token' },
  { path: '/profile', as: 'both' },
  { path: '/logout', as: 'customer', given: logoutNeverResponds },
  { path: '/no-such-place' },
];

/** Error panels: for a remote that is down, and for a page of the shell that cannot be loaded. */
export const FAILURES: readonly ShellPage[] = [
  { path: '/services-search', given: bookingIsDown },
  { path: '/reset-password-request', given: accountPagesAreMissing },
];

/** Opens a page and waits for its heading. `language` is a code such as `en-XA`. */
export async function openShellPage(
  page: Page,
  shellPage: ShellPage,
  language?: string,
): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await signInAs(page, shellPage.as ?? 'anonymous');
  await shellPage.given?.(page);
  await page.goto(language ? `${shellPage.path}?lng=${language}` : shellPage.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The logout page is shown until the server responds. */
async function logoutNeverResponds(page: Page): Promise<void> {
  await page.route('**/api/v1.0/auth/**', () => {});
}

async function bookingIsDown(page: Page): Promise<void> {
  await page.route('**/r/mfe-booking/**', (route) => route.abort());
}

/** Blocks the code of the account pages: scripts that no page of a remote loads. */
async function accountPagesAreMissing(page: Page): Promise<void> {
  const common = await scriptsOf(page, '/hygiene');
  const own = await scriptsOf(page, '/reset-password-request');
  const accountScripts = own.filter((script) => !common.includes(script));
  await page.route(
    ({ pathname }) => accountScripts.includes(pathname),
    (route) => route.abort(),
  );
}

async function scriptsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );
}
