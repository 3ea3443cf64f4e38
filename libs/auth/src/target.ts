const KEY = 'freely.target';

// Also in session storage, so that a reload of the login page does not lose the target.
let remembered: string | null = null;

/** Remembers the path and query that a user wanted before they were asked to log in. */
export function rememberTarget(path: string): void {
  remembered = path;
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Without storage it is remembered until a reload.
  }
}

/** Where to go after signing in; null if nothing is remembered. Does not forget it. */
export function rememberedTarget(): string | null {
  try {
    remembered ??= sessionStorage.getItem(KEY);
  } catch {
    // Without storage only the memory counts.
  }

  return remembered !== null && isOwnPath(remembered) ? remembered : null;
}

export function forgetTarget(): void {
  remembered = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** Browsers read `//host` and `/\host` as URLs of another site. */
function isOwnPath(path: string): boolean {
  return path.startsWith('/') && !/^\/[/\\]/.test(path);
}
