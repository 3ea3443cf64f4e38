import type { MailContent } from '../mail-content.ts';
import type { AboutUser } from '../mail-facts.ts';

export function practitionerApproved({ brand, to, shellUrl }: AboutUser): MailContent | null {
  if (!to.isApproved) return null;

  return {
    subject: `You are approved on ${brand.name}`,
    heading: 'Good news: you are approved',
    paragraphs: [
      'Customers near you can now find and book you. Keep your hours up to date, so that we only offer times that suit you.',
    ],
    action: { label: 'Open your dashboard', url: `${shellUrl}/practitioner` },
  };
}
