// Browser tests in real Chromium: whole journeys, and the gallery of the design system.
import { join } from 'node:path';
import { ensureChromium } from '../browser/chromium.ts';
import { serveGallery } from '../gallery/serve-gallery.ts';
import { runProgram } from '../processes/run-program.ts';
import { buildGallery, buildProduct } from '../product/build-product.ts';
import { startTestProduct } from '../product/start-test-product.ts';
import { repositoryRoot } from '../webpack/workspace.ts';
import type { Check, CheckResult } from './check.ts';
import { checkLogs } from './check-logs.ts';
import { readPlaywrightReport } from './playwright-report.ts';
import { reportFile } from './report-file.ts';

type OnEnd = (cleanUp: () => Promise<void>) => void;

/**
 * Building, starting and testing are separate checks, so that the first two overlap with others.
 *
 * @param after checks that have to end before the browser tests start
 */
export function browserTests(onEnd: OnEnd, after: readonly Check[]): Check[] {
  const env: Record<string, string> = {};
  let galleryFolder = '';
  let logFolder = '';
  const builds: Check = {
    title: 'Builds (Nx, webpack)',
    run: async (log) => {
      await buildProduct(log);
      galleryFolder = await buildGallery(log);
      return done;
    },
  };
  const product: Check = {
    title: 'Start of the product',
    needs: [builds],
    run: async (log) => {
      const gallery = await serveGallery(galleryFolder);
      onEnd(gallery.stop);
      const { urls, logs } = await startTestProduct({ log, onEnd });
      Object.assign(env, urls, { GALLERY_URL: gallery.url });
      logFolder = logs;
      return done;
    },
  };
  const tests: Check = {
    title: 'Browser tests (Playwright)',
    needs: [product],
    after,
    run: async (log) => {
      const chromium = await ensureChromium();
      const report = reportFile('playwright');
      const { code } = await runProgram(
        join(repositoryRoot, 'node_modules', '.bin', 'playwright'),
        ['test', '--config', 'e2e', '--reporter', 'list,json'],
        {
          cwd: repositoryRoot,
          onLine: log,
          env: { ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
        },
      );
      return readPlaywrightReport(report, code);
    },
  };

  // Hundreds of people have registered, logged in, searched and paid by then.
  const logs: Check = {
    title: 'Logs of the browser tests (nothing of a person)',
    needs: [product],
    after: [tests],
    run: async () => checkLogs(logFolder),
  };

  return [builds, product, tests, logs];
}

const done: CheckResult = { passed: 1, failures: [], output: '' };
