import { guard, loginRequired, signedOutOnly } from '@freely/auth';
import type { RemoteModule } from '@freely/federation';
import { lazyWithRetry } from '@freely/federation/lazy-routes';
import type { RouteObject } from '@freely/router';
import { pagesWithMessages, withMessages } from './i18n/messages.ts';
import { FirstPageLoading } from './layout/first-page-loading.tsx';
import { Layout } from './layout/layout.tsx';
import { ShellFailure } from './layout/shell-failure.tsx';
import { ShownPage } from './layout/shown-page.tsx';
import { RemoteBoundary } from './remotes/remote-boundary.tsx';
import { remoteGate } from './remotes/remote-gate.ts';
import { remoteRoutes } from './remotes/remote-routes.tsx';

const accountPage = pagesWithMessages(
  () => import('./features/account/index.ts'),
  'shell/account',
  'forms',
);

/** The pages of the shell itself. */
export const shellPages: RouteObject[] = lazyWithRetry([
  ...['/login', '/login/customer', '/login/practitioner'].map((path) => ({
    path,
    loader: guard(signedOutOnly),
    lazy: accountPage(({ LoginPage }) => LoginPage),
  })),
  {
    path: '/customer-registration',
    loader: guard(signedOutOnly),
    lazy: accountPage(({ RegistrationPage }) => RegistrationPage),
  },
  {
    path: '/reset-password-request',
    lazy: accountPage(({ ResetRequestPage }) => ResetRequestPage),
  },
  {
    path: '/reset-password/:token',
    lazy: accountPage(({ ResetPasswordPage }) => ResetPasswordPage),
  },
  {
    path: '/confirm-email/:token',
    lazy: accountPage(({ ConfirmEmailPage }) => ConfirmEmailPage),
  },
  {
    path: '/keep-email/:token',
    lazy: accountPage(({ KeepEmailPage }) => KeepEmailPage),
  },
  {
    path: '/profile',
    loader: guard(loginRequired),
    lazy: withMessages(() => import('./features/profile/index.ts'), 'shell/account'),
  },
  { path: '/logout', lazy: () => import('./features/logout/index.ts') },
]);

/**
 * All routes: the frame with the shell's pages and the routes of remotes.
 *
 * @param loaded the remote of a prerendered page, which is loaded already
 */
export function routesWith(loaded: RemoteModule | null): RouteObject[] {
  return inFrame([
    // If a page of the shell cannot be loaded, the frame stays, as for remotes (D46).
    {
      ...remoteGate('shell'),
      errorElement: <RemoteBoundary remote="shell" />,
      children: shellPages,
    },
    ...remoteRoutes(loaded),
  ]);
}

/** Pages in the frame, which is there before the first of them. */
export function inFrame(pages: RouteObject[]): RouteObject[] {
  return [
    {
      element: <Layout />,
      errorElement: <ShellFailure />,
      children: [
        {
          element: <ShownPage />,
          // Not of the frame: who opens the menu or a dialog meanwhile would lose it when the page comes.
          hydrateFallbackElement: <FirstPageLoading />,
          children: pages,
        },
      ],
    },
  ];
}
