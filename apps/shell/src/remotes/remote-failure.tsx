import { isChunkFailure } from '@freely/federation/chunk-failure';
import { newTraceId, RemoteUnavailable } from '@freely/federation/remote-unavailable';
import { TimedOut } from '@freely/federation/retry';
import { markRemoteEvent, reasonOf } from '@freely/federation/telemetry';
import { useTranslation } from '@freely/i18n';
import { useLocation, useNavigate, useNavigation, useRouteError } from '@freely/router';
import { usePageTitle } from '@freely/shell-sdk';
import { ComponentSlot } from '@freely/shell-sdk/component-slot';
import { siteMap } from '@freely/shell-sdk/site-map';
import { ErrorPanel } from '@freely/ui/error-panel';
import { Page } from '@freely/ui/page';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { LoadingStatus } from '../layout/loading-status.tsx';
import { importNotFound } from './import-not-found.ts';
import { isNotFound } from './is-not-found.ts';
import { leaveRelease } from './leave-release.ts';
import { platform } from './platform.ts';
import styles from './remote-failure.module.css';

const NotFoundPage = lazy(() => importNotFound().then(({ Component }) => ({ default: Component })));

/** Replaces a page whose remote could not be loaded, failed, or says that there is no such thing. */
export function RemoteFailure({ remote }: { remote: string }) {
  const error = useRouteError();
  if (!isNotFound(error)) return <Failure remote={remote} error={error} />;

  return (
    <Suspense fallback={<LoadingStatus />}>
      <NotFoundPage />
    </Suspense>
  );
}

/** Replaces a remote that could not be loaded or failed (D46). Header and footer stay usable. */
function Failure({ remote, error }: { remote: string; error: unknown }) {
  const { t } = useTranslation('shell');
  const retry = useRetry(error);
  const failure = useFailureDetails(remote, error);
  const isLeaving = useOtherRelease(remote, error);
  const isHome = useLocation().pathname === siteMap.home;
  useRecovery(remote, error, retry.go);
  useReturnOfConnection(retry.go);
  usePageTitle(t('failure.title'));

  if (isLeaving) {
    return (
      <Page className={styles.page}>
        <LoadingStatus />
      </Page>
    );
  }

  return (
    <Page className={styles.page}>
      <ErrorPanel
        headingLevel={1}
        homeHref={isHome ? null : siteMap.home}
        onRetry={retry.go}
        isRetrying={retry.isPending}
        details={t('failure.details', failure)}
      />
      {/* Nobody is sent from here to here: what another remote offers on pages that do not exist works. */}
      {isHome && <ComponentSlot name="shell/not-found" props={{}} />}
    </Page>
  );
}

/** Loads an unavailable remote again. After an error in a loaded remote the page is reloaded. */
function useRetry(error: unknown) {
  const navigate = useNavigate();
  const location = useLocation();
  const navigation = useNavigation();
  const [isRefreshing, setRefreshing] = useState(false);

  async function go() {
    if (!(error instanceof RemoteUnavailable)) return window.location.reload();
    setRefreshing(true);
    await platform().registry.refresh();
    setRefreshing(false);
    await navigate(location, { replace: true });
  }

  return { go: () => void go(), isPending: isRefreshing || navigation.state !== 'idle' };
}

/** A file of the release is missing or was tampered with: the page is loaded with another release. */
function useOtherRelease(remote: string, error: unknown): boolean {
  const [isLeaving, setLeaving] = useState(() => isChunkFailure(error));

  useEffect(() => {
    if (!isChunkFailure(error)) return;
    void leaveRelease(remote, error).then(setLeaving);
  }, [remote, error]);

  return isLeaving;
}

/** How long after a remote that hung is asked for again. */
const RECOVERY_MS = 10_000;

/** An unavailable remote comes back by itself: when what is live changes, or some time after it hung. */
function useRecovery(remote: string, error: unknown, retry: () => void): void {
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });

  useEffect(() => {
    if (!(error instanceof RemoteUnavailable)) return;
    const { registry, loader } = platform();
    const tried = loader.wanted(remote)?.url;
    const unsubscribe = registry.subscribe(() => {
      const wanted = loader.wanted(remote)?.url;
      if (wanted && wanted !== tried) latest.current();
    });
    const timer =
      error.cause instanceof TimedOut ? setTimeout(() => latest.current(), RECOVERY_MS) : undefined;

    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [remote, error]);
}

/** What failed without a connection is tried again as soon as there is one, as the bar about it says. */
function useReturnOfConnection(retry: () => void): void {
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });

  useEffect(() => {
    if (navigator.onLine) return;
    const again = () => latest.current();
    window.addEventListener('online', again, { once: true });

    return () => window.removeEventListener('online', again);
  }, []);
}

function useFailureDetails(remote: string, error: unknown) {
  const [traceId] = useState(() =>
    error instanceof RemoteUnavailable ? error.traceId : newTraceId(),
  );
  const { registry, loader } = platform();
  const version =
    (loader.loaded(remote) ?? registry.current().remotes[remote]?.active)?.version ?? '–';

  useEffect(() => {
    if (error instanceof RemoteUnavailable) return;
    const kind = isChunkFailure(error) ? 'chunk-failed' : 'broke';
    markRemoteEvent({ kind, remote, version, traceId, reason: reasonOf(error) });
  }, [error, remote, version, traceId]);

  return { name: remote, version, traceId };
}
