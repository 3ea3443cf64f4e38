import type { Page } from '@playwright/test';

/** The paths of all prerendered pages without params, from the manifests of the active releases. */
export async function prerenderedPaths(page: Page): Promise<string[]> {
  const { remotes } = (await (await page.request.get('/registry.json')).json()) as {
    remotes: Record<string, { active: { url: string } }>;
  };
  const found: string[] = [];
  for (const { active } of Object.values(remotes)) {
    const release = (await (await page.request.get(`${active.url}release.json`)).json()) as {
      routes: { path: string; isPrerendered: boolean }[];
    };
    found.push(
      ...release.routes.filter(({ isPrerendered }) => isPrerendered).map(({ path }) => path),
    );
  }

  return found.filter((path) => !path.includes(':'));
}
