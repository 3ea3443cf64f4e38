import { chromiumFlags, findChromium } from '@freely/tools/browser/chromium';
import { sharedMemory } from '@freely/tools/shared-memory';
import { defineConfig } from '@playwright/test';

const executablePath = findChromium();
const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  // V8's two highest tiers pay off in longer runs: here, compiling for them takes 8% of the processor time.
  args: [...chromiumFlags(), '--js-flags=--no-opt --no-maglev'],
  // By default Chromium's processes share pages through files on the disk.
  ...(sharedMemory() ? { ignoreDefaultArgs: ['--disable-dev-shm-usage'] } : {}),
};

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './product-setup.ts',
  // Tracing takes 7% of the processor time of a test, so only the second run of a failed test has a
  // trace. A test that fails once has failed: a second run that passes changes nothing.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: Boolean(process.env.CI),
  // Every test creates its own users and data.
  fullyParallel: true,
  // One more than the CPU cores, because tests also wait for background jobs.
  workers: 3,
  // Of the longest journeys, on a machine that is busy with something else.
  timeout: 480_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    // Set by product-setup.ts, which runs before the workers read this file.
    baseURL: process.env.SHELL_URL,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    actionTimeout: 30_000,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: 'gallery/**',
      // Drawing transitions takes 5% of the processor time. The phone project tests with them.
      use: { viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      // A narrow window shows sheets, cards and bars instead of dialogs and tables.
      name: 'phone',
      testIgnore: 'gallery/**',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      // The components of the design system. Needs no running product, see gallery/gallery-test.ts.
      name: 'gallery',
      testMatch: 'gallery/**/*.spec.ts',
      snapshotPathTemplate: '{testDir}/gallery/screenshots/{arg}{ext}',
      // A failed comparison has its screenshots. A trace of hundreds of steps would add nothing.
      retries: 0,
      expect: {
        timeout: 30_000,
        toHaveScreenshot: {
          animations: 'disabled',
          caret: 'hide',
          // Allows only rounding differences between versions of Chromium.
          threshold: 0.1,
          maxDiffPixels: 50,
        },
      },
      use: {
        viewport: { width: 1440, height: 900 },
        launchOptions: {
          ...launchOptions,
          // Renders fonts and colours in the same way on every machine.
          args: [
            ...launchOptions.args,
            '--font-render-hinting=slight',
            '--disable-lcd-text',
            '--force-color-profile=srgb',
          ],
        },
      },
    },
  ],
});
