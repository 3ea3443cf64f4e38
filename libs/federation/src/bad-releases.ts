// Releases with a file that is missing or was tampered with, as far as this browser met them.

/** For the shell's server, which then prerenders and preloads the release that the page will load. */
export const BAD_RELEASES_COOKIE = 'freely-bad-releases';

const KEY = 'freely.bad-releases';
/** More than a session meets. Older ones are forgotten first. */
const MOST = 8;
/** A page that is loaded again right after is what the cookie is for; a tab remembers by itself. */
const COOKIE_SECONDS = 3_600;

/** The versions that this tab does not try again as long as there is another one. */
export interface BadReleases {
  of(remote: string): readonly string[];
  add(remote: string, version: string): void;
}

/** @returns what the tab remembers, over reloads, as long as it lives */
export function badReleases(view: Window = window): BadReleases {
  let entries = read(view);
  if (entries.length > 0) tellServer(view, entries);

  return {
    of: (remote) => versionsIn(entries, remote),
    add(remote, version) {
      entries = [...new Set([...entries, `${remote}@${version}`])].slice(-MOST);
      try {
        view.sessionStorage.setItem(KEY, entries.join('~'));
      } catch {
        // Without storage the page remembers them until it is left.
      }
      tellServer(view, entries);
    },
  };
}

/**
 * What a browser has told the server.
 *
 * @param cookies the `Cookie` header
 */
export function badVersionsIn(cookies: string, remote: string): string[] {
  const value = new RegExp(`(?:^|;\\s*)${BAD_RELEASES_COOKIE}=([\\w.~@-]{1,1000})(?:;|$)`).exec(
    cookies,
  );

  return versionsIn((value?.[1] ?? '').split('~').slice(-MOST), remote);
}

function versionsIn(entries: readonly string[], remote: string): string[] {
  const start = `${remote}@`;

  return entries.filter((each) => each.startsWith(start)).map((each) => each.slice(start.length));
}

function read(view: Window): string[] {
  try {
    return (view.sessionStorage.getItem(KEY) ?? '').split('~').filter(Boolean);
  } catch {
    return [];
  }
}

function tellServer({ document, location }: Window, entries: readonly string[]): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${BAD_RELEASES_COOKIE}=${entries.join('~')}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax${secure}`;
}
