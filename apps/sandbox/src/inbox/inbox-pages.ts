import { escapeHtml, htmlPage } from '../html-page.ts';
import type { Mail } from './mail.ts';

const when = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

export function inboxPage(mails: readonly Mail[], to: string | undefined): string {
  return frame({ mails, to, opened: undefined, title: 'Inbox', content: nothingOpen(mails) });
}

export function messagePage(mails: readonly Mail[], mail: Mail, to: string | undefined): string {
  return frame({
    mails,
    to,
    opened: mail,
    title: mail.subject || 'No subject',
    content: message(mail),
  });
}

function frame(page: {
  mails: readonly Mail[];
  to: string | undefined;
  opened: Mail | undefined;
  title: string;
  content: string;
}): string {
  const { mails, to = '', opened, title, content } = page;
  const count = mails.length === 1 ? '1 message' : `${mails.length} messages`;
  return htmlPage({
    title: `${title} · Freely inbox`,
    styles: ['/inbox.css'],
    scripts: ['/inbox.js'],
    body: `<header class="top">
<a class="home" href="/">Freely inbox</a>
<form role="search" action="/">
<label for="to">Sent to</label>
<input id="to" name="to" type="search" value="${escapeHtml(to)}" placeholder="name@example.com" autocomplete="off">
<button type="submit">Show</button>
</form>
</header>
<div class="columns${opened === undefined ? '' : ' is-reading'}">
<nav class="list" aria-label="Messages" data-newest="${escapeHtml(mails[0]?.id ?? '')}">
<p class="count">${count}${to === '' ? '' : ` to ${escapeHtml(to)}`}</p>
<p class="new" role="status"><a href="/" data-new-mail hidden>New mail has arrived</a></p>
<ul>
${mails.map((mail) => row(mail, to, opened)).join('\n')}
</ul>
</nav>
<main>
${content}
</main>
</div>`,
  });
}

function row(mail: Mail, to: string, opened: Mail | undefined): string {
  const query = to === '' ? '' : `?${new URLSearchParams({ to })}`;
  const current = mail.id === opened?.id ? ' aria-current="page"' : '';
  return `<li><a href="/messages/${mail.id}${escapeHtml(query)}"${current}>
<span class="who">${escapeHtml(mail.recipients.join(', '))}</span>
<span class="subject">${escapeHtml(mail.subject || 'No subject')}</span>
<time datetime="${mail.receivedAt}">${escapeHtml(when.format(new Date(mail.receivedAt)))}</time>
</a></li>`;
}

function nothingOpen(mails: readonly Mail[]): string {
  return mails.length === 0
    ? '<div class="empty"><h1>No mail yet</h1><p>Every mail that the product sends arrives here, and is sent nowhere else.</p></div>'
    : '<div class="empty"><h1>Choose a message</h1><p>Nothing here leaves this machine.</p></div>';
}

function message(mail: Mail): string {
  const body =
    mail.html === ''
      ? `<pre class="text">${escapeHtml(mail.text)}</pre>`
      : `<iframe class="html" title="${escapeHtml(mail.subject || 'Message')}" src="/messages/${mail.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
${mail.text === '' ? '' : `<details><summary>Plain text</summary><pre class="text">${escapeHtml(mail.text)}</pre></details>`}`;
  return `<article>
<p class="back"><a href="/">All messages</a></p>
<h1>${escapeHtml(mail.subject || 'No subject')}</h1>
<dl>
<dt>From</dt><dd>${escapeHtml(mail.from)}</dd>
<dt>To</dt><dd>${escapeHtml(mail.recipients.join(', '))}</dd>
<dt>Received</dt><dd><time datetime="${mail.receivedAt}">${escapeHtml(when.format(new Date(mail.receivedAt)))}</time></dd>
</dl>
${attachments(mail)}
${body}
</article>`;
}

function attachments(mail: Mail): string {
  if (mail.attachments.length === 0) return '';
  const items = mail.attachments.map(
    ({ filename, content }, index) =>
      `<li><a href="/api/messages/${mail.id}/attachments/${index}" download>${escapeHtml(filename)}</a> ${kilobytes(content.byteLength)}</li>`,
  );
  return `<section aria-label="Attachments"><ul class="attachments">${items.join('')}</ul></section>`;
}

function kilobytes(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1024))} KB`;
}
