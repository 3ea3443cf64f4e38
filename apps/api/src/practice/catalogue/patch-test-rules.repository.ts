import type { PatchTestRule } from '@freely/domain/patch-tests';
import { sql } from 'kysely';
import type { Db, Trx } from '../../infrastructure/database/index.ts';

export interface RuledTreatment {
  id: number;
  name: string;
  service: string;
  rule: PatchTestRule | null;
}

/** Every treatment, those that need a patch test first; or just one. */
export async function listRuledTreatments(
  db: Db,
  onlyId: number | null = null,
): Promise<RuledTreatment[]> {
  const { rows } = await sql<RuledTreatment>`
    select t.id, t.name, s.name as service,
      case when r.sub_service_id is not null then json_build_object(
        'hoursBefore', r.hours_before, 'monthsValid', r.months_valid,
        'price', r.price, 'duration', r.duration) end as rule
    from sub_services t
    join services s on s.id = t.service_id
    left join patch_test_rules r on r.sub_service_id = t.id
    where ${onlyId}::bigint is null or t.id = ${onlyId}
    order by r.sub_service_id is null, s.id, t.position, t.id`.execute(db);

  return rows;
}

/** Locks the treatment, so that two admins change its rule one after the other. */
export async function lockTreatment(trx: Trx, id: number): Promise<void> {
  await trx.selectFrom('sub_services').select('id').where('id', '=', id).forUpdate().execute();
}

export async function putRule(trx: Trx, id: number, rule: PatchTestRule): Promise<void> {
  const values = {
    hours_before: rule.hoursBefore,
    months_valid: rule.monthsValid,
    price: rule.price,
    duration: rule.duration,
  };
  await trx
    .insertInto('patch_test_rules')
    .values({ sub_service_id: id, ...values })
    .onConflict((conflict) => conflict.column('sub_service_id').doUpdateSet(values))
    .execute();
}

export async function deleteRule(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('patch_test_rules').where('sub_service_id', '=', id).execute();
}
