import type { MailContent } from '../mail-content.ts';
import type { AboutMessage } from '../mail-facts.ts';

/** To the operator. A reply goes to the sender of the message. */
export function contactMessage(about: AboutMessage): MailContent {
  const { id, name, email, subject, message, t } = about;

  return {
    subject: t('contact_message.subject', { id, subject }),
    heading: subject,
    paragraphs: message.split(/\n{2,}/).filter((part) => part.trim() !== ''),
    facts: [
      [t('contact_message.from'), name],
      [t('contact_message.email'), email],
      [t('contact_message.message'), String(id)],
    ],
    closing: [t('contact_message.reply')],
    because: t('contact_message.because'),
    replyTo: { name, address: email },
  };
}
