// The layout of all mails: plain tables and inline styles, which every mail client supports.
import type { Brand } from '@freely/domain/brand';
import type { Translate } from '../kernel/messages/index.ts';
import { mailStyles, styled } from './mail-colours.ts';
import type { MailContent } from './mail-content.ts';

const font = "font-family:'Hanken Grotesk',Helvetica,Arial,sans-serif";
const body = `${font};font-size:16px;line-height:1.5`;
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** Who sends a mail, and the messages of its language. */
export interface Frame {
  brand: Brand;
  language: string;
  t: Translate;
}

export function htmlOf(mail: MailContent, frame: Frame): string {
  return `<!doctype html>
<html lang="${frame.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(mail.subject)}</title>
<style>${mailStyles}</style>
</head>
<body ${styled(['paper'], 'margin:0;padding:0')}>
${preview(mail)}
<table ${table} width="100%" ${styled(['paper'], 'border-collapse:collapse')}>
<tr><td align="center" class="outer" style="padding:24px 12px">
<table ${table} width="100%" ${styled(['surface', 'line'], 'max-width:560px;border-width:1px;border-style:solid;text-align:left')}>
<tr><td class="inner" style="padding:24px 28px 0"><span ${styled(['accent'], `${font};font-size:20px;font-weight:700`)}>${escapeHtml(frame.brand.name)}</span></td></tr>
<tr><td class="inner" style="padding:12px 28px 28px"><div ${styled(['ink'], body)}>
<h1 ${styled(['ink'], `margin:0 0 16px;${font};font-size:24px;line-height:1.25;font-weight:700`)}>${escapeHtml(mail.heading)}</h1>
${[...mail.paragraphs.map(paragraph), linkList(mail), factsTable(mail), button(mail), ...(mail.closing ?? []).map(smallPrint)].filter(Boolean).join('\n')}
</div></td></tr>
<tr><td ${styled(['line'], 'padding:16px 28px 24px;border-top-width:1px;border-top-style:solid').replace('class="', 'class="inner ')}><div ${styled(['soft'], `${font};font-size:14px;line-height:1.5`)}>${footer(mail, frame)}</div></td></tr>
</table>
</td></tr>
</table>
</body>
</html>`;
}

/** The same content as plain text. */
export function textOf(mail: MailContent, frame: Frame): string {
  const { supportEmail, supportPhone } = frame.brand;
  const facts = (mail.facts ?? [])
    .map(([label, value]) => `${label}: ${inOneLine(value)}`)
    .join('\n');
  const action = mail.action ? `${mail.action.label}:\n${mail.action.url}` : '';
  const links = (mail.links ?? []).map(({ label, about, url }) => `${label}, ${about}:\n${url}`);
  const parts = [
    mail.heading,
    ...mail.paragraphs,
    ...links,
    facts,
    action,
    ...(mail.closing ?? []),
    `-- \n${because(mail, frame)}\n${frame.t('layout.questions')} ${supportEmail}, ${supportPhone}`,
  ];

  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** A line that ends with a sign, as in notes that somebody typed, needs no comma after it. */
const inOneLine = (text: string) =>
  text.replaceAll(/([.,:;!?])?\n/g, (_, sign?: string) => `${sign ?? ','} `);

const because = ({ because: reason }: MailContent, { brand, t }: Frame) =>
  reason ?? t('layout.because', { brand: brand.name });

function footer(mail: MailContent, frame: Frame): string {
  const { supportEmail, supportPhone } = frame.brand;
  const link = (url: string, text: string) =>
    `<a href="${escapeHtml(url)}" ${styled(['soft'], 'text-decoration:underline')}>${escapeHtml(text)}</a>`;

  return `${escapeHtml(because(mail, frame))}<br>${escapeHtml(frame.t('layout.questions'))} ${link(`mailto:${supportEmail}`, supportEmail)}, ${link(`tel:${supportPhone.replaceAll(' ', '')}`, supportPhone)}`;
}

/** The preview text that an inbox shows beside the subject; hidden in the mail itself. */
const preview = ({ paragraphs: [first = ''] }: MailContent) =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(first.slice(0, 120))}</div>`;

const paragraph = (text: string) => `<p style="margin:0 0 16px">${withLines(text)}</p>`;

const smallPrint = (text: string) =>
  `<p ${styled(['soft'], 'margin:16px 0 0;font-size:14px')}>${escapeHtml(text)}</p>`;

function factsTable({ facts }: MailContent): string {
  if (!facts?.length) return '';
  const cell = 'border-top-width:1px;border-top-style:solid;overflow-wrap:anywhere';
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th scope="row" align="left" valign="top" width="36%" ${styled(['soft', 'line'], `padding:8px 16px 8px 0;font-weight:600;${cell}`)}>${escapeHtml(label)}</th>` +
      `<td valign="top" ${styled(['ink', 'line'], `padding:8px 0;${cell}`)}>${withLines(value)}</td></tr>`,
  );

  return `<table cellpadding="0" cellspacing="0" border="0" width="100%" style="margin:0 0 20px;${body}">\n${rows.join('\n')}\n</table>`;
}

function linkList({ links }: MailContent): string {
  if (!links?.length) return '';
  const items = links.map(
    ({ label, about, url }) =>
      `<li style="margin:0 0 8px"><a href="${escapeHtml(url)}" ${styled(['accent'], 'font-weight:600')}>${escapeHtml(label)}</a>, ${escapeHtml(about)}</li>`,
  );

  return `<ul style="margin:0 0 20px;padding:0 0 0 20px">\n${items.join('\n')}\n</ul>`;
}

/** A table cell, because some mail clients give links no padding. */
function button({ action }: MailContent): string {
  if (!action) return '';

  return `<table ${table}><tr><td ${styled(['button'], 'padding:12px 20px')}><a href="${escapeHtml(action.url)}" ${styled(['label'], `${font};font-size:16px;font-weight:600;text-decoration:none`)}>${escapeHtml(action.label)}</a></td></tr></table>`;
}

const withLines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

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
