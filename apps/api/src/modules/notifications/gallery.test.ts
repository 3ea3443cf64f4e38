import { brand } from '@freely/domain/brand';
import { describe, expect, test } from '@jest/globals';
import { sync } from 'node-ical';
import { mailGallery } from '../../testing/mail-gallery.ts';
import { htmlOf, textOf } from './mail-layout.ts';

const gallery = mailGallery();

describe.each(gallery)('the mail %s', (kind, mail) => {
  const [html, text] = [htmlOf(mail), textOf(mail)];

  test('says everything in both forms', () => {
    const said = [
      mail.heading,
      ...mail.paragraphs,
      ...(mail.facts ?? []).flat(),
      ...(mail.closing ?? []),
      mail.action?.label ?? '',
    ];
    for (const words of said.flatMap((each) => each.split('\n'))) {
      expect(text).toContain(words);
      expect(html).toContain(words.replaceAll('&', '&amp;').replaceAll("'", '&#39;'));
    }
    for (const form of [html, text]) {
      expect(form).not.toMatch(/undefined|null|NaN|\[object|Invalid/);
      expect(form).toContain(brand.supportEmail);
    }
  });

  test('has a subject of one line, and no fact without a value', () => {
    expect(mail.subject).toMatch(/^[^\r\n]{8,90}$/);
    for (const [label, value] of mail.facts ?? []) expect([label, value.trim()]).not.toContain('');
  });

  test('leads to absolute addresses of ours', () => {
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url ?? '');
    const outside = links.filter((url) => !/^(mailto|tel):/.test(url));
    for (const url of outside) expect(url).toMatch(/^https:\/\/freely\.example\/[\w/?=&;-]+$/);
    if (mail.action) expect(text).toContain(mail.action.url);
    // Nothing is fetched by reading it, and nobody learns that it was read.
    expect(html).not.toMatch(/<img|<script|url\(|src=/);
  });

  test('brings an appointment that calendars read, where there is one', () => {
    const files = mail.attachments ?? [];
    expect(files).toHaveLength(withAppointment.includes(kind) ? 1 : 0);
    for (const { content, contentType, filename } of files) {
      expect(filename).toBe('appointment.ics');
      const isOff = kind.includes('cancelled');
      expect(contentType).toBe(
        `text/calendar; charset=utf-8; method=${isOff ? 'CANCEL' : 'PUBLISH'}`,
      );
      const [event] = Object.values(sync.parseICS(content)).filter(
        (entry) => entry?.type === 'VEVENT',
      );
      expect(event).toMatchObject({
        uid: 'booking-40217@freely.example',
        start: new Date('2026-07-03T13:30:00Z'),
        end: new Date('2026-07-03T15:45:00Z'),
        status: isOff ? 'CANCELLED' : 'CONFIRMED',
      });
    }
  });
});

/** Whoever gets one of these has it in their calendar, or not any more. */
const withAppointment = [
  'booking_paid_customer',
  'booking_paid_practitioner',
  'booking_cancelled_customer',
  'booking_cancelled_practitioner',
  'booking_moved_customer',
  'booking_moved_practitioner',
  'reminder_customer',
  'reminder_practitioner',
];
