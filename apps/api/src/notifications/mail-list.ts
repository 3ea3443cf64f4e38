// Every mail that the product sends: the event that causes it, whom it goes to, and what it says.
// Nothing else queues a mail. A mail is written from the state at sending time (D52).
import * as backOffice from '../back-office/events/index.ts';
import { type Mail, mail } from './mail.ts';
import { accountMails } from './mail-lists/account-mails.ts';
import { bookingMails } from './mail-lists/booking-mails.ts';
import { moneyMails } from './mail-lists/money-mails.ts';
import { practitionerMails } from './mail-lists/practitioner-mails.ts';
import { contactMessage } from './mails/contact-message.ts';
import * as to from './recipients/people.ts';
import { toOperator } from './to-outsiders.ts';

export const mailList = {
  ...accountMails,
  ...practitionerMails,
  ...bookingMails,
  ...moneyMails,
  contact_message: mail(backOffice.messageReceived, to.operator, toOperator(contactMessage)),
} as const;

export type MailKind = keyof typeof mailList;

export const mailKinds = Object.keys(mailList) as MailKind[];

/** @throws for an unknown kind. */
export function mailOf(kind: string): Mail {
  const found = new Map<string, Mail>(Object.entries(mailList)).get(kind);
  if (!found) throw new Error(`There is no mail of the kind ${kind}`);

  return found;
}
