import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandOf } from '@freely/domain/brand';
import { describe, expect, test } from '@jest/globals';
import { sync } from 'node-ical';
import { mailGallery } from '../../test/support/mail-gallery.ts';
import { marketLanguage, translatorFor } from '../kernel/messages/index.ts';
import { htmlOf, textOf } from './mail-layout.ts';

const gallery = mailGallery();
const brand = brandOf();
const frame = { brand, language: marketLanguage, t: translatorFor(marketLanguage) };

describe.each(gallery)('the mail %s', (kind, mail) => {
  const [html, text] = [htmlOf(mail, frame), textOf(mail, frame)];

  test('has the whole content as HTML and as text', () => {
    const content = [
      mail.heading,
      ...mail.paragraphs,
      ...(mail.facts ?? []).flat(),
      ...(mail.closing ?? []),
      mail.action?.label ?? '',
    ];
    for (const line of content.flatMap((each) => each.split('\n'))) {
      expect(text).toContain(line);
      expect(html).toContain(line.replaceAll('&', '&amp;').replaceAll("'", '&#39;'));
    }
    for (const form of [html, text]) {
      expect(form).not.toMatch(/undefined|null|NaN|\[object|Invalid/);
      expect(form).toContain(brand.supportEmail);
    }
  });

  test('has a one-line subject, and a value for every fact', () => {
    expect(mail.subject).toMatch(/^[^\r\n]{8,90}$/);
    for (const [label, value] of mail.facts ?? []) expect([label, value.trim()]).not.toContain('');
  });

  test('has no sign after a sign, such as a full stop before a colon', () => {
    const words = html.replaceAll(/<(style|title)[\s\S]*?<\/\1>/g, '').replaceAll(/<[^>]+>/g, '\n');
    for (const form of [text, words, mail.subject]) expect(form).not.toMatch(doubledSign);
  });

  test('links only to our own absolute URLs', () => {
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url ?? '');
    const webLinks = links.filter((url) => !/^(mailto|tel):/.test(url));
    for (const url of webLinks) expect(url).toMatch(/^https:\/\/freely\.example\/[\w/?=&;-]+$/);
    if (mail.action) expect(text).toContain(mail.action.url);
    // Opening the mail loads nothing, so nobody learns that it was read.
    expect(html).not.toMatch(/<img|<script|url\(|src=/);
  });

  test('attaches a readable calendar entry when it is about an appointment', () => {
    const files = mail.attachments ?? [];
    expect(files).toHaveLength(withAppointment.includes(kind) ? 1 : 0);
    for (const { content, contentType, filename } of files) {
      expect(filename).toBe('appointment.ics');
      const isCancellation = kind.includes('cancelled');
      expect(contentType).toBe(
        `text/calendar; charset=utf-8; method=${isCancellation ? 'CANCEL' : 'PUBLISH'}`,
      );
      const [event] = Object.values(sync.parseICS(content)).filter(
        (entry) => entry?.type === 'VEVENT',
      );
      expect(event).toMatchObject({
        uid: 'booking-40217@freely.example',
        start: new Date('2026-07-03T13:30:00Z'),
        end: new Date('2026-07-03T15:45:00Z'),
        status: isCancellation ? 'CANCELLED' : 'CONFIRMED',
      });
    }
  });
});

/** Where a part of a sentence was put before or after one that ends with a sign. */
const doubledSign = /[.,:;!?] ?[.,:;](?!\d)|(?<!-) [.,:;!?](?!\d)/;

test('no message of mails, errors, confirmations and calendars has a sign after a sign', () => {
  const folder = join(import.meta.dirname, '../../locales/en-GB');
  for (const file of readdirSync(folder)) {
    const messages = readFileSync(join(folder, file), 'utf8').matchAll(/": "(.*)",?$/gm);
    for (const [, message] of messages) expect(message).not.toMatch(doubledSign);
  }
});

/** Kinds of mail that add, update or remove a calendar entry. */
const withAppointment = [
  'booking_paid_customer',
  'booking_paid_practitioner',
  'booking_cancelled_customer',
  'booking_cancelled_practitioner',
  'booking_moved_customer',
  'booking_moved_practitioner',
  'address_corrected',
  'reminder_customer',
  'reminder_practitioner',
];
