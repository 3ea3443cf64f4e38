import { expect } from '@playwright/test';
import { address } from './addresses.ts';

interface Mail {
  id: string;
  to: string[] | string;
  subject: string;
  text: string;
  html: string;
  attachments: { filename: string; content_type?: string }[];
}

/** Waits for the mail to `to` whose subject matches, and answers it (D67). */
export async function mailTo(to: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        const answer = await fetch(
          `${address('INBOX_URL')}/api/messages?to=${encodeURIComponent(to)}`,
        );
        const mails = (await answer.json()) as Mail[];
        found = mails.find((mail) => subject.test(mail.subject));

        return found?.subject ?? mails.map((mail) => mail.subject);
      },
      { timeout: 30_000 },
    )
    .toMatch(subject);
  if (!found) throw new Error(`No mail to ${to} about ${subject}`);

  return found;
}
