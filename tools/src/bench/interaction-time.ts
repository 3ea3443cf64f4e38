/// <reference lib="dom" />
// How long a page takes from a tap or a key to the next picture, as the browser itself counts it.
import type { CDPSession, Page } from '@playwright/test';

/** Shorter ones the browser does not tell; they count as this, in milliseconds. */
const SHORTEST = 16;

/** In milliseconds. */
export interface InteractionTime {
  /** From the longest of the interactions to the next picture. */
  shown: number;
  /** What the page's own thread worked in all: of a busy machine it says more than a clock. */
  busy: number;
}

/**
 * How long the interactions take that an action is made of.
 *
 * @param throttle how many times slower the processor is meanwhile
 * @param action ends when what it does is seen
 */
export async function interactionTime(
  page: Page,
  throttle: number,
  action: () => Promise<void>,
): Promise<InteractionTime> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.evaluate(observe, SHORTEST);
  await client.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  const before = await workedSoFar(client);
  await action();
  await page.evaluate(nextPicture);
  const busy = (await workedSoFar(client)) - before;
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const durations = await page.evaluate(observed);
  await client.detach();

  return { shown: Math.max(SHORTEST, ...durations), busy };
}

async function workedSoFar(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');

  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

interface Observing {
  observer: PerformanceObserver;
  durations: number[];
}

function observe(shortest: number): void {
  const durations: number[] = [];
  const keep = (entries: PerformanceEntryList) =>
    durations.push(
      ...entries
        .filter((entry) => (entry as PerformanceEventTiming).interactionId)
        .map(({ duration }) => duration),
    );
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit);
  (window as unknown as { observing: Observing }).observing = { observer, durations };
}

/** Resolves when what was asked for before is on the screen, and the browser has said so. */
function nextPicture(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}

function observed(): number[] {
  const { observer, durations } = (window as unknown as { observing: Observing }).observing;
  const late = observer.takeRecords() as PerformanceEventTiming[];
  observer.disconnect();

  return [
    ...durations,
    ...late.filter(({ interactionId }) => interactionId).map(({ duration }) => duration),
  ];
}
