// Starts what the browser tests need: the product, and the gallery of the design system.

import { serveGallery } from '@freely/tools/gallery/serve-gallery';
import { buildGallery } from '@freely/tools/product/build-product';
import { startTestProduct } from '@freely/tools/product/start-test-product';

/**
 * Sets SHELL_URL, API_URL and so on, and GALLERY_URL, for the tests. Services whose URL is set
 * already are not started: `npm test` starts the product while other checks run.
 */
export default async function productSetup(): Promise<() => Promise<void>> {
  const cleanups: (() => Promise<void>)[] = [];
  const stop = async () => {
    while (cleanups.length > 0) await cleanups.pop()?.();
  };
  const onEnd = (step: () => Promise<void>) => cleanups.push(step);
  const log = (line: string) => console.log(`  ${line}`);
  try {
    if (wants('gallery') && !process.env.GALLERY_URL) {
      const served = await serveGallery(await buildGallery(log));
      onEnd(() => served.stop());
      process.env.GALLERY_URL = served.url;
    }
    if (wants('desktop', 'phone') && !process.env.SHELL_URL) {
      const { urls } = await startTestProduct({ log, onEnd });
      Object.assign(process.env, urls);
    }
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** True if one of these projects may run. Without `--project` all of them run. */
function wants(...projects: string[]): boolean {
  const named = process.argv.flatMap((argument, index, all) => {
    if (argument === '--project') return all[index + 1] ?? [];
    return argument.startsWith('--project=') ? argument.slice('--project='.length) : [];
  });

  return named.length === 0 || named.some((name) => projects.includes(name));
}
