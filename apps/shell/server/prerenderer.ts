import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import type { RenderResult } from '../src/prerender/prerendered-page.ts';
import { type PagePlan, SERVER_FILE } from './plan-page.ts';
import { PRERENDER_TIMEOUT_MS } from './prerender-timeout.ts';
import type { ReleaseFiles } from './release-files.ts';
import type { ShellRelease } from './release-store.ts';
import type { RenderTask } from './render-worker.ts';
import type { ServerSettings } from './settings.ts';

/** Renders public pages on the server. */
export interface Prerenderer {
  /** Null if the browser has to render the page: it is not a public one, or rendering failed. */
  page(path: string, plan: PagePlan, shell: ShellRelease): Promise<RenderResult>;
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
  settings: Pick<ServerSettings, 'shellUrl' | 'browser'>,
  files: ReleaseFiles,
  onProblem: (problem: string) => void,
): Prerenderer {
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

  async function render(key: string, page: PageToRender): Promise<RenderResult> {
    try {
      const task = await taskOf(page, settings, files);
      const result = await pool.run(task, { signal: AbortSignal.timeout(PRERENDER_TIMEOUT_MS) });
      if (isCacheable(result)) cache.set(key, { result });

      return result;
    } catch (error) {
      const reason = error instanceof Error ? error.message : error;
      onProblem(`${page.path} was not prerendered: ${reason}`);

      return null;
    }
  }

  return {
    async page(path, plan, shell) {
      const shellIntegrity = shell.release.files[SERVER_FILE];
      if (!plan.prerender || !shellIntegrity) return null;
      const { code } = plan.prerender;
      // The frame has the links of other remotes, and the flags of the visitor.
      const key = `${shellIntegrity} ${code.integrity} ${path} ${JSON.stringify(plan.boot.frame)}`;
      const cached = cache.get(key);
      if (cached) return cached.result;

      const page = { path, plan, code, shell, shellIntegrity };
      const rendering = running.get(key) ?? render(key, page);
      running.set(key, rendering);

      return rendering.finally(() => running.delete(key));
    },
    close: () => pool.destroy(),
  };
}

interface PageToRender {
  readonly path: string;
  readonly plan: PagePlan;
  readonly code: NonNullable<PagePlan['prerender']>['code'];
  readonly shell: ShellRelease;
  readonly shellIntegrity: string;
}

async function taskOf(
  { path, plan: { boot, prerender }, code, shell, shellIntegrity }: PageToRender,
  { shellUrl, browser }: Pick<ServerSettings, 'shellUrl' | 'browser'>,
  files: ReleaseFiles,
): Promise<RenderTask> {
  const shellFile = `${shell.pointer.url}${SERVER_FILE}`;
  await files.readPinned(shellFile, shellIntegrity);
  const { url, integrity, folder } = code;

  return {
    request: {
      path,
      shellUrl,
      settings: browser,
      registry: boot.registry,
      served: boot.served,
      frame: boot.frame,
      version: prerender?.version ?? '',
    },
    remote: { file: await files.localPath(url), integrity, folder },
    shellFile: await files.localPath(shellFile),
  };
}

function isCacheable(result: RenderResult): boolean {
  return result === 'missing' || result?.isComplete === true;
}
