const KEY = 'freely.target';

// Also in session storage, so that a reload of the login page does not lose the way back.
let remembered: string | null = null;

/** Remembers where a visitor wanted to go before they were asked to log in: path and query. */
export function rememberTarget(path: string): void {
  remembered = path;
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Memory is enough until a reload.
  }
}

/** Where to go after signing in, without forgetting it; null when nothing is remembered. */
export function rememberedTarget(): string | null {
  try {
    remembered ??= sessionStorage.getItem(KEY);
  } catch {
    // Then memory is all there is.
  }

  return remembered !== null && isOwnPath(remembered) ? remembered : null;
}

export function forgetTarget(): void {
  remembered = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept there.
  }
}

/** `//elsewhere` and `/\elsewhere` are other sites to a browser. */
function isOwnPath(path: string): boolean {
  return path.startsWith('/') && !/^\/[/\\]/.test(path);
}
