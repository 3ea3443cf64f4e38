import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import type { ReadyAnswer } from '../src/ready/ready-page.ts';
import { PATIENCE_MS } from './patience.ts';
import type { PagePlan } from './plan-page.ts';
import type { RenderTask } from './render-worker.ts';
import type { ServerSettings } from './settings.ts';

/** Pages made ahead of the browser. */
export interface ReadyPages {
  /** Null when the page is for the browser to make: not a public one, or making it failed. */
  page(path: string, plan: PagePlan): Promise<ReadyAnswer>;
  close(): Promise<void>;
}

/** Public pages change seldom; what a practitioner changed may take so long to be seen. */
const FRESH_MS = 60_000;
const MOST_PAGES = 1_000;

/**
 * Makes each page once a minute at most, however many ask for it, in threads of their own.
 *
 * @param onProblem told of every page that could not be made
 */
export function createReadyPages(
  settings: ServerSettings,
  onProblem: (problem: string) => void,
): ReadyPages {
  const shellFile = `${settings.assetsFolder}/server.cjs`;
  const pool = new Piscina<RenderTask, ReadyAnswer>({
    filename: fileURLToPath(new URL('./render-worker.ts', import.meta.url)),
    minThreads: 0,
    maxThreads: 2,
    maxQueue: 64,
    idleTimeout: 10 * 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  const made = new LRUCache<string, { answer: ReadyAnswer }>({ max: MOST_PAGES, ttl: FRESH_MS });
  const beingMade = new Map<string, Promise<ReadyAnswer>>();

  async function make(key: string, path: string, plan: PagePlan): Promise<ReadyAnswer> {
    try {
      const answer = await pool.run(taskOf(path, plan, settings, shellFile), {
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (isWorthKeeping(answer)) made.set(key, { answer });

      return answer;
    } catch (error) {
      onProblem(`${path} was not made ahead: ${error instanceof Error ? error.message : error}`);

      return null;
    }
  }

  return {
    async page(path, plan) {
      if (!plan.ready || !existsSync(shellFile)) return null;
      const key = `${plan.ready.code.integrity} ${path}`;
      const kept = made.get(key);
      if (kept) return kept.answer;

      const running = beingMade.get(key) ?? make(key, path, plan);
      beingMade.set(key, running);

      return running.finally(() => beingMade.delete(key));
    },
    close: () => pool.destroy(),
  };
}

function taskOf(
  path: string,
  { boot, ready }: PagePlan,
  { address, browser }: ServerSettings,
  shellFile: string,
): RenderTask {
  if (!ready) throw new Error(`${path} is not a page to be made ahead.`);

  return {
    request: { path, address, settings: browser, registry: boot.registry, served: boot.served },
    remote: ready.code,
    shellFile,
  };
}

function isWorthKeeping(answer: ReadyAnswer): boolean {
  return answer === 'missing' || answer?.isWhole === true;
}
