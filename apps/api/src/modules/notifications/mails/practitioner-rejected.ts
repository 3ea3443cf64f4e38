import { brand } from '@freely/domain/brand';
import type { MailContent } from '../mail-content.ts';
import type { AboutUser } from '../mail-kinds.ts';

/** An admin has looked, and customers do not see them: now, or any more (D30). */
export function practitionerRejected({ to, shellUrl }: AboutUser): MailContent | null {
  if (!to.isRejected) return null;

  return {
    subject: `Your profile on ${brand.name} needs another look`,
    heading: `${to.firstName}, we cannot show your profile yet`,
    paragraphs: [
      'Thank you for telling us about your work. We have looked at your profile, and customers cannot find it for the time being.',
      'Most often something small is missing: a clear photo of your work, your qualifications, or your insurance. Please complete your profile, write to us when you have, and we will gladly look again.',
    ],
    action: { label: 'Complete your profile', url: `${shellUrl}/practitioner/profile` },
    closing: [
      'Bookings that customers have made already take place as agreed.',
      `If you think that we are mistaken, or would like to know more, write to ${brand.supportEmail}.`,
    ],
  };
}
