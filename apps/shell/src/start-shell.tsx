// Before every other style sheet: it has the order of the layers.
import '@freely/ui/styles.css';
import { configureClient } from '@freely/api-client/client';
import { askForPassword, deviceToken, sessionStore, startSession } from '@freely/auth';
import { ENGLISH } from '@freely/i18n';
import { createBrowserRouter, RouterProvider } from '@freely/router';
import { type PublicSettings, setFlags, setPublicSettings } from '@freely/shell-sdk';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { BootData } from './boot/boot-data.ts';
import { nextTask } from './boot/next-task.ts';
import { redirectInPlace } from './boot/redirect-in-place.ts';
import { markHydrating } from './boot/start-marks.ts';
import { startPlatform } from './boot/start-platform.ts';
import { whenIdle } from './boot/when-idle.ts';
import { startConsent } from './consent/consent.ts';
import { EMPTY_FRAME, setFrameLinks } from './frame/page-frame.ts';
import { createPageI18n } from './i18n/create-page-i18n.ts';
import { wordClientErrors } from './i18n/word-client-errors.ts';
import { reportHydrationMismatch } from './prerender/hydrate.ts';
import { hydrateOrRead } from './prerender/hydrate-or-read.ts';
import { PageRoot } from './prerender/page-root.tsx';
import { removeStalledBar } from './prerender/stalled-bar.ts';
import { createQueryClient } from './query-client.ts';
import { logCaughtError } from './remotes/is-not-found.ts';
import { discoverRoutes } from './remotes/remote-routes.tsx';
import { reportWhenIdle } from './reports/report-when-idle.ts';
import { routesWith } from './routes.tsx';
import { endSession, followSession } from './session/follow-session.ts';

/** Renders the page of the address, or takes over what the server has rendered of it. */
export async function startShell(boot: BootData): Promise<void> {
  setPublicSettings(boot.settings);
  await startPlatform(boot);
  startSession();
  await nextTask();

  const { links, flags } = boot.frame ?? EMPTY_FRAME;
  setFlags(flags);
  const { language, i18n, label } = await createPageI18n(location);
  setFrameLinks(links, label);
  wordClientErrors(i18n);
  await nextTask();
  // Written again, the same language would give every element its styles anew.
  if (document.documentElement.lang !== language) document.documentElement.lang = language;
  const queryClient = createQueryClient();
  // Pages are prerendered in English only.
  const hydration =
    boot.hydration && language === ENGLISH
      ? await hydrateOrRead(boot.hydration, queryClient, i18n)
      : null;
  if (hydration === 'read-only') return;
  await nextTask();
  const router = createBrowserRouter(hydration?.routes ?? routesWith(null), {
    ...(hydration ? { hydrationData: hydration.hydrationData } : {}),
    patchRoutesOnNavigation: discoverRoutes(hydration?.remote ?? null),
    dataStrategy: redirectInPlace,
  });

  configureClient({
    baseUrl: boot.settings.apiUrl,
    getToken: () => sessionStore.getState().token,
    getDeviceToken: deviceToken,
    onUnauthorized: () => endSession(router),
    askForPassword,
    mapsKey: boot.settings.mapsKey,
  });
  followSession(router, queryClient);
  startConsent();
  reportAfterConsent(boot.settings);
  reportWhenIdle({ settings: boot.settings, shellUrl: boot.shell?.url, router });

  await nextTask();
  removeStalledBar();
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no root element.');
  const page = (
    <PageRoot i18n={i18n} queryClient={queryClient}>
      {/* React says what a boundary has caught; the router would say it again. */}
      <RouterProvider router={router} onError={() => {}} />
    </PageRoot>
  );
  if (hydration) {
    const onRecoverableError = (error: unknown) =>
      reportHydrationMismatch(hydration.remote.name, error);
    // In slices, so that a tap meanwhile does not wait for the whole page.
    startTransition(() => {
      markHydrating();
      hydrateRoot(root, page, { onRecoverableError, onCaughtError: logCaughtError });
    });
  } else createRoot(root, { onCaughtError: logCaughtError }).render(page);
  whenIdle(() => {
    void import('./tabs/index.ts')
      .then(({ followReleases }) => followReleases(router, boot.hasGroups === true))
      .catch(() => {});
    void import('./layout/keep-focus.ts').then(({ keepFocus }) => keepFocus()).catch(() => {});
  });
}

/** Loaded only if there is a conversion account, which most installations do not have. */
function reportAfterConsent({ conversionId }: PublicSettings): void {
  if (conversionId === null) return;
  void import('./consent/conversion-account.ts').then(({ followConsent }) =>
    followConsent(conversionId),
  );
}
