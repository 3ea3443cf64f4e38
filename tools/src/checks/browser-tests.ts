// Browser tests in real Chromium: whole journeys, and the gallery of the design system.
import { join } from 'node:path';
import { ensureChromium } from '../browser/chromium.ts';
import { serveGallery } from '../gallery/serve-gallery.ts';
import { runProgram } from '../processes/run-program.ts';
import { buildGallery, buildProduct } from '../product/build-product.ts';
import { startTestProduct } from '../product/start-test-product.ts';
import { repositoryRoot } from '../webpack/workspace.ts';
import type { Check, CheckResult } from './check.ts';
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
      const product = await startTestProduct({ log, onEnd });
      Object.assign(env, product, { GALLERY_URL: gallery.url });
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

  return [builds, product, tests];
}

const done: CheckResult = { passed: 1, failures: [], output: '' };
