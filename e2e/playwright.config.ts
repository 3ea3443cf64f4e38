import { chromiumFlags, findChromium } from '@freely/tools/browser/chromium';
import { defineConfig } from '@playwright/test';

const executablePath = findChromium();

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './product-setup.ts',
  // A test that passes at the second try is a test that fails.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // The product has the other core.
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    // Told by product-setup.ts, which runs before the workers read this file.
    baseURL: process.env.SHELL_URL,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    actionTimeout: 15_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumFlags() },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      // Loading, failing and guards do not depend on the size of the window; phones have no Tab key.
      testIgnore: ['federation/**', '**/keyboard.spec.ts', 'shell/guards.spec.ts'],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
