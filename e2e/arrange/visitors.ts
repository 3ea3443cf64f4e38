import type { Page } from '@playwright/test';
import { apiBase } from './addresses.ts';
import { demoPassword } from './people.ts';

/** Every kind of visitor that a guard tells apart. */
export type Visitor = 'visitor' | 'customer' | 'practitioner' | 'newcomer' | 'both' | 'admin';

/** The demo accounts (D3); a newcomer is a practitioner at the start of onboarding. */
const emails: Record<Exclude<Visitor, 'visitor'>, string> = {
  customer: 'customer@freely.example',
  practitioner: 'practitioner@freely.example',
  newcomer: 'new-practitioner@freely.example',
  both: 'both@freely.example',
  admin: 'admin@freely.example',
};

export interface SignedIn {
  access_token: string;
  user_id: number;
  name: string;
}

/** What the API answers to a login. */
export async function logInByApi(email: string, password = demoPassword): Promise<SignedIn> {
  const response = await fetch(`${apiBase()}/auth/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`${email} cannot log in: ${response.status}`);

  return (await response.json()) as SignedIn;
}

/** Makes the browser of a page that of such a visitor, as if they had logged in before. */
export async function become(page: Page, visitor: Visitor): Promise<void> {
  // Any small page of the origin, so that its storage can be written.
  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.clear());
  if (visitor === 'visitor') return;

  await keepSession(page, await logInByApi(emails[visitor]));
}

export async function keepSession(page: Page, { access_token, ...user }: SignedIn): Promise<void> {
  await page.evaluate((record) => localStorage.setItem('freely.session', JSON.stringify(record)), {
    token: access_token,
    user,
    savedAt: Date.now(),
  });
}
