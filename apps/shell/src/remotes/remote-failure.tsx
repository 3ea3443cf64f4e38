import { isChunkFailure, reloadOnceFor } from '@freely/federation/chunk-failure';
import { newTraceId, RemoteUnavailable } from '@freely/federation/remote-unavailable';
import { markRemoteEvent, reasonOf } from '@freely/federation/telemetry';
import { useTranslation } from '@freely/i18n';
import { useLocation, useNavigate, useNavigation, useRouteError } from '@freely/router';
import { usePageTitle } from '@freely/shell-sdk';
import { Page } from '@freely/ui/page';
import { lazy, Suspense, useEffect, useState } from 'react';
import { PlainPanel } from './plain-panel.tsx';
import { platform } from './platform.ts';
import styles from './remote-failure.module.css';

// Lazy, because it is seldom shown. If it cannot be loaded, a plain panel is shown instead.
const ErrorPanel = lazy(() =>
  import('@freely/ui/error-panel').then(
    ({ ErrorPanel: Panel }) => ({ default: Panel }),
    () => ({ default: PlainPanel }),
  ),
);

/** Replaces a remote that could not be loaded or failed (D46). Header and footer stay usable. */
export function RemoteFailure({ remote }: { remote: string }) {
  const error = useRouteError();
  const { t } = useTranslation('shell');
  const retry = useRetry(error);
  const failure = useFailureDetails(remote, error);
  usePageTitle(t('failure.title'));

  return (
    <Page className={styles.page}>
      <Suspense fallback={null}>
        <ErrorPanel
          headingLevel={1}
          onRetry={retry.go}
          isRetrying={retry.isPending}
          details={t('failure.details', failure)}
        />
      </Suspense>
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

function useFailureDetails(remote: string, error: unknown) {
  const [traceId] = useState(() =>
    error instanceof RemoteUnavailable ? error.traceId : newTraceId(),
  );
  const version = platform().registry.current().remotes[remote]?.active.version ?? '–';

  useEffect(() => {
    if (error instanceof RemoteUnavailable) return;
    markRemoteEvent({ kind: 'broke', remote, version, traceId, reason: reasonOf(error) });
    if (isChunkFailure(error)) void reloadOnceFor(`${remote}@${version}`);
  }, [error, remote, version, traceId]);

  return { name: remote, version, traceId };
}
