// A platform with a shell's server of its own, which browsers see at the URL of the site: sessions,
// the API's origins and payments are those of the product.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@freely/tools/free-port';
import { openPlatform, type PlatformContext } from '@freely/tools/platform/platform-context';
import { changeUnit, publish } from '@freely/tools/platform/publish';
import { shellEnvironment } from '@freely/tools/platform/shell-environment';
import { publishReleases } from '@freely/tools/product/publish-releases';
import { chromium } from '@playwright/test';
import { apiBase, serviceUrl } from '../arrange/service-urls.ts';
import { startServer } from '../federation/own-shell.ts';
import { test as base } from '../pages/test.ts';
import { releaseNextBuild } from './next-build.ts';

export const REMOTES = ['mfe-admin', 'mfe-booking', 'mfe-practitioner', 'mfe-public'] as const;

type Pointer = Awaited<ReturnType<typeof releaseNextBuild>>;
type NextBuild = Parameters<typeof releaseNextBuild>[3];

export interface Deployed {
  readonly context: PlatformContext;
  /** Where its shell's server listens. */
  readonly port: number;
  /** Builds the next release of a unit, and makes it active; the one before is what is fallen back to. */
  releaseNext(unit: string, build: NextBuild): Promise<Pointer>;
  /** Writes the next release of a unit, and makes nothing live. */
  buildNext(unit: string, build: NextBuild): Promise<Pointer>;
  change: (unit: string, change: Parameters<typeof changeUnit>[3]) => Promise<unknown>;
}

export const test = base.extend<{ deployed: Deployed }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  deployed: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'freely-deployed-'));
    const context = openPlatform(folder);
    await publishReleases(context, () => {});
    const port = await freePort();
    const site = serviceUrl('SHELL_URL');
    const server = await startServer(port, {
      ...shellEnvironment(context, folder),
      SHELL_URL: site,
      API_URL: new URL(apiBase()).origin,
      STRIPE_API_URL: serviceUrl('PAYMENTS_URL'),
    });
    const buildNext: Deployed['buildNext'] = (unit, build) =>
      releaseNextBuild(context, folder, unit, build);
    await use({
      context,
      port,
      buildNext,
      async releaseNext(unit, build) {
        const pointer = await buildNext(unit, build);
        await publish(context, unit, pointer);

        return pointer;
      },
      change: (unit, change) =>
        changeUnit(context, unit, { verb: 'test', reason: 'A test' }, change),
    });
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  },
  // A browser of its own, in which the URL of the site leads to this platform's server.
  context: async ({ deployed, launchOptions, baseURL, locale, timezoneId, viewport }, use) => {
    const { host } = new URL(serviceUrl('SHELL_URL'));
    const browser = await chromium.launch({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        `--host-resolver-rules=MAP ${host} localhost:${deployed.port}`,
      ],
    });
    await use(
      await browser.newContext({
        ...(baseURL ? { baseURL } : {}),
        ...(locale ? { locale } : {}),
        ...(timezoneId ? { timezoneId } : {}),
        viewport,
      }),
    );
    await browser.close();
  },
});

export { expect } from '../pages/test.ts';
