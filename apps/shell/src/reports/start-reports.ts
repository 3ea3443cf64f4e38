// Reports what remotes do, by unit and version (D46): pages, failures and web vitals. It sends no
// address, no message and nothing about a person. Loaded when the page is idle.

import type { FailureKind } from '@freely/api-client/contract';
import { reportReleases } from '@freely/api-client/contract';
import type { Registry } from '@freely/federation/registry';
import type { RemoteEvent } from '@freely/federation/telemetry';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { type ReleaseName, releaseOfError } from './release-of.ts';
import { reportQueue } from './report-queue.ts';

export interface ReportParts {
  readonly apiUrl: string;
  /** How many visits report; one with a canary always does. */
  readonly percent: number;
  readonly registry: () => Registry;
  /** The remote that owns a path. */
  readonly ownerOf: (path: string) => string | null;
  /** Which release of a remote is in the page; null before one is. */
  readonly loadedVersion: (unit: string) => string | null;
  readonly shell: ReleaseName | null;
  readonly router: {
    readonly state: {
      readonly location: { readonly pathname: string };
      navigation: { state: string };
    };
    subscribe(listener: () => void): void;
  };
  /** Tells what the loader and the panels have noted, from the start of the page on. */
  readonly observe: (listener: (event: RemoteEvent) => void) => void;
  /** Errors from before this code was loaded. */
  readonly early: readonly (ErrorEvent | PromiseRejectionEvent)[];
  readonly random?: () => number;
}

const EVERY_MS = 30_000;
/** Long enough that one failure's several events go together. */
const AFTER_FAILURE_MS = 1_000;

const failures: Partial<Record<RemoteEvent['kind'], FailureKind>> = {
  'fell-back': 'load-failed',
  unavailable: 'load-failed',
  broke: 'broke',
  'chunk-failed': 'chunk-failed',
};

/** @returns ends it, for tests: a page reports for as long as it lives */
export function startReports(parts: ReportParts, view: Window = window): () => void {
  const {
    apiUrl,
    percent,
    registry,
    ownerOf,
    loadedVersion,
    shell,
    router,
    random = Math.random,
  } = parts;
  const isSampled = random() * 100 < percent;
  const queue = reportQueue();
  let soon: ReturnType<typeof setTimeout> | undefined;

  /** A canary's visitors are few: what they meet is never sampled away. */
  function isReported({ unit, version }: ReleaseName): boolean {
    return isSampled || registry().remotes[unit]?.canary?.release.version === version;
  }

  function send(): void {
    clearTimeout(soon);
    soon = undefined;
    const report = queue.take();
    // As plain text it needs no preflight, which a page that is being left cannot wait for.
    if (report) view.navigator.sendBeacon(apiUrl + reportReleases.path, JSON.stringify(report));
  }

  function fail(release: ReleaseName, kind: FailureKind): void {
    if (!isReported(release)) return;
    queue.add({ ...release, kind });
    soon ??= setTimeout(send, AFTER_FAILURE_MS);
  }

  const releaseAt = (path: string): ReleaseName | null => {
    const unit = ownerOf(path);
    const version = unit === null ? null : loadedVersion(unit);

    return unit !== null && version !== null ? { unit, version } : null;
  };

  let seen: string | null = null;
  function countPage(): void {
    const { location, navigation } = router.state;
    if (navigation.state !== 'idle' || location.pathname === seen) return;
    seen = location.pathname;
    for (const release of [releaseAt(seen), shell]) {
      if (release && isReported(release)) queue.add({ ...release, kind: 'page' });
    }
  }

  parts.observe(({ kind, remote, version }) => {
    const failure = failures[kind];
    // What broke after it was loaded is the loaded release, whichever is active by now.
    const failed = failure === 'load-failed' ? version : (loadedVersion(remote) ?? version);
    if (failure && failed !== null) fail({ unit: remote, version: failed }, failure);
  });

  function onError(event: ErrorEvent | PromiseRejectionEvent): void {
    const release = releaseOfError(event);
    if (release) fail(release, 'reason' in event ? 'rejection' : 'error');
  }
  parts.early.forEach(onError);
  view.addEventListener('error', onError);
  view.addEventListener('unhandledrejection', onError);

  countPage();
  router.subscribe(countPage);
  const first = router.state.location.pathname;
  const addVital = (name: 'lcp' | 'cls' | 'inp') => (metric: { value: number }) => {
    const release = releaseAt(first);
    if (release && isReported(release)) queue.addVital({ ...release, name, value: metric.value });
  };
  onLCP(addVital('lcp'));
  onCLS(addVital('cls'));
  onINP(addVital('inp'));
  const onHidden = () => {
    if (view.document.visibilityState === 'hidden') send();
  };
  // After those of web-vitals, which report at the same moment.
  view.document.addEventListener('visibilitychange', onHidden);
  view.addEventListener('pagehide', send);
  const timer = view.setInterval(send, EVERY_MS);

  return () => {
    view.removeEventListener('error', onError);
    view.removeEventListener('unhandledrejection', onError);
    view.document.removeEventListener('visibilitychange', onHidden);
    view.removeEventListener('pagehide', send);
    view.clearInterval(timer);
  };
}
