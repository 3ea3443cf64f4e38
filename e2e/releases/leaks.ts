// Counts what a page holds: with the browser's own counters, and with instruments in the page for
// what the browser does not count.
import type { CDPSession, Page } from '@playwright/test';

/** What is alive in a tab. */
export interface Held {
  readonly listeners: number;
  readonly nodes: number;
  readonly heap: number;
  /** On window and document, which outlive every page. */
  readonly globalListeners: number;
  readonly intervals: number;
  /** Timeouts and frames that are still to come: one that sets itself again is there for ever. */
  readonly timeouts: number;
  readonly observers: number;
  readonly sheets: number;
  readonly globals: number;
}

type Counters = Pick<Held, 'globalListeners' | 'intervals' | 'timeouts' | 'observers'>;

/** Must run before the scripts of the page. */
export async function installInstruments(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const listeners = new Set<string>();
    const intervals = new Set<number>();
    const timeouts = new Set<number>();
    const frames = new Set<number>();
    const observers = new Set<object>();
    const ids = new WeakMap<object, number>();
    let next = 0;
    const idOf = (value: object) => {
      if (!ids.has(value)) ids.set(value, next++);
      return ids.get(value);
    };
    for (const target of [window, document]) {
      const { addEventListener: add, removeEventListener: remove } = target;
      const keyOf = (type: string, listener: object, options?: unknown) => {
        const capture =
          typeof options === 'object'
            ? Boolean((options as { capture?: boolean })?.capture)
            : options;
        return `${idOf(target)} ${type} ${idOf(listener)} ${capture ?? false}`;
      };
      target.addEventListener = (type: string, listener: never, options?: unknown) => {
        if (listener) {
          const key = keyOf(type, listener, options);
          listeners.add(key);
          const { once, signal } = Object(options) as { once?: boolean; signal?: AbortSignal };
          if (once) add.call(target, type, () => listeners.delete(key), options as never);
          signal?.addEventListener('abort', () => listeners.delete(key));
        }
        add.call(target, type, listener, options as never);
      };
      target.removeEventListener = (type: string, listener: never, options?: unknown) => {
        if (listener) listeners.delete(keyOf(type, listener, options));
        remove.call(target, type, listener, options as never);
      };
    }
    const { setInterval: start, clearInterval: stop } = window;
    window.setInterval = ((...args: Parameters<typeof start>) => {
      const id = start(...args) as unknown as number;
      intervals.add(id);
      return id;
    }) as typeof start;
    window.clearInterval = (id) => {
      intervals.delete(id as number);
      stop(id);
    };
    const { setTimeout: delay, clearTimeout: forget } = window;
    window.setTimeout = ((work: (...args: unknown[]) => void, ms?: number, ...rest: unknown[]) => {
      const id = delay(() => {
        timeouts.delete(id);
        work(...rest);
      }, ms) as unknown as number;
      timeouts.add(id);
      return id;
    }) as unknown as typeof delay;
    window.clearTimeout = (id) => {
      timeouts.delete(id as unknown as number);
      forget(id);
    };
    const { requestAnimationFrame: draw, cancelAnimationFrame: undraw } = window;
    window.requestAnimationFrame = (work) => {
      const id = draw((time) => {
        frames.delete(id);
        work(time);
      });
      frames.add(id);
      return id;
    };
    window.cancelAnimationFrame = (id) => {
      frames.delete(id);
      undraw(id);
    };
    for (const name of [
      'IntersectionObserver',
      'ResizeObserver',
      'MutationObserver',
      'PerformanceObserver',
    ] as const) {
      const { prototype } = window[name];
      const { observe, disconnect } = prototype as ResizeObserver;
      Object.assign(prototype, {
        observe(this: ResizeObserver, ...args: Parameters<typeof observe>) {
          observers.add(this);
          return observe.apply(this, args);
        },
        disconnect(this: ResizeObserver) {
          observers.delete(this);
          return disconnect.call(this);
        },
      });
    }
    Object.assign(window, {
      countHeld: (): Counters => ({
        globalListeners: listeners.size,
        intervals: intervals.size,
        timeouts: timeouts.size + frames.size,
        observers: observers.size,
      }),
    });
  });
}

/** What the page holds after everything that can be collected is. */
export async function heldBy(page: Page, session: CDPSession): Promise<Held> {
  // Twice: what a finalizer lets go of is collected by the second.
  for (let pass = 0; pass < 2; pass += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
  const { jsEventListeners, nodes } = await session.send('Memory.getDOMCounters');
  const inPage = await page.evaluate(() => ({
    ...(window as never as { countHeld(): Counters }).countHeld(),
    sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
    globals: Object.keys(window).length,
  }));

  return { ...inPage, listeners: jsEventListeners, nodes, heap: metric('JSHeapUsedSize') };
}
