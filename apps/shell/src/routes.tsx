import { guard, loginRequired, signedOutOnly } from '@freely/auth';
import type { RemoteModule } from '@freely/federation';
import { lazyWithRetry } from '@freely/federation/lazy-routes';
import type { RouteObject } from '@freely/router';
import { Layout } from './layout/layout.tsx';
import { LoadingPage } from './layout/loading-page.tsx';
import { ShellFailure } from './layout/shell-failure.tsx';
import { RemoteFailure } from './remotes/remote-failure.tsx';
import { remoteRoutes } from './remotes/remote-routes.tsx';

const account = () => import('./features/account/index.ts');

/** The pages of the shell itself. */
export const shellPages: RouteObject[] = lazyWithRetry([
  {
    path: '/login/:role?',
    loader: guard(signedOutOnly),
    lazy: async () => ({ Component: (await account()).LoginPage }),
  },
  {
    path: '/customer-registration',
    loader: guard(signedOutOnly),
    lazy: async () => ({ Component: (await account()).RegistrationPage }),
  },
  {
    path: '/reset-password-request',
    lazy: async () => ({ Component: (await account()).ResetRequestPage }),
  },
  {
    path: '/reset-password/:token',
    lazy: async () => ({ Component: (await account()).ResetPasswordPage }),
  },
  {
    path: '/confirm-email/:token',
    lazy: async () => ({ Component: (await account()).ConfirmEmailPage }),
  },
  {
    path: '/profile',
    loader: guard(loginRequired),
    lazy: () => import('./features/profile/index.ts'),
  },
  { path: '/logout', lazy: () => import('./features/logout/index.ts') },
]);

/**
 * All routes: the frame with the shell's pages and the routes of remotes.
 *
 * @param loaded the remote of a prerendered page, which is loaded already
 */
export function routesWith(loaded: RemoteModule | null): RouteObject[] {
  return [
    {
      element: <Layout />,
      errorElement: <ShellFailure />,
      hydrateFallbackElement: <LoadingPage />,
      children: [
        // If a page of the shell cannot be loaded, the frame stays, as for remotes (D46).
        { errorElement: <RemoteFailure remote="shell" />, children: shellPages },
        ...remoteRoutes(loaded),
      ],
    },
  ];
}
