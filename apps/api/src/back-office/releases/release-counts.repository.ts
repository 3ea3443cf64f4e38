import type { CountedKind } from '@freely/api-client/contract';
import { sql } from 'kysely';
import type { Db, Trx } from '../../infrastructure/database/index.ts';
import type { Reporter } from './reporter.ts';

export interface ReleaseName {
  readonly unit: string;
  readonly version: string;
}

export interface Count extends ReleaseName {
  readonly kind: CountedKind;
  readonly bucket: number;
  readonly count: number;
}

/** In one order, so that two reports at once do not wait for each other. */
export async function addCounts(trx: Trx, minute: Date, counts: readonly Count[]): Promise<void> {
  const key = ({ unit, version, kind, bucket }: Count) => `${unit} ${version} ${kind} ${bucket}`;
  const sums = new Map<string, Count>();
  for (const each of counts) {
    const before = sums.get(key(each))?.count ?? 0;
    sums.set(key(each), { ...each, count: before + each.count });
  }
  const rows = [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  if (rows.length === 0) return;
  await trx
    .insertInto('release_counts')
    .values(rows.map((row) => ({ ...row, minute })))
    .onConflict((conflict) =>
      conflict
        .columns(['unit', 'version', 'minute', 'kind', 'bucket'])
        .doUpdateSet({ count: sql`release_counts.count + excluded.count` }),
    )
    .execute();
}

/**
 * Notes that a browser was there, and whether it met an error. Each counts once a minute, until its
 * first error; browsers beyond a network's share do not count.
 */
export async function noteReporter(
  trx: Trx,
  { unit, version }: ReleaseName,
  { network, browser }: Reporter,
  minute: Date,
  isStruck: boolean,
  share: number,
): Promise<{ visits: number; struck: number }> {
  const nothing = { visits: 0, struck: 0 };
  const struck_minute = isStruck ? minute : null;
  const struck = isStruck ? 1 : 0;
  const known = await trx
    .selectFrom('release_reporters')
    .select(['seen_minute', 'struck_minute'])
    .where((eb) => eb.and({ unit, version, network, browser }))
    .forUpdate()
    .executeTakeFirst();
  if (known) {
    const isSeen = known.seen_minute.getTime() >= minute.getTime();
    if (known.struck_minute || (isSeen && !isStruck)) return nothing;
    await trx
      .updateTable('release_reporters')
      .set({ seen_minute: minute, struck_minute })
      .where((eb) => eb.and({ unit, version, network, browser }))
      .execute();

    return { visits: isSeen ? 0 : 1, struck };
  }
  const { rows } = await sql`
    insert into release_reporters (unit, version, network, browser, seen_minute, struck_minute)
    select ${unit}, ${version}, ${network}, ${browser}, ${minute}, ${struck_minute}
    where (select count(*) from release_reporters
      where unit = ${unit} and version = ${version} and network = ${network}) < ${share}
    on conflict do nothing returning 1`.execute(trx);

  return rows.length === 0 ? nothing : { visits: 1, struck };
}

export interface MinuteRow {
  minute: Date;
  version: string;
  kind: 'visit' | 'struck';
  count: number;
}

/** Votes about two releases by minute; the present minute is not complete, and left out. */
export async function votesByMinute(
  db: Db,
  unit: string,
  versions: readonly [string, string],
  since: Date,
): Promise<MinuteRow[]> {
  const { rows } = await sql<MinuteRow>`
    select minute, version, kind, count from release_counts
    where unit = ${unit} and version in (${sql.join(versions)}) and kind in ('visit', 'struck')
      and minute >= date_trunc('minute', ${since}::timestamptz)
      and minute < date_trunc('minute', now())
    order by minute`.execute(db);

  return rows;
}

/** From how many networks errors of a release came. */
export async function strikingNetworks(db: Db, release: ReleaseName, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct network) as count from release_reporters
    where unit = ${release.unit} and version = ${release.version}
      and struck_minute >= date_trunc('minute', ${since}::timestamptz)`.execute(db);

  return rows[0]?.count ?? 0;
}
