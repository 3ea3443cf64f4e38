import { createHash, randomUUID } from 'node:crypto';
import { apiGet } from './api-calls.ts';
import { executeSql } from './database.ts';

/** Creates an invitation to review a practitioner of the demo market. */
export async function createReviewInvitation() {
  const { order } = await apiGet<{ order: number[] }>(
    '/practitioners/available?lat=51.5074&lon=-0.1278&locationtype=idm&serviceType=beautician',
  );
  const practitionerId = order[Math.floor(Math.random() * order.length)] ?? 0;
  const { name } = await apiGet<{ name: string }>(`/practitioner/${practitionerId}/info`);
  const token = randomUUID();
  await executeSql(
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
