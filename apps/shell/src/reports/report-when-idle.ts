import { whenIdle } from '../boot/when-idle.ts';
import type { EarlyParts } from './early-parts.ts';

/** Keeps errors from the start on. What reports them is loaded when the page is idle. */
export function reportWhenIdle(given: Omit<EarlyParts, 'early'>): void {
  const early: (ErrorEvent | PromiseRejectionEvent)[] = [];
  const keep = (event: ErrorEvent | PromiseRejectionEvent) => void early.push(event);
  const kinds = ['error', 'unhandledrejection'] as const;
  for (const kind of kinds) addEventListener(kind, keep);
  whenIdle(() => {
    void import('./report-page.ts').then(
      ({ reportPage }) => {
        for (const kind of kinds) removeEventListener(kind, keep);
        reportPage({ ...given, early });
      },
      // Without the file there are no reports: not worth an error of its own.
      () => undefined,
    );
  });
}
