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
  // Every test makes its own people and meets nobody else's.
  fullyParallel: true,
  // One more than the cores: a test also waits, for the worker that sends its mail or pays.
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    // Told by product-setup.ts, which runs before the workers read this file.
    baseURL: process.env.SHELL_URL,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    actionTimeout: 20_000,
    // Without a film of each test, which costs more than the test; the pages themselves are kept.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: false },
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
      // What a narrow window changes: sheets, cards and bars instead of dialogs and tables.
      name: 'phone',
      testIgnore: 'gallery/**',
      grep: /@phone/,
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
            '--font-render-hinting=slight',
            '--disable-lcd-text',
            '--force-color-profile=srgb',
          ],
        },
      },
    },
  ],
});
