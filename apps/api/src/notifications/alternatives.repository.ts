import type { Db } from '../infrastructure/database/index.ts';

/** The slug of a treatment's category. */
export async function categoryOf(db: Db, treatmentId: number): Promise<string> {
  const { slug } = await db
    .selectFrom('sub_services')
    .innerJoin('services', 'services.id', 'sub_services.service_id')
    .select('services.slug')
    .where('sub_services.id', '=', treatmentId)
    .executeTakeFirstOrThrow();

  return slug;
}
