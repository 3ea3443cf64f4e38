import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../browser/chromium.ts';
import type { BenchContext } from './suite.ts';

export async function openBrowser({ onEnd }: BenchContext): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: chromiumFlags(),
  });
  onEnd(() => browser.close());

  return browser;
}
