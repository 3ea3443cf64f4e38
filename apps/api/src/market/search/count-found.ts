import type { Day } from '@freely/domain/london-time';
import type { Db } from '../../infrastructure/database/index.ts';
import { findPage } from './search.repository.ts';
import type { SearchParams } from './search-params.ts';

/** How many a search finds in all, and on each of these days, by the statement that finds the rows. */
export async function countFound(
  db: Db,
  params: SearchParams,
  days: readonly Day[],
): Promise<{ total: number; days: Record<Day, number> }> {
  const counted: Record<Day, number> = {};
  // One after the other: counting must not take the connections that searches need.
  for (const day of new Set(days)) {
    counted[day] = (await findPage(db, { ...params, day })).counted;
  }
  const { day } = params;
  const known = day === null ? undefined : counted[day];

  return { total: known ?? (await findPage(db, params)).counted, days: counted };
}
