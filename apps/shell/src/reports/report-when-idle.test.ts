import { expect, jest, test } from '@jest/globals';

const work: (() => void)[] = [];
jest.unstable_mockModule('../boot/when-idle.ts', () => ({
  whenIdle: (each: () => void) => void work.push(each),
}));
const reportPage = jest.fn<(parts: { early: Event[] }) => void>();
jest.unstable_mockModule('./report-page.ts', () => ({ reportPage }));
const { reportWhenIdle } = await import('./report-when-idle.ts');

test('errors before the page is idle are passed on, in whichever browser', async () => {
  reportWhenIdle({} as Parameters<typeof reportWhenIdle>[0]);
  const early = new Event('unhandledrejection');
  dispatchEvent(early);
  expect(work).toHaveLength(1);
  for (const each of work) each();
  for (let turn = 0; reportPage.mock.calls.length === 0 && turn < 100; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 0));
  }

  expect(reportPage.mock.calls.map(([parts]) => parts.early)).toEqual([[early]]);
  dispatchEvent(new Event('unhandledrejection'));
  expect(reportPage.mock.calls[0]?.[0].early).toEqual([early]);
});
