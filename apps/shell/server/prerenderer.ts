import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PublicMarketSettings } from '@freely/domain/market-settings';
import { LRUCache } from 'lru-cache';
import type { RenderResult } from '../src/prerender/prerendered-page.ts';
import type { ApiReader } from './api-reader.ts';
import { type PagePlan, SERVER_FILE } from './plan-page.ts';
import type { ReleaseFiles } from './release-files.ts';
import type { ShellRelease } from './release-store.ts';
import type { RenderTask } from './renderer/messages.ts';
import { createRendererPool } from './renderer/renderer-pool.ts';
import type { Rendered } from './renderer/renderer-process.ts';
import type { ServerSettings } from './settings.ts';

/** Renders public pages on the server. */
export interface Prerenderer {
  /** Without a result the browser has to render the page: it is not a public one, or rendering failed. */
  page(
    path: string,
    plan: PagePlan,
    shell: ShellRelease,
    market: PublicMarketSettings,
  ): Promise<Rendered>;
  close(): void;
}

/** Public pages change seldom. A change by a practitioner is visible after this time. */
const TTL_MS = 60_000;
const MAX_PAGES = 1_000;
/**
 * Rendering may take so many times as long as its visitor waits: the next one has the page. Otherwise a machine that is
 * busy when a renderer starts would end each one before it is of use.
 */
const RENDERS_ON = 4;
const NOT_RENDERED: Rendered = { result: null, unavailable: null };

/**
 * Renders each page at most once a minute, in processes of their own. Concurrent requests share one
 * render, and wait for it no longer than `prerenderTimeoutMs`.
 *
 * @param reader reads the API for the pages, which have no network
 * @param onProblem called for every page that could not be rendered
 */
export function createPrerenderer(
  settings: Pick<ServerSettings, 'shellUrl' | 'browser' | 'prerenderTimeoutMs'>,
  files: ReleaseFiles,
  reader: ApiReader,
  onProblem: (problem: string) => void,
): Prerenderer {
  const pool = createRendererPool(resolve(files.root, 'r'), reader);
  const cache = new LRUCache<string, { result: RenderResult }>({ max: MAX_PAGES, ttl: TTL_MS });
  const running = new Map<string, Promise<Rendered>>();

  async function render(key: string, page: PageToRender): Promise<Rendered> {
    try {
      const task = await taskOf(page, settings, files);
      const signal = AbortSignal.timeout(RENDERS_ON * settings.prerenderTimeoutMs);
      const rendered = await pool.run(task, signal);
      const { result, unavailable } = rendered;
      if (unavailable) onProblem(`${page.path} lacks data: ${unavailable.message}`);
      if (isCacheable(result)) cache.set(key, { result });

      return rendered;
    } catch (error) {
      const reason = error instanceof Error ? error.message : error;
      onProblem(`${page.path} was not prerendered: ${reason}`);

      return NOT_RENDERED;
    } finally {
      running.delete(key);
    }
  }

  async function inTime(rendering: Promise<Rendered>, path: string): Promise<Rendered> {
    const isThere = new AbortController();
    const { signal } = isThere;
    const late = sleep(settings.prerenderTimeoutMs, null, { signal });
    const rendered = await Promise.race([rendering, late]);
    isThere.abort();
    if (!rendered) onProblem(`${path} was sent before it was prerendered: it takes too long`);

    return rendered ?? NOT_RENDERED;
  }

  return {
    async page(path, plan, shell, market) {
      const shellIntegrity = shell.release.files[SERVER_FILE];
      if (!plan.prerender || !shellIntegrity) return NOT_RENDERED;
      const { code } = plan.prerender;
      // The frame has the links of other remotes, and the flags of the visitor; pages name the brand.
      const remote = `${code.folder} ${code.integrity}`;
      const key = `${shellIntegrity} ${remote} ${path} ${JSON.stringify([plan.boot.frame, market])}`;
      const cached = cache.get(key);
      if (cached) return { ...cached, unavailable: null };

      const page = { path, plan, code, shell, shellIntegrity, market };
      const rendering = running.get(key) ?? render(key, page);
      running.set(key, rendering);

      return inTime(rendering, path);
    },
    close: () => pool.close(),
  };
}

interface PageToRender {
  readonly path: string;
  readonly plan: PagePlan;
  readonly code: NonNullable<PagePlan['prerender']>['code'];
  readonly shell: ShellRelease;
  readonly shellIntegrity: string;
  readonly market: PublicMarketSettings;
}

async function taskOf(
  { path, plan: { boot, prerender }, code, shell, shellIntegrity, market }: PageToRender,
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
      settings: { ...browser, market },
      registry: boot.registry,
      served: boot.served,
      frame: boot.frame,
      version: prerender?.version ?? '',
    },
    remote: { file: await files.localPath(url), integrity, folder },
    shellFile: await files.localPath(shellFile),
  };
}

/** What does not exist may do so a moment later: a practitioner who is approved looks at their profile at once. */
function isCacheable(result: RenderResult): boolean {
  return result !== 'missing' && result?.isComplete === true;
}
