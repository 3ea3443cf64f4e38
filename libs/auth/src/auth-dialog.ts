import { createStore } from '@freely/store';
import { forgetTarget, rememberTarget } from './target.ts';

export type AuthDialogKind = 'login' | 'register' | 'reset';

/** Which account dialog stands over the page; null for none. */
export const authDialogStore = createStore<{ readonly kind: AuthDialogKind | null }>(() => ({
  kind: null,
}));

/**
 * Opens login, customer registration or the request for a new password over the page on screen.
 * After signing in the shell goes to `target` (path and query) when one is given; without one the
 * visitor stays where they are.
 */
export function openAuthDialog({
  kind,
  target,
}: {
  kind: AuthDialogKind;
  target?: string | undefined;
}): void {
  if (target !== undefined) rememberTarget(target);
  authDialogStore.setState({ kind });
}

/** Closes the dialog by the visitor's wish: the remembered target goes with it (spec 1 §2.3). */
export function dismissAuthDialog(): void {
  forgetTarget();
  authDialogStore.setState({ kind: null });
}

/** Closes the dialog because its work is done. */
export function finishAuthDialog(): void {
  authDialogStore.setState({ kind: null });
}
