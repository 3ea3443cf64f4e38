import { emailLinkHours } from '@freely/domain/lifetimes';
import type { MailContent } from '../mail-content.ts';
import type { AboutLink } from '../mail-facts.ts';

export function registration({ brand, to, token, shellUrl }: AboutLink): MailContent {
  const isPractitioner = to.roles.includes('practitioner');

  return {
    subject: `Welcome to ${brand.name}`,
    heading: `Welcome to ${brand.name}`,
    paragraphs: isPractitioner
      ? [
          'Your account is ready. Tell us about your treatments, locations and hours, and we will review your profile.',
        ]
      : [
          'Your account is ready. Find a practitioner near you, choose a time, and pay safely by card.',
        ],
    action: isPractitioner
      ? { label: 'Set up your profile', url: `${shellUrl}/practitioner-information` }
      : { label: 'Find a treatment', url: `${shellUrl}/services-search` },
    links: [
      {
        label: 'Confirm your email address',
        about: `so that we can reach you about your bookings. The link works for ${emailLinkHours} hours.`,
        url: `${shellUrl}/confirm-email/${token}`,
      },
    ],
    closing: ['If you did not create this account, please write to us.'],
  };
}
