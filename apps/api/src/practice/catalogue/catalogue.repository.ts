import type { Db } from '../../infrastructure/database/index.ts';

export function listServices(db: Db) {
  return db.selectFrom('services').selectAll().execute();
}

export function listTreatments(db: Db) {
  return db
    .selectFrom('sub_services')
    .select(['id', 'service_id', 'name', 'default_duration'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}
