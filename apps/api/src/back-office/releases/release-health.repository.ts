import type { CountedKind } from '@freely/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../../infrastructure/database/index.ts';

export interface HealthRow {
  unit: string;
  version: string;
  kind: CountedKind;
  bucket: number;
  count: number;
}

/** All counts of the last day, by release, kind and class. */
export async function healthOfLastDay(db: Db): Promise<HealthRow[]> {
  const { rows } = await sql<HealthRow>`
    select unit, version, kind, bucket, sum(count)::int as count from release_counts
    where minute > now() - interval '1 day' and kind not in ('visit', 'struck')
    group by unit, version, kind, bucket`.execute(db);

  return rows;
}

export interface HourRow {
  unit: string;
  version: string;
  hour: Date;
  pages: number;
  failures: number;
}

/** Pages and failures of the last day by hour. */
export async function hoursOfLastDay(db: Db): Promise<HourRow[]> {
  const { rows } = await sql<HourRow>`
    select unit, version, date_trunc('hour', minute) as hour,
      coalesce(sum(count) filter (where kind = 'page'), 0)::int as pages,
      coalesce(sum(count) filter (
        where kind not in ('page', 'visit', 'struck', 'lcp', 'cls', 'inp')), 0)::int as failures
    from release_counts where minute > now() - interval '1 day'
    group by unit, version, hour order by hour`.execute(db);

  return rows;
}
