/// <reference lib="dom" />
import type { BrowserContext } from '@playwright/test';
import { type demoAccounts, demoPassword } from '../product/demo-accounts.ts';
import type { ProductUrls } from './running-product.ts';

/** Signs a browser in as a demo account, as if the person had logged in before. */
export async function signInDemoUser(
  context: BrowserContext,
  { shell, api }: ProductUrls,
  email: (typeof demoAccounts)[number][0],
): Promise<void> {
  const response = await fetch(`${api}/auth/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  if (!response.ok) throw new Error(`${email} cannot log in: ${response.status}`);
  const { access_token: token, ...user } = (await response.json()) as { access_token: string };

  const page = await context.newPage();
  // Any small file of the origin will do: its storage can be written then.
  await page.goto(`${shell}/favicon.svg`);
  await page.evaluate((record) => localStorage.setItem('freely.session', JSON.stringify(record)), {
    token,
    user,
    savedAt: Date.now(),
  });
  await page.close();
}
