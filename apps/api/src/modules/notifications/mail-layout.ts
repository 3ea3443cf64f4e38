// The one look of all mails: plain tables and inline styles, which is what mail programs read.
import { brand } from '@freely/domain/brand';
import type { MailContent } from './mail-content.ts';

const ink = '#1B2320';
const soft = '#4A514C';
const accent = '#0B5A50';
const font = "font-family:'Hanken Grotesk',Helvetica,Arial,sans-serif";

export function htmlOf(mail: MailContent): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(mail.subject)}</title>
</head>
<body style="margin:0;padding:0;background:#F5F1EA">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#F5F1EA">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#FFFDF9;border:1px solid #DED7CB">
<tr><td style="padding:24px 28px 0;${font};font-size:20px;font-weight:700;color:${accent}">${escapeHtml(brand.name)}</td></tr>
<tr><td style="padding:12px 28px 28px;${font};font-size:16px;line-height:1.5;color:${ink}">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;color:${ink}">${escapeHtml(mail.heading)}</h1>
${[...mail.paragraphs.map(paragraph), factsTable(mail), linkList(mail), button(mail), ...(mail.closing ?? []).map(smallPrint)].filter(Boolean).join('\n')}
</td></tr>
<tr><td style="padding:16px 28px 24px;border-top:1px solid #DED7CB;${font};font-size:14px;line-height:1.5;color:${soft}">${footerOf(mail).map(escapeHtml).join('<br>')}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`;
}

/** The same words for programs, and people, who read text. */
export function textOf(mail: MailContent): string {
  const facts = (mail.facts ?? [])
    .map(([label, value]) => `${label}: ${value.replaceAll('\n', ', ')}`)
    .join('\n');
  const action = mail.action ? `${mail.action.label}: ${mail.action.url}` : '';
  const links = (mail.links ?? []).map(({ label, about, url }) => `${label}, ${about}:\n${url}`);
  const parts = [
    mail.heading,
    ...mail.paragraphs,
    facts,
    ...links,
    action,
    ...(mail.closing ?? []),
  ];

  return `${[...parts, footerOf(mail).join('\n')].filter(Boolean).join('\n\n')}\n`;
}

const footerOf = ({ because }: MailContent) => [
  because ?? `You receive this mail because of your account or booking with ${brand.name}.`,
  `Questions? ${brand.supportEmail}, ${brand.supportPhone}`,
];

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

const smallPrint = (text: string) =>
  `<p style="margin:16px 0 0;font-size:14px;color:${soft}">${escapeHtml(text)}</p>`;

function factsTable({ facts }: MailContent): string {
  if (!facts?.length) return '';
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th scope="row" align="left" valign="top" style="padding:8px 16px 8px 0;border-top:1px solid #DED7CB;font-weight:600;color:${soft}">${escapeHtml(label)}</th>` +
      `<td valign="top" style="padding:8px 0;border-top:1px solid #DED7CB">${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`,
  );

  return `<table cellpadding="0" cellspacing="0" width="100%" style="margin:0 0 20px;${font};font-size:16px;line-height:1.5;color:${ink}">\n${rows.join('\n')}\n</table>`;
}

function linkList({ links }: MailContent): string {
  if (!links?.length) return '';
  const items = links.map(
    ({ label, about, url }) =>
      `<li style="margin:0 0 8px"><a href="${escapeHtml(url)}" style="color:${accent};font-weight:600">${escapeHtml(label)}</a>, ${escapeHtml(about)}</li>`,
  );

  return `<ul style="margin:0 0 20px;padding:0 0 0 20px">\n${items.join('\n')}\n</ul>`;
}

function button({ action }: MailContent): string {
  if (!action) return '';

  return `<p style="margin:0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;background:${accent};color:#FFFDF9;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
