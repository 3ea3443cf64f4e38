import type { MailContent } from '../mail-content.ts';
import type { AboutMessage } from '../mail-facts.ts';

/** To the operator. A reply goes to the sender of the message. */
export function contactMessage({ id, name, email, subject, message }: AboutMessage): MailContent {
  return {
    subject: `Message ${id}: ${subject}`,
    heading: subject,
    paragraphs: message.split(/\n{2,}/).filter((part) => part.trim() !== ''),
    facts: [
      ['From', name],
      ['Email', email],
      ['Message', String(id)],
    ],
    closing: [
      'Reply to this email to answer. We have not checked that the email address belongs to the sender.',
    ],
    because:
      'You are receiving this email because somebody sent this message through the contact form.',
    replyTo: { name, address: email },
  };
}
