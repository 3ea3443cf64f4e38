// What the browser tests need beside a browser: the product, and the gallery of the design system.

import { serveGallery } from '@freely/tools/gallery/serve-gallery';
import { buildGallery } from '@freely/tools/product/build-product';
import { startTestProduct } from '@freely/tools/product/start-test-product';

/**
 * Tells the tests where things are by SHELL_URL and its neighbours, and by GALLERY_URL. What is
 * given already is not started: `npm test` starts the product while other checks run.
 */
export default async function productSetup(): Promise<() => Promise<void>> {
  const putAway: (() => Promise<void>)[] = [];
  const stop = async () => {
    while (putAway.length > 0) await putAway.pop()?.();
  };
  const onEnd = (step: () => Promise<void>) => putAway.push(step);
  const log = (line: string) => console.log(`  ${line}`);
  try {
    if (wants('gallery') && !process.env.GALLERY_URL) {
      const served = await serveGallery(await buildGallery(log));
      onEnd(() => served.stop());
      process.env.GALLERY_URL = served.address;
    }
    if (wants('desktop', 'phone') && !process.env.SHELL_URL) {
      Object.assign(process.env, await startTestProduct({ log, onEnd }));
    }
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Whether one of these projects may run: all do when none is named. */
function wants(...projects: string[]): boolean {
  const named = process.argv.flatMap((word, index, words) => {
    if (word === '--project') return words[index + 1] ?? [];
    return word.startsWith('--project=') ? word.slice('--project='.length) : [];
  });

  return named.length === 0 || named.some((name) => projects.includes(name));
}
