import type { Page } from '@playwright/test';
import { demoPassword } from './people.ts';
import { apiBase } from './service-urls.ts';

/** Every kind of user that a guard distinguishes. */
export type Persona = 'anonymous' | 'customer' | 'practitioner' | 'newcomer' | 'both' | 'admin';

/** The demo accounts (D3); a newcomer is a practitioner at the start of onboarding. */
const emails: Record<Exclude<Persona, 'anonymous'>, string> = {
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

/** Logs in through the API. */
export async function logInByApi(email: string, password = demoPassword): Promise<SignedIn> {
  const response = await fetch(`${apiBase()}/auth/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`${email} cannot log in: ${response.status}`);

  return (await response.json()) as SignedIn;
}

/** Signs a demo account in to the browser. `anonymous` signs out. */
export async function signInAs(page: Page, persona: Persona): Promise<void> {
  // Any small file of the origin, so that its storage can be written.
  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.clear());
  if (persona === 'anonymous') return;

  await storeSession(page, await logInByApi(emails[persona]));
}

/** Stores a session in the browser, as a login does. */
export async function storeSession(page: Page, { access_token, ...user }: SignedIn): Promise<void> {
  await page.evaluate((record) => localStorage.setItem('freely.session', JSON.stringify(record)), {
    token: access_token,
    user,
    savedAt: Date.now(),
  });
}
