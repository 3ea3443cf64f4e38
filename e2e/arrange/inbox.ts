import { expect } from '@playwright/test';
import { serviceUrl } from './service-urls.ts';

interface Mail {
  id: string;
  to: string[] | string;
  subject: string;
  text: string;
  html: string;
  attachments: { filename: string; content_type?: string }[];
}

/** Waits for a mail to `to` whose subject matches (D67). */
export async function waitForMail(to: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        const response = await fetch(
          `${serviceUrl('INBOX_URL')}/api/messages?to=${encodeURIComponent(to)}`,
        );
        const mails = (await response.json()) as Mail[];
        found = mails.find((mail) => subject.test(mail.subject));

        return found?.subject ?? mails.map((mail) => mail.subject);
      },
      { timeout: 30_000 },
    )
    .toMatch(subject);
  if (!found) throw new Error(`No mail to ${to} with a subject like ${subject}`);

  return found;
}
