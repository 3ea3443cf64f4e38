import type { MailContent } from '../mail-content.ts';
import type { AboutRejection } from '../mail-facts.ts';

/** An admin rejected the profile: customers do not see it, or no longer see it (D30). */
export function practitionerRejected({
  brand,
  to,
  shellUrl,
  t,
  hasBookings,
  reason,
}: AboutRejection): MailContent | null {
  if (!to.isRejected) return null;

  return {
    subject: t('practitioner_rejected.subject', { brand: brand.name }),
    heading: t('practitioner_rejected.heading'),
    paragraphs: [
      t('practitioner_rejected.text'),
      ...(reason
        ? [t('practitioner_rejected.reason'), reason]
        : [t('practitioner_rejected.reasons')]),
      t('practitioner_rejected.again'),
    ],
    action: {
      label: t('practitioner_rejected.complete'),
      url: `${shellUrl}/practitioner`,
    },
    closing: [
      ...(hasBookings ? [t('practitioner_rejected.bookingsGoAhead')] : []),
      t('practitioner_rejected.writeToUs', { email: brand.supportEmail }),
    ],
  };
}
