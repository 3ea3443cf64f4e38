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
    const [told = '', at] = (view.sessionStorage.getItem(KEY) ?? '').split(' ');
    const isLate = person !== '' && Date.now() - Number(at) > TELL_AGAIN_MS;
    if (told === person && !isLate) return;
    view.sessionStorage.setItem(KEY, `${person} ${Date.now()}`);
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    // A group is a convenience: without the server's response the page stays as it is.
    fetch('/__platform/groups', { method: 'POST', headers }).catch(() => {});
  };
  tell();
  sessionStore.subscribe(tell);
}
