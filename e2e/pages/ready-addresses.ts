import type { Page } from '@playwright/test';

/** The address of every page that is served as ready HTML, as the active releases say. */
export async function readyAddresses(page: Page): Promise<string[]> {
  const { remotes } = (await (await page.request.get('/registry.json')).json()) as {
    remotes: Record<string, { active: { url: string } }>;
  };
  const found: string[] = [];
  for (const { active } of Object.values(remotes)) {
    const release = (await (await page.request.get(`${active.url}release.json`)).json()) as {
      routes: { path: string; isReady: boolean }[];
    };
    found.push(...release.routes.filter(({ isReady }) => isReady).map(({ path }) => path));
  }

  return found.filter((path) => !path.includes(':'));
}
