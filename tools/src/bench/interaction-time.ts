/// <reference lib="dom" />
// The time from a tap or a key press to the next frame, as the browser itself measures it.
import type { CDPSession, Page } from '@playwright/test';

/** Milliseconds. The browser does not report shorter interactions; they count as this long. */
const SHORTEST = 16;

/** In milliseconds. */
export interface InteractionTime {
  /** Of the longest interaction, up to the next frame. */
  untilFrame: number;
  /** CPU time of the main thread. On a loaded machine it is more reliable than elapsed time. */
  mainThread: number;
}

/**
 * Measures the interactions of an action.
 *
 * @param throttle how many times slower the CPU is during the action
 * @param action resolves when its effect is visible
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
  const before = await taskDuration(client);
  await action();
  await page.evaluate(nextFrame);
  const mainThread = (await taskDuration(client)) - before;
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const durations = await page.evaluate(observed);
  await client.detach();

  return { untilFrame: Math.max(SHORTEST, ...durations), mainThread };
}

/** CPU milliseconds that the main thread has used so far. */
async function taskDuration(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');

  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

interface Observation {
  observer: PerformanceObserver;
  durations: number[];
}

function observe(shortest: number): void {
  const durations: number[] = [];
  const record = (entries: PerformanceEntryList) =>
    durations.push(
      ...entries
        .filter((entry) => (entry as PerformanceEventTiming).interactionId)
        .map(({ duration }) => duration),
    );
  const observer = new PerformanceObserver((list) => record(list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit);
  (window as unknown as { observation: Observation }).observation = { observer, durations };
}

/** Resolves when the changes made so far are painted and the browser has reported the event. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}

function observed(): number[] {
  const { observer, durations } = (window as unknown as { observation: Observation }).observation;
  const pending = observer.takeRecords() as PerformanceEventTiming[];
  observer.disconnect();

  return [
    ...durations,
    ...pending.filter(({ interactionId }) => interactionId).map(({ duration }) => duration),
  ];
}
