import type { MailContent } from '../mail-content.ts';
import type { AboutUser } from '../mail-facts.ts';

export function practitionerApproved({ brand, to, shellUrl, t }: AboutUser): MailContent | null {
  if (!to.isApproved) return null;

  return {
    subject: t('practitioner_approved.subject', { brand: brand.name }),
    heading: t('practitioner_approved.heading'),
    paragraphs: [t('practitioner_approved.text')],
    action: { label: t('practitioner_approved.open'), url: `${shellUrl}/practitioner` },
  };
}
