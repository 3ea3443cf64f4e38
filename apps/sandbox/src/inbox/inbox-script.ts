/** Looks for new mail now and then; a reader in the middle of a mail is only told, not moved. */
export const inboxScript = `(() => {
  'use strict';
  const list = document.querySelector('[data-newest]');
  const note = document.querySelector('[data-new-mail]');
  const everyMs = 3000;
  const query = new URLSearchParams(location.search);
  const source = '/api/messages?' + new URLSearchParams({ to: query.get('to') || '' });

  async function look() {
    try {
      const messages = await (await fetch(source)).json();
      const newest = messages.length === 0 ? '' : messages[0].id;
      if (newest !== list.dataset.newest) {
        if (location.pathname === '/') location.reload();
        else note.hidden = false;
      }
    } catch {
      // The inbox is stopped: the next look may find it again.
    }
    setTimeout(look, everyMs);
  }
  setTimeout(look, everyMs);
})();
`;
