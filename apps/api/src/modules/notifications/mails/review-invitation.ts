import { brand } from '@freely/domain/brand';
import type { Invitation } from '../invitation.repository.ts';
import type { MailContent } from '../mail-content.ts';

export function reviewInvitation({
  practitionerName,
  token,
  shellUrl,
}: Invitation & { shellUrl: string }): MailContent {
  return {
    subject: `${practitionerName} asks for your review on ${brand.name}`,
    heading: `How was your treatment with ${practitionerName}?`,
    paragraphs: [
      `${practitionerName} is new to ${brand.name} and would like to show what clients think. It takes a minute, and you need no account.`,
    ],
    action: { label: 'Write a review', url: `${shellUrl}/invited-client-review/${token}` },
    because: `You are receiving this e-mail because ${practitionerName} gave us your address, to ask you this once.`,
    closing: [
      'This link is yours alone. It works once, and for 30 days.',
      'If you do not know this person, you need not do anything: we will not write again.',
    ],
  };
}
