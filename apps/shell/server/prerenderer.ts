import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import type { RenderResult } from '../src/prerender/prerendered-page.ts';
import type { PagePlan } from './plan-page.ts';
import { PRERENDER_TIMEOUT_MS } from './prerender-timeout.ts';
import type { RenderTask } from './render-worker.ts';
import type { ServerSettings } from './settings.ts';

/** Renders public pages on the server. */
export interface Prerenderer {
  /** Null if the browser has to render the page: it is not a public one, or rendering failed. */
  page(path: string, plan: PagePlan): Promise<RenderResult>;
  close(): Promise<void>;
}

/** Public pages change seldom. A change by a practitioner is visible after this time. */
const TTL_MS = 60_000;
const MAX_PAGES = 1_000;

/**
 * Renders each page at most once a minute, in worker threads. Concurrent requests share one render.
 *
 * @param onProblem called for every page that could not be rendered
 */
export function createPrerenderer(
  settings: ServerSettings,
  onProblem: (problem: string) => void,
): Prerenderer {
  const shellFile = `${settings.assetsFolder}/server.cjs`;
  const pool = new Piscina<RenderTask, RenderResult>({
    filename: fileURLToPath(new URL('./render-worker.ts', import.meta.url)),
    minThreads: 0,
    maxThreads: 2,
    maxQueue: 64,
    idleTimeout: 10 * 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  const cache = new LRUCache<string, { result: RenderResult }>({ max: MAX_PAGES, ttl: TTL_MS });
  const running = new Map<string, Promise<RenderResult>>();

  async function render(key: string, path: string, plan: PagePlan): Promise<RenderResult> {
    try {
      const result = await pool.run(taskOf(path, plan, settings, shellFile), {
        signal: AbortSignal.timeout(PRERENDER_TIMEOUT_MS),
      });
      if (isCacheable(result)) cache.set(key, { result });

      return result;
    } catch (error) {
      onProblem(`${path} was not prerendered: ${error instanceof Error ? error.message : error}`);

      return null;
    }
  }

  return {
    async page(path, plan) {
      if (!plan.prerender || !existsSync(shellFile)) return null;
      const key = `${plan.prerender.code.integrity} ${path}`;
      const cached = cache.get(key);
      if (cached) return cached.result;

      const rendering = running.get(key) ?? render(key, path, plan);
      running.set(key, rendering);

      return rendering.finally(() => running.delete(key));
    },
    close: () => pool.destroy(),
  };
}

function taskOf(
  path: string,
  { boot, prerender }: PagePlan,
  { shellUrl, browser }: ServerSettings,
  shellFile: string,
): RenderTask {
  if (!prerender) throw new Error(`${path} is not a page to prerender.`);

  return {
    request: { path, shellUrl, settings: browser, registry: boot.registry, served: boot.served },
    remote: prerender.code,
    shellFile,
  };
}

function isCacheable(result: RenderResult): boolean {
  return result === 'missing' || result?.isComplete === true;
}
