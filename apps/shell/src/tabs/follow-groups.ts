import { sessionStore } from '@freely/auth';

const KEY = 'freely.groups';
/** Far less than the server remembers it for. */
const TELL_AGAIN_MS = 3_600_000;

/**
 * Tells the server whose session this is, when it changes, so that groups by role hold for the pages
 * that it makes from then on. Called only where the site has such groups.
 */
export function followGroups(view: Window = window): void {
  const tell = () => {
    const { user, token } = sessionStore.getState();
    const person = String(user?.user_id ?? '');
    const before = view.sessionStorage.getItem(KEY) ?? '';
    const [told = '', at] = before.split(' ');
    const isLate = person !== '' && Date.now() - Number(at) > TELL_AGAIN_MS;
    if (told === person && !isLate) return;
    const now = `${person} ${Date.now()}`;
    view.sessionStorage.setItem(KEY, now);
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    // A group is a convenience: without the server's response the page stays as it is.
    fetch('/__platform/groups', { method: 'POST', headers })
      .then(({ ok }) => ok)
      .catch(() => false)
      .then((isTold) => {
        // The next page tells it again.
        const isNewest = view.sessionStorage.getItem(KEY) === now;
        if (!isTold && isNewest) view.sessionStorage.setItem(KEY, before);
      });
  };
  tell();
  sessionStore.subscribe(tell);
}
