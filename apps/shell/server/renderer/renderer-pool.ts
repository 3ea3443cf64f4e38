import type { ApiReader } from '../api-reader.ts';
import type { RenderTask } from './messages.ts';
import { type Rendered, type Renderer, startRenderer } from './renderer-process.ts';

/** Renderers that are started when they are needed, and replaced when they die. */
export interface RendererPool {
  /** @param signal also ends the waiting for a free renderer */
  run(task: RenderTask, signal: AbortSignal): Promise<Rendered>;
  close(): void;
}

const MAX_RENDERERS = 2;
const MAX_WAITING = 64;
const IDLE_MS = 10 * 60_000;

/** @param releases the only folder that the renderers may read, besides their own code */
export function createRendererPool(releases: string, reader: ApiReader): RendererPool {
  const idle: Renderer[] = [];
  const all = new Set<Renderer>();
  const waiting: (() => void)[] = [];
  let busy = 0;
  let sleep: NodeJS.Timeout | undefined;

  function take(): Renderer {
    for (const renderer of all) if (!renderer.isAlive) all.delete(renderer);
    let renderer = idle.pop();
    while (renderer && !renderer.isAlive) renderer = idle.pop();
    renderer ??= startRenderer(releases, reader);
    all.add(renderer);

    return renderer;
  }

  function killAll(): void {
    for (const renderer of all) renderer.kill();
    all.clear();
    idle.length = 0;
  }

  async function turn(signal: AbortSignal): Promise<void> {
    if (busy < MAX_RENDERERS) {
      busy += 1;
      return;
    }
    if (waiting.length >= MAX_WAITING) throw new Error('too many pages are waiting');
    await new Promise<void>((resolve, reject) => {
      waiting.push(resolve);
      signal.addEventListener('abort', () => {
        const at = waiting.indexOf(resolve);
        if (at >= 0) waiting.splice(at, 1);
        reject(new Error('it waited too long'));
      });
    });
  }

  return {
    async run(task, signal) {
      await turn(signal);
      clearTimeout(sleep);
      const renderer = take();
      try {
        return await renderer.render(task, signal);
      } finally {
        // One that was killed dies a moment later: it is not used again.
        if (renderer.isAlive && !signal.aborted) idle.push(renderer);
        const next = waiting.shift();
        // Its turn is handed on, so that nobody comes between.
        if (next) next();
        else busy -= 1;
        if (busy === 0) sleep = setTimeout(killAll, IDLE_MS).unref();
      }
    },
    close() {
      clearTimeout(sleep);
      killAll();
    },
  };
}
