import type { I18n } from '@freely/i18n';
import type { QueryClient } from '@freely/query';
import { type Hydration, prepareHydration } from './hydrate.ts';
import type { HydrationState } from './prerendered-page.ts';

/** A page that does nothing for so long says so. */
const SLOW_MS = 3_000;

/**
 * Prepares hydration. A finished page is never thrown away because its script is blocked, hangs or
 * fails: it can still be read, and a bar says what does not work.
 *
 * @returns null if the browser has to render the page, `read-only` if nobody can
 */
export async function hydrateOrRead(
  state: HydrationState,
  queryClient: QueryClient,
  i18n: I18n,
): Promise<Hydration | null | 'read-only'> {
  let hide: Promise<() => void> | undefined;
  const timer = setTimeout(() => {
    hide = showBar(i18n);
  }, SLOW_MS);
  try {
    const hydration = await prepareHydration(state, queryClient);
    void hide?.then((remove) => remove());

    return hydration;
  } catch {
    // The loader has reported it.
    hide ??= showBar(i18n);

    return 'read-only';
  } finally {
    clearTimeout(timer);
  }
}

async function showBar(i18n: I18n): Promise<() => void> {
  try {
    const { showReadOnlyBar } = await import('./read-only-page.tsx');

    return await showReadOnlyBar(i18n, () => location.reload());
  } catch {
    // Not even the bar can be loaded; the page can be read all the same.
    return () => {};
  }
}
