import { chromium } from '@playwright/test';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { chromiumFlags, ensureChromium } from '../browser/chromium.ts';
import { freePort } from '../free-port.ts';

/** Lighthouse with the Chromium that everything here drives, a fresh one each time. */
export async function auditPage(address: string, settings: Flags): Promise<Result> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...chromiumFlags(), `--remote-debugging-port=${port}`],
  });
  try {
    const answer = await lighthouse(address, { port, logLevel: 'error', ...settings });
    if (!answer) throw new Error(`Lighthouse said nothing of ${address}`);
    const { runtimeError } = answer.lhr;
    if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);

    return answer.lhr;
  } finally {
    await browser.close();
  }
}
