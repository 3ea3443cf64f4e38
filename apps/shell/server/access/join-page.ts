import { escaped } from '../markup.ts';

// Pages of the server itself: they work whatever release of the shell a link shows.

export const JOIN_PATH = '/__platform/join';
export const LEAVE_PATH = '/__platform/leave';
export const JOIN_SCRIPT = '/__platform/join.js';
export const STYLES = '/__platform/links.css';

/** Nobody keeps or frames a page of the server itself, and it loads only from here. */
export const SERVER_PAGE_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
};

export const joinPage = pageWith(
  'Opening the link',
  '<p role="status">One moment.</p>\n<p hidden><a href="/">Go to the site</a></p>',
  `<script defer src="${JOIN_SCRIPT}"></script>`,
);

/**
 * Takes the token out of the address before anything else, and sends it with the session, for links
 * that are bound to an account. The fragment of an address is never sent to any server. The token
 * stays in the entry of this tab's history, so that a reload, Back after logging in, and a second press
 * of the link open it again.
 */
export const joinScript = `
const say = (title, text) => {
  document.querySelector('h1').textContent = title;
  document.querySelector('[role=status]').textContent = text;
  document.querySelector('[hidden]')?.removeAttribute('hidden');
};
const session = () => {
  try {
    return JSON.parse(localStorage.getItem('freely.session') ?? 'null')?.token ?? null;
  } catch {
    return null;
  }
};
const open = async () => {
  const token = location.hash.slice(1) || (history.state?.token ?? '');
  history.replaceState({ token }, '', location.pathname);
  if (!token) return say('Open the link again', 'This page opens links. Its address alone is none.');
  const bearer = session();
  const response = await fetch('${JOIN_PATH}', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(bearer ? { authorization: 'Bearer ' + bearer } : {}),
    },
    body: JSON.stringify({ token }),
  });
  const { message, to } = await response.json();
  if (response.ok) location.replace(to);
  else say('This link cannot be opened', message);
};
const start = () =>
  open().catch(() => say('This link cannot be opened', 'The site cannot be reached. Please try again.'));
addEventListener('hashchange', () => location.hash && start());
addEventListener('pageshow', ({ persisted }) => persisted && start());
start();
`;

export const linkStyles = `
.freely-links { position: fixed; z-index: 2147483000; inset: auto 0 0; display: flex; flex-wrap: wrap;
  align-items: center; justify-content: center; gap: 8px 16px; padding: 8px 16px;
  font: 500 14px/1.4 system-ui, sans-serif; color: #fff; background: #3b2a5a; }
.freely-links form { margin: 0; }
.freely-links button { padding: 6px 14px; font: inherit; color: #3b2a5a; background: #fff; border: 0;
  border-radius: 6px; cursor: pointer; min-height: 32px; }
.freely-links button:focus-visible { outline: 3px solid #ffd166; outline-offset: 2px; }
.freely-join { max-width: 34rem; margin: 15vh auto; padding: 0 20px; font: 16px/1.6 system-ui, sans-serif; }
`;

/** A page of the server itself: its style sheet and script are files, because nothing inline is allowed. */
export function pageWith(title: string, body: string, script = ''): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="${STYLES}">
${script}
</head>
<body>
<main class="freely-join">
<h1>${escaped(title)}</h1>
${body}
</main>
</body>
</html>
`;
}
