// What practitioners offer, and where, as it decides what can be waited for.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../infrastructure/database/index.ts';
import type { NewEntry } from './entries.repository.ts';

export async function isLive(db: Db, practitionerId: number): Promise<boolean> {
  const found = await db
    .selectFrom('live_practitioners')
    .select('practitioner_id')
    .where('practitioner_id', '=', practitionerId)
    .executeTakeFirst();

  return found !== undefined;
}

/** Whether all treatments exist, and this practitioner, if any, offers them. */
export async function canBeWaitedFor(
  db: Db,
  { practitionerId, servicesIds }: Pick<NewEntry, 'practitionerId' | 'servicesIds'>,
): Promise<boolean> {
  const { rows } = await sql<{ is_possible: boolean }>`
    select (select count(*) from sub_services where id = any(${[...servicesIds]}::bigint[]))
        = ${new Set(servicesIds).size}
      and (${practitionerId}::bigint is null
        or ${offersAll(sql`${practitionerId}::bigint`, sql`${[...servicesIds]}::bigint[]`)})
      as is_possible`.execute(db);

  return rows[0]?.is_possible === true;
}

/** Whether these cost nothing with this practitioner: there is no offer of what nobody has to pay for. */
export async function isFreeOfCharge(
  db: Db,
  {
    practitionerId,
    servicesIds,
    locationType,
  }: Pick<NewEntry, 'servicesIds' | 'locationType'> & {
    practitionerId: number;
  },
): Promise<boolean> {
  const { rows } = await sql<{ is_free: boolean }>`
    select not exists (select from offers where practitioner_id = ${practitionerId}
        and sub_service_id = any(${[...servicesIds]}::bigint[]) and price > 0)
      and (${locationType} = 'salon' or not exists (select from mobile_bases
        where practitioner_id = ${practitionerId} and call_out_charge > 0)) as is_free`.execute(db);

  return rows[0]?.is_free === true;
}

/** Whether a practitioner offers each of the treatments. */
export const offersAll = (practitioner: RawBuilder<unknown>, services: RawBuilder<unknown>) =>
  sql<boolean>`not exists (select from unnest(${services}) wanted where not exists (
    select from offers o where o.practitioner_id = ${practitioner} and o.sub_service_id = wanted))`;
