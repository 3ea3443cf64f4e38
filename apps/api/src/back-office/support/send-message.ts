import type { ContactMessage } from '@freely/api-client/contract';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import { countAttempt } from '../../people/accounts/index.ts';
import { messageReceived } from '../events/index.ts';
import { insertMessage } from './contact.repository.ts';

/**
 * Stores a message and mails it to the operator. The sender gets no mail, because the email address
 * is not verified.
 */
export async function sendMessage(
  { db, events, config: { limits } }: Deps,
  message: ContactMessage,
  network: string,
): Promise<void> {
  await countAttempt(
    db,
    { kind: 'contact', account: message.email, address: network },
    {
      perAccount: limits.failuresPerAccount,
      perIp: limits.registrationsPerIp,
      minutes: 60,
    },
  );
  await inTransaction(db, async (trx) => {
    await events.publish(trx, messageReceived, { messageId: await insertMessage(trx, message) });
  });
}
