/** Something that happened to a remote, by name and version. */
export interface RemoteEvent {
  readonly kind:
    | 'loaded'
    | 'retried'
    | 'fell-back'
    | 'unavailable'
    | 'broke'
    | 'chunk-failed'
    | 'share-mismatch'
    | 'page-mismatch';
  readonly remote: string;
  readonly version: string | null;
  readonly traceId?: string;
  readonly reason?: string;
}

/**
 * Writes events as performance marks (`freely:loaded`, …) with the event as detail. They appear in
 * the browser's timeline, and any monitoring script can observe them.
 */
export function markRemoteEvent(event: RemoteEvent): void {
  performance.mark(`freely:${event.kind}`, { detail: event });
}

/** Tells every event of the page, from its start on. A browser without observers tells none. */
export function observeRemoteEvents(listener: (event: RemoteEvent) => void): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name.startsWith('freely:')) listener((entry as PerformanceMark).detail);
    }
  }).observe({ type: 'mark', buffered: true });
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
