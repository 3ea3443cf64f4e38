/// <reference lib="dom" />
// How a page keeps up while it is scrolled through, and back, as by a finger or a wheel.
import type { CDPSession, Page } from '@playwright/test';

export interface ScrollFrames {
  frames: number;
  /** Between two frames, in milliseconds. */
  gaps: number[];
  /** Tasks of more than 50 ms, in milliseconds. */
  longTasks: number[];
}

/** Pixels a second: a quick flick. */
const SPEED = 1_600;

export async function scrollFrames(
  page: Page,
  { throttle, rounds }: { throttle: number; rounds: number },
): Promise<ScrollFrames> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await page.evaluate(beginToCount);
  for (let round = 0; round < rounds; round += 1) {
    await scroll(client, page, -1);
    await scroll(client, page, 1);
  }
  const counted = await page.evaluate(endOfCount);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });

  return counted;
}

async function scroll(client: CDPSession, page: Page, way: 1 | -1): Promise<void> {
  const { width, height, whole } = await page.evaluate(() => ({
    width: innerWidth,
    height: innerHeight,
    whole: document.documentElement.scrollHeight,
  }));
  await client.send('Input.synthesizeScrollGesture', {
    x: Math.round(width / 2),
    y: Math.round(height / 2),
    yDistance: way * (whole - height),
    speed: SPEED,
    gestureSourceType: width < 600 ? 'touch' : 'mouse',
  });
}

interface Counting {
  gaps: number[];
  longTasks: number[];
  isOver: boolean;
}

function beginToCount(): void {
  const counting: Counting = { gaps: [], longTasks: [], isOver: false };
  (window as unknown as { counting: Counting }).counting = counting;
  new PerformanceObserver((list) => {
    counting.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
  let last = performance.now();
  const next = (now: number) => {
    counting.gaps.push(now - last);
    last = now;
    if (!counting.isOver) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

function endOfCount(): ScrollFrames {
  const { counting } = window as unknown as { counting: Counting };
  counting.isOver = true;
  const { gaps, longTasks } = counting;

  return { frames: gaps.length, gaps, longTasks };
}
