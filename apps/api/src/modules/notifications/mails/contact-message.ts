import type { WrittenMessage } from '../contact.repository.ts';
import type { MailContent } from '../mail-content.ts';

/** To the operator, who answers by replying: the sender's address is where a reply goes. */
export function contactMessage({ id, name, email, subject, message }: WrittenMessage): MailContent {
  return {
    subject: `Message ${id}: ${subject}`,
    heading: subject,
    paragraphs: message.split(/\n{2,}/).filter((part) => part.trim() !== ''),
    facts: [
      ['From', name],
      ['E-mail', email],
      ['Message', String(id)],
    ],
    closing: [
      'Reply to this e-mail to answer. Nobody has checked that the address is the sender’s.',
    ],
    because: 'You are receiving this e-mail because it was written in the contact form.',
    replyTo: { name, address: email },
  };
}
