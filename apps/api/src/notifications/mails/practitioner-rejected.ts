import type { MailContent } from '../mail-content.ts';
import type { AboutUser } from '../mail-facts.ts';

/** An admin rejected the profile: customers do not see it, or no longer see it (D30). */
export function practitionerRejected({ brand, to, shellUrl }: AboutUser): MailContent | null {
  if (!to.isRejected) return null;

  return {
    subject: `Your profile on ${brand.name} needs another look`,
    heading: 'We cannot show your profile yet',
    paragraphs: [
      'Thank you for telling us about your work. We have reviewed your profile, and for now customers cannot find it.',
      'Most often something small is missing: a clear photo of your work, your qualifications, or your insurance. Please complete your profile and then write to us: we will gladly look at it again.',
    ],
    action: { label: 'Complete your profile', url: `${shellUrl}/practitioner/profile` },
    closing: [
      'Bookings that customers have already made go ahead as agreed.',
      `If you think that this is a mistake, or would like to know more, write to ${brand.supportEmail}.`,
    ],
  };
}
