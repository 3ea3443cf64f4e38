import { guard, signedOutOnly } from '@freely/auth';
import { withPatientLazy } from '@freely/federation/lazy-routes';
import type { RouteObject } from '@freely/router';
import { Layout } from './layout/layout.tsx';
import { LoadingPage } from './layout/loading-page.tsx';
import { ShellFailure } from './layout/shell-failure.tsx';
import { remoteRoutes } from './remotes/remote-routes.tsx';

/** The pages of the shell itself. */
export const shellPages: RouteObject[] = withPatientLazy([
  { path: '/login/:role?', lazy: loginRoute },
  { path: '/customer-registration', lazy: registrationRoute },
  { path: '/logout', lazy: () => import('./features/logout/index.ts') },
]);

/** Around them the frame, and beside them the space for remotes. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <ShellFailure />,
    hydrateFallbackElement: <LoadingPage />,
    children: [...shellPages, ...remoteRoutes()],
  },
];

async function loginRoute() {
  const { LoginPage } = await import('./features/account/index.ts');

  return { Component: LoginPage, loader: guard(signedOutOnly) };
}

async function registrationRoute() {
  const { RegistrationPage } = await import('./features/account/index.ts');

  return { Component: RegistrationPage, loader: guard(signedOutOnly) };
}
