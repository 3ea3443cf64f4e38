import type { MailContent } from '../mail-content.ts';
import type { AboutLogin } from '../mail-facts.ts';

/** Somebody logged in with a browser that the account was never used with (D71). */
export function loggedInElsewhere({ brand, to, shellUrl, device, at }: AboutLogin): MailContent {
  return {
    subject: `A new browser was used to log in to ${brand.name}`,
    heading: 'A new browser was used to log in',
    paragraphs: [
      `Hello ${to.firstName}, somebody logged in to your account with a browser that we did not know.`,
      'If it was you, you do not need to do anything. If it was not, choose another password now: that logs everybody out who knows the old one.',
    ],
    facts: [
      ['Browser', device || 'Not known'],
      ['Time', at],
    ],
    action: { label: 'Choose another password', url: `${shellUrl}/reset-password-request` },
    closing: ['Your settings list every place where your account is logged in.'],
  };
}
