// Where somebody was when they needed a confirmed email: its link opens another page, mostly in another tab.
const KEY = 'freely.email-return';

/** As long as the link is valid, in milliseconds. */
const longest = 24 * 60 * 60_000;

/** Remembers path and query of the page, in this browser. */
export function rememberEmailReturn(path: string, view: Window = window): void {
  try {
    view.localStorage.setItem(KEY, JSON.stringify({ path, at: Date.now() }));
  } catch {
    // Without storage the page that confirms leads home.
  }
}

/** The page to go back to; null when none is known. */
export function emailReturn(view: Window = window): string | null {
  try {
    const kept = view.localStorage.getItem(KEY) ?? '{}';
    const { path, at } = JSON.parse(kept) as { path?: unknown; at?: unknown };
    const isRecent = typeof at === 'number' && Math.abs(Date.now() - at) < longest;
    // Browsers read `//host` as a URL of another site, and a backslash as a slash.
    const isOwn = typeof path === 'string' && /^\/(?![/\\])/.test(path);

    return isRecent && isOwn ? path : null;
  } catch {
    return null;
  }
}

/** Once it has led back; and when somebody else logs in, since it says what a user wanted. */
export function forgetEmailReturn(view: Window = window): void {
  try {
    view.localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
