// For a market in production, which `npm run debian -- up` has brought up: `npm run debian -- journey`.
import { chromiumFlags, findChromium } from '@freely/tools/browser/chromium';
import { defineConfig } from '@playwright/test';

const executablePath = findChromium();

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: process.env.RESULTS_DIR ?? '../../test-results',
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL: process.env.SHELL_URL,
    // Nobody has signed its certificate.
    ignoreHTTPSErrors: true,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    actionTimeout: 30_000,
    trace: 'retain-on-failure',
    viewport: { width: 1440, height: 900 },
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumFlags() },
  },
});
