const KEY = 'freely.device';

/**
 * What the server knows this browser by. It opens nothing, and outlives the session: it only keeps
 * strangers' wrong guesses from locking the owner out (D40).
 */
export function deviceToken(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps what a login, a registration or a new password answered with. */
export function keepDeviceToken(token: string | undefined): void {
  if (token === undefined) return;
  try {
    localStorage.setItem(KEY, token);
  } catch {
    // Where nothing can be kept, the browser is a stranger at each login.
  }
}
