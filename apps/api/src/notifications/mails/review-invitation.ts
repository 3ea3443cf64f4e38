import { invitationDays } from '@freely/domain/lifetimes';
import type { MailContent } from '../mail-content.ts';
import type { AboutInvitation } from '../mail-facts.ts';

export function reviewInvitation({
  brand,
  practitionerName,
  token,
  shellUrl,
}: AboutInvitation): MailContent {
  return {
    subject: `${practitionerName} asks for your review on ${brand.name}`,
    heading: `How was your treatment with ${practitionerName}?`,
    paragraphs: [
      `${practitionerName} is new to ${brand.name} and would like to show what clients think. It takes a minute, and you do not need an account.`,
    ],
    action: { label: 'Write a review', url: `${shellUrl}/invited-client-review/${token}` },
    because: `You are receiving this email because ${practitionerName} gave us your email address to ask you for a review. We write to you only once.`,
    closing: [
      `This link is only for you. It works once, and expires after ${invitationDays} days.`,
      'If you do not know this person, you can ignore this email: we will not write again.',
    ],
  };
}
