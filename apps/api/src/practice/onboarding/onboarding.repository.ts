import { sql } from 'kysely';
import type { Db, Trx } from '../../infrastructure/database/index.ts';

export function findProgress(db: Db, practitionerId: number) {
  return db
    .selectFrom('practitioners')
    .select(['onboarding_step', 'approved'])
    .where('user_id', '=', practitionerId)
    .executeTakeFirst();
}

export async function saveStep(trx: Trx, practitionerId: number, step: number): Promise<void> {
  await trx
    .updateTable('practitioners')
    .set({ onboarding_step: step })
    .where('user_id', '=', practitionerId)
    .where('onboarding_step', '<', step)
    .execute();
}

export async function hasWorkImage(db: Db, practitionerId: number): Promise<boolean> {
  const found = await db
    .selectFrom('work_images')
    .select('id')
    .where('practitioner_id', '=', practitionerId)
    .limit(1)
    .executeTakeFirst();

  return found !== undefined;
}

export interface Trust {
  qualifications: string[];
  start_working_date: string;
  insurance: boolean;
  medical_disclaimer: boolean;
}

/** A practitioner who is no longer insured loses the red tick; only an admin gives it (D30). */
export async function saveTrust(trx: Trx, practitionerId: number, trust: Trust): Promise<void> {
  await trx
    .updateTable('practitioners')
    .set({ ...trust, verified: sql<boolean>`verified and ${trust.insurance}::boolean` })
    .where('user_id', '=', practitionerId)
    .execute();
}
