import { chromium } from '@playwright/test';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { chromiumFlags, ensureChromium } from '../browser/chromium.ts';
import { freePort } from '../free-port.ts';

/** Runs Lighthouse in a fresh browser, with the Chromium that all browser tests use. */
export async function auditPage(url: string, settings: Flags): Promise<Result> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...chromiumFlags(), `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', ...settings });
    if (!result) throw new Error(`Lighthouse returned nothing for ${url}`);
    const { runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);

    return result.lhr;
  } finally {
    await browser.close();
  }
}
