import { createStore } from '@freely/store';
import { sessionStore } from './session.ts';
import { forgetTarget, rememberTarget } from './target.ts';

export type AuthDialogKind = 'login' | 'register' | 'reset' | 'password';

interface AuthDialogState {
  /** Which account dialog is open over the page; null for none. */
  readonly kind: AuthDialogKind | null;
  /**
   * The page below belongs to a session that was lost: it is kept, out of sight. Closing the dialog does not
   * show it: only the same person, who logs in again, and nobody once it is left.
   */
  readonly isPageKept: boolean;
}

export const authDialogStore = createStore<AuthDialogState>(() => ({
  kind: null,
  isPageKept: false,
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

let settle: ((isGiven: boolean) => void) | null = null;
let request: Promise<boolean> | null = null;

/**
 * Asks for the password over the page, for what a session may do only when it was given recently (D71).
 * Calls that need it at the same time share one dialog.
 *
 * @returns whether it was given
 */
export function askForPassword(): Promise<boolean> {
  request ??= new Promise<boolean>((resolve) => {
    const { token } = sessionStore.getState();
    // The call would be made again with the session that it began with, which another tab may have ended.
    settle = (isGiven) => resolve(isGiven && sessionStore.getState().token === token);
    authDialogStore.setState({ kind: 'password' });
  });

  return request;
}

function close(isGiven: boolean): void {
  authDialogStore.setState({ kind: null });
  settleRequest(isGiven);
}

function settleRequest(isGiven: boolean): void {
  settle?.(isGiven);
  settle = null;
  request = null;
}

/** Closes the dialog because the user dismissed it, and forgets the target (spec 1 §2.3). */
export function dismissAuthDialog(): void {
  forgetTarget();
  close(false);
}

/** Offers to log in again over a page whose session was lost, with everything typed in it. */
export function keepPageForLogin(): void {
  // What waits for the password belongs to the session that was lost, and ends with it.
  settleRequest(false);
  authDialogStore.setState({ kind: 'login', isPageKept: true });
}

/** Closes the dialog after it succeeded. The target stays remembered. */
export function finishAuthDialog(): void {
  close(true);
}
