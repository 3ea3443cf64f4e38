const KEY = 'freely.device';

/**
 * The token by which the server recognises this browser. It gives no access and outlives the
 * session. Thanks to it, wrong passwords typed by strangers do not lock the owner out (D40).
 */
export function deviceToken(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Stores the token from the response to a login, a registration or a password reset. */
export function storeDeviceToken(token: string | undefined): void {
  if (token === undefined) return;
  try {
    localStorage.setItem(KEY, token);
  } catch {
    // Without storage, the server does not recognise the browser at the next login.
  }
}
