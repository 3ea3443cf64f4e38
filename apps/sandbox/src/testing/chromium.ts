import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** A real browser: the installed one if there is one, else Playwright's own. */
export function launchChromium(): Promise<Browser> {
  const installed = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  return chromium.launch({
    ...(existsSync(installed) ? { executablePath: installed } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
  });
}
