import { createStore } from '@freely/store';
import { forgetTarget, rememberTarget } from './target.ts';

export type AuthDialogKind = 'login' | 'register' | 'reset';

/** Which account dialog is open over the page; null for none. */
export const authDialogStore = createStore<{ readonly kind: AuthDialogKind | null }>(() => ({
  kind: null,
}));

/**
 * Opens login, customer registration or the request for a new password over the page on screen.
 * After signing in, the shell goes to `target` (path and query). Without one it stays on the page.
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

/** Closes the dialog because the user dismissed it, and forgets the target (spec 1 §2.3). */
export function dismissAuthDialog(): void {
  forgetTarget();
  authDialogStore.setState({ kind: null });
}

/** Closes the dialog after it succeeded. The target stays remembered. */
export function finishAuthDialog(): void {
  authDialogStore.setState({ kind: null });
}
