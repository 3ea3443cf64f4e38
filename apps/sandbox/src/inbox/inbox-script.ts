/** Polls for new mail. The list reloads; an open mail stays open and only shows a message. */
export const inboxScript = `(() => {
  'use strict';
  const list = document.querySelector('[data-newest]');
  const message = document.querySelector('[data-new-mail]');
  const intervalMs = 3000;
  const query = new URLSearchParams(location.search);
  const source = '/api/messages?' + new URLSearchParams({ to: query.get('to') || '' });

  async function poll() {
    try {
      const messages = await (await fetch(source)).json();
      const newest = messages.length === 0 ? '' : messages[0].id;
      if (newest !== list.dataset.newest) {
        if (location.pathname === '/') location.reload();
        else message.hidden = false;
      }
    } catch {
      // The inbox is stopped: the next attempt may succeed again.
    }
    setTimeout(poll, intervalMs);
  }
  setTimeout(poll, intervalMs);
})();
`;
