import { guard, loginRequired, signedOutOnly } from '@freely/auth';
import type { RemoteModule } from '@freely/federation';
import { withPatientLazy } from '@freely/federation/lazy-routes';
import type { RouteObject } from '@freely/router';
import { Layout } from './layout/layout.tsx';
import { LoadingPage } from './layout/loading-page.tsx';
import { ShellFailure } from './layout/shell-failure.tsx';
import { RemoteFailure } from './remotes/remote-failure.tsx';
import { remoteRoutes } from './remotes/remote-routes.tsx';

const account = () => import('./features/account/index.ts');

/** The pages of the shell itself. */
export const shellPages: RouteObject[] = withPatientLazy([
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
 * Around them the frame, and beside them the space for remotes.
 *
 * @param ready the remote that is there already, when its page was made ahead of the browser
 */
export function routesWith(ready: RemoteModule | null): RouteObject[] {
  return [
    {
      element: <Layout />,
      errorElement: <ShellFailure />,
      hydrateFallbackElement: <LoadingPage />,
      children: [
        // A page of the shell whose code cannot be fetched leaves the frame, as a remote's does (D46).
        { errorElement: <RemoteFailure remote="shell" />, children: shellPages },
        ...remoteRoutes(ready),
      ],
    },
  ];
}
