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
    {
      name: 'desktop',
      testIgnore: 'gallery/**',
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      // Loading, failing and guards do not depend on the size of the window; phones have no Tab key.
      testIgnore: [
        'gallery/**',
        'federation/**',
        '**/keyboard.spec.ts',
        'shell/guards.spec.ts',
        'shell/long-words.spec.ts',
        'shell/narrow-dashboards.spec.ts',
        'shell/public-pages.spec.ts',
      ],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      // The parts of the design system alone: needs no product, see gallery/gallery-test.ts.
      name: 'gallery',
      testMatch: 'gallery/**/*.spec.ts',
      snapshotPathTemplate: '{testDir}/gallery/looks/{arg}{ext}',
      expect: {
        timeout: 30_000,
        toHaveScreenshot: {
          animations: 'disabled',
          caret: 'hide',
          // What another version of Chromium rounds differently, and no more.
          threshold: 0.1,
          maxDiffPixels: 50,
        },
      },
      use: {
        viewport: { width: 1440, height: 900 },
        // A record of each step of hundreds would cost more than the steps.
        trace: 'off',
        launchOptions: {
          ...(executablePath ? { executablePath } : {}),
          // Letters and colours as the bundled fonts and sheets have them, not as the machine likes.
          args: [
            ...chromiumFlags(),
            '--font-render-hinting=none',
            '--disable-lcd-text',
            '--force-color-profile=srgb',
          ],
        },
      },
    },
  ],
});
