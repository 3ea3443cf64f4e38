import '@freely/ui/styles.css';
import { configureClient } from '@freely/api-client/client';
import { deviceToken, sessionStore, startSession } from '@freely/auth';
import { type PublicSettings, setPublicSettings } from '@freely/federation';
import { I18nextProvider } from '@freely/i18n';
import { QueryClientProvider } from '@freely/query';
import { createBrowserRouter, RouterProvider } from '@freely/router';
import { createRoot } from 'react-dom/client';
import { type BootData, readBootData } from './boot/boot-data.ts';
import { startPlatform } from './boot/start-platform.ts';
import { createQueryClient } from './query-client.ts';
import { discoverRoutes } from './remotes/remote-routes.tsx';
import { routes } from './routes.tsx';
import { endSession, followSession } from './session/follow-session.ts';
import { createI18n } from './texts/i18n.ts';

void readBootData().then(start);

function start(boot: BootData): void {
  setPublicSettings(boot.settings);
  startPlatform(boot);
  startSession();

  const i18n = createI18n();
  const queryClient = createQueryClient();
  const router = createBrowserRouter(routes, { patchRoutesOnNavigation: discoverRoutes(i18n) });

  configureClient({
    baseUrl: boot.settings.apiUrl,
    getToken: () => sessionStore.getState().token,
    getDeviceToken: deviceToken,
    onUnauthorized: () => endSession(router),
  });
  followSession(router, queryClient);
  reportAfterConsent(boot.settings);

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element to stand in.');
  createRoot(root).render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nextProvider>,
  );
}

/** Most installations have no such account. */
function reportAfterConsent({ conversionId }: PublicSettings): void {
  if (conversionId === null) return;
  void import('./consent/conversion-account.ts').then(({ followConsent }) =>
    followConsent(conversionId),
  );
}
