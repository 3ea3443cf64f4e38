import { createHash, randomUUID } from 'node:crypto';
import { change } from './database.ts';
import { ask } from './market.ts';

/** An invitation to review somebody of the demo market; answers its token and their name. */
export async function reviewInvitation() {
  const { order } = await ask<{ order: number[] }>(
    '/practitioners/available?lat=51.5074&lon=-0.1278&locationtype=idm&serviceType=beautician',
  );
  const practitionerId = order[Math.floor(Math.random() * order.length)] ?? 0;
  const { name } = await ask<{ name: string }>(`/practitioner/${practitionerId}/info`);
  const token = randomUUID();
  await change(
    `insert into review_invitations (practitioner_id, email, token_hash, sealed_token, expires_at)
       values ($1, $2, $3, $4, now() + interval '30 days')`,
    [
      practitionerId,
      `${token}@clients.example`,
      createHash('sha256').update(token).digest(),
      Buffer.of(),
    ],
  );

  return { token, practitionerId, name };
}
