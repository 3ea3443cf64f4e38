import { Page } from '@freely/ui/page';
import { lazy, Suspense } from 'react';
import { LoadingStatus } from '../layout/loading-status.tsx';
import { PlainPanel } from './plain-panel.tsx';

// Lazy, because it is seldom shown; an idle page fetches it. If it cannot be loaded, a plain panel
// is shown instead.
const RemoteFailure = lazy(() =>
  import('./remote-failure.tsx').then(
    (module) => ({ default: module.RemoteFailure }),
    () => ({ default: PlainFailure }),
  ),
);

/** What stands in place of a remote, or a page of the shell, that failed (D46). */
export function RemoteBoundary({ remote }: { remote: string }) {
  return (
    <Suspense fallback={<LoadingStatus />}>
      <RemoteFailure remote={remote} />
    </Suspense>
  );
}

function PlainFailure() {
  return (
    <Page>
      <PlainPanel onRetry={() => window.location.reload()} />
    </Page>
  );
}
