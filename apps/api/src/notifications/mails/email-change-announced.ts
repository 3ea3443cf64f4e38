import { undoEmailDays } from '@freely/domain/lifetimes';
import type { MailContent } from '../mail-content.ts';
import type { AboutLink } from '../mail-facts.ts';

/** To the email address that the account had when the change was asked for (D71). */
export function emailChangeAnnounced({ brand, to, token, shellUrl }: AboutLink): MailContent {
  return {
    subject: `The email address of your ${brand.name} account is being changed`,
    heading: 'Was this you?',
    paragraphs: [
      `Hello ${to.firstName}, somebody who is logged in to your account has asked for another email address. If it was you, there is nothing to do.`,
      'If it was not you, keep this address. Everybody will be logged out, and you can choose a new password.',
    ],
    action: { label: 'Keep this address', url: `${shellUrl}/keep-email/${token}` },
    closing: [`This link works once, and expires after ${undoEmailDays} days.`],
  };
}
