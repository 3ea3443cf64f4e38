import '@freely/ui/styles.css';
import { configureClient } from '@freely/api-client/client';
import { deviceToken, sessionStore, startSession } from '@freely/auth';
import { type PublicSettings, setPublicSettings } from '@freely/federation';
import { createBrowserRouter, RouterProvider } from '@freely/router';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type BootData, readBootData } from './boot/boot-data.ts';
import { startPlatform } from './boot/start-platform.ts';
import { startConsent } from './consent/consent.ts';
import { createQueryClient } from './query-client.ts';
import { PageRoot } from './ready/page-root.tsx';
import { reportMismatch, takeOverPage } from './ready/take-over.ts';
import { discoverRoutes } from './remotes/remote-routes.tsx';
import { routesWith } from './routes.tsx';
import { endSession, followSession } from './session/follow-session.ts';
import { createI18n, ENGLISH, languageOf } from './texts/i18n.ts';

void readBootData().then(start);

async function start(boot: BootData): Promise<void> {
  setPublicSettings(boot.settings);
  await startPlatform(boot);
  startSession();

  const language = languageOf(location);
  document.documentElement.lang = language;
  const i18n = createI18n(language);
  const queryClient = createQueryClient();
  // What was made ahead is in English.
  const ready =
    boot.takeOver && language === ENGLISH
      ? await takeOverPage(boot.takeOver, i18n, queryClient)
      : null;
  const router = createBrowserRouter(ready?.routes ?? routesWith(null), {
    ...(ready ? { hydrationData: ready.hydrationData } : {}),
    patchRoutesOnNavigation: discoverRoutes(i18n, ready?.remote ?? null),
  });

  configureClient({
    baseUrl: boot.settings.apiUrl,
    getToken: () => sessionStore.getState().token,
    getDeviceToken: deviceToken,
    onUnauthorized: () => endSession(router),
    mapsKey: boot.settings.mapsKey,
  });
  followSession(router, queryClient);
  startConsent();
  reportAfterConsent(boot.settings);

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element to stand in.');
  const page = (
    <PageRoot i18n={i18n} queryClient={queryClient}>
      <RouterProvider router={router} />
    </PageRoot>
  );
  if (ready) {
    const onRecoverableError = (error: unknown) => reportMismatch(ready.remote.name, error);
    hydrateRoot(root, page, { onRecoverableError });
  } else createRoot(root).render(page);
}

/** Most installations have no such account. */
function reportAfterConsent({ conversionId }: PublicSettings): void {
  if (conversionId === null) return;
  void import('./consent/conversion-account.ts').then(({ followConsent }) =>
    followConsent(conversionId),
  );
}
