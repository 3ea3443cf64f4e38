/// <reference lib="dom" />
// Measures the frames of a page while it is scrolled to the end and back, as by a finger or a wheel.
import type { CDPSession, Page } from '@playwright/test';

export interface ScrollFrames {
  frames: number;
  /** The time between two frames, in milliseconds. */
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
  await page.evaluate(startRecording);
  for (let round = 0; round < rounds; round += 1) {
    await scroll(client, page, -1);
    await scroll(client, page, 1);
  }
  const recorded = await page.evaluate(stopRecording);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });

  return recorded;
}

async function scroll(client: CDPSession, page: Page, direction: 1 | -1): Promise<void> {
  const { width, height, scrollHeight } = await page.evaluate(() => ({
    width: innerWidth,
    height: innerHeight,
    scrollHeight: document.documentElement.scrollHeight,
  }));
  await client.send('Input.synthesizeScrollGesture', {
    x: Math.round(width / 2),
    y: Math.round(height / 2),
    yDistance: direction * (scrollHeight - height),
    speed: SPEED,
    gestureSourceType: width < 600 ? 'touch' : 'mouse',
  });
}

interface Recording {
  gaps: number[];
  longTasks: number[];
  isOver: boolean;
}

function startRecording(): void {
  const recording: Recording = { gaps: [], longTasks: [], isOver: false };
  (window as unknown as { recording: Recording }).recording = recording;
  new PerformanceObserver((list) => {
    recording.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
  let last = performance.now();
  const next = (now: number) => {
    recording.gaps.push(now - last);
    last = now;
    if (!recording.isOver) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

function stopRecording(): ScrollFrames {
  const { recording } = window as unknown as { recording: Recording };
  recording.isOver = true;
  const { gaps, longTasks } = recording;

  return { frames: gaps.length, gaps, longTasks };
}
