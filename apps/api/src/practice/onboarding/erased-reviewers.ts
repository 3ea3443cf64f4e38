// The used invitation of a client who has deleted their account stays, since their review does: it takes one of the
// practitioner's places, and keeps its mailbox from being invited again. Its email becomes a keyed hash.
import { mailboxOf } from '@freely/domain/mailbox';
import {
  type DataKeys,
  erasedReviewerContext,
  keyedHashes,
} from '../../infrastructure/encryption/index.ts';
import { marketLanguage, translatorFor } from '../../kernel/messages/index.ts';

interface Invitation {
  id: number;
  email: string;
}

/** What stands in place of the email, by each key; the first one is stored. */
function erasedEmails(keys: DataKeys, id: number, email: string): readonly [string, ...string[]] {
  const [first, ...others] = keyedHashes(keys, erasedReviewerContext(id), mailboxOf(email));
  const emailOf = (hash: string) => `erased-${hash}@freely.invalid`;

  return [emailOf(first), ...others.map(emailOf)];
}

export const erasedEmailOf = (keys: DataKeys, { id, email }: Invitation): string =>
  erasedEmails(keys, id, email)[0];

const isErased = (email: string) => /^erased-[0-9a-f]{32}@freely\.invalid$/.test(email);

/** Whether the invitation went to this mailbox, and its client is gone. */
export const wasOfMailbox = (keys: DataKeys, invitation: Invitation, email: string): boolean =>
  isErased(invitation.email) && erasedEmails(keys, invitation.id, email).includes(invitation.email);

/** The email, or what is said in its place. */
export const shownReviewer = (email: string): string =>
  isErased(email) ? translatorFor(marketLanguage)('formerClient', { ns: 'api/reviews' }) : email;
