import { authDialogStore } from '@freely/auth';
import { useStore } from '@freely/store';
import { lazy, Suspense } from 'react';

const AuthDialog = lazy(async () => {
  const { loadAuthDialog } = await import('../features/account/index.ts');
  const { AuthDialog } = await loadAuthDialog();

  return { default: AuthDialog };
});

/** Login and registration over any page; nothing of them is fetched before one is opened. */
export function AuthDialogs() {
  const { kind } = useStore(authDialogStore);
  if (kind === null) return null;

  return (
    <Suspense fallback={null}>
      <AuthDialog kind={kind} />
    </Suspense>
  );
}
