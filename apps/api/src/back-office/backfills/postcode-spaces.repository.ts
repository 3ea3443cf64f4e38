// Earlier releases stored postcodes as they were typed, some without the space between their halves. Readers took all
// of such a one for its outward code.
import { sql } from 'kysely';
import type { Backfill } from './backfill.ts';

const withoutSpace = '^[A-Z]{1,2}[0-9][A-Z0-9]?[0-9][A-Z]{2}$';
/** Triggers refresh the search tables for each row. */
const rows = 100;

function addSpaces(name: string, table: string, key: string): Backfill {
  return {
    name,
    countLeft: async (db) => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count
        from ${sql.table(table)} where postcode ~ ${withoutSpace}`.execute(db);

      return rows[0]?.count ?? 0;
    },
    step: async (db, limit) => {
      const { numAffectedRows } = await sql`
        update ${sql.table(table)}
        set postcode = regexp_replace(postcode, '(...)$', ' \\1')
        where ${sql.ref(key)} in (select ${sql.ref(key)} from ${sql.table(table)}
          where postcode ~ ${withoutSpace} limit ${Math.min(limit, rows)}
          for update skip locked)`.execute(db);

      return Number(numAffectedRows ?? 0);
    },
  };
}

export const spacesOfBases = addSpaces('spaces-of-bases', 'mobile_bases', 'practitioner_id');
export const spacesOfSalons = addSpaces('spaces-of-salons', 'salons', 'id');
/** Each has the postcode of its salon. */
export const spacesOfBookings = addSpaces('spaces-of-bookings', 'bookings', 'id');

/** Bookings also keep between which outward codes their roads lead. */
export const codesOfRoads: Backfill = {
  name: 'codes-of-roads',
  countLeft: async (db) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from bookings
      where road_from ~ ${withoutSpace} or road_to ~ ${withoutSpace}`.execute(db);

    return rows[0]?.count ?? 0;
  },
  step: async (db, limit) => {
    const { numAffectedRows } = await sql`
      update bookings set road_from = outward_code(road_from), road_to = outward_code(road_to)
      where id in (select id from bookings
        where road_from ~ ${withoutSpace} or road_to ~ ${withoutSpace}
        limit ${Math.min(limit, rows)} for update skip locked)`.execute(db);

    return Number(numAffectedRows ?? 0);
  },
};
