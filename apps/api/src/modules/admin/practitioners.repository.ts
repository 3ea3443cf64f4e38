import { sql } from 'kysely';
import type { Db, Trx } from '../../database/transaction.ts';

export interface PractitionerList {
  q: string;
  page: number;
  /** Null: all of them. */
  perPage: number | null;
}

/** Who waits comes first, and of them who is done with onboarding; then the newest. */
export async function listPractitioners(db: Db, { q, page, perPage }: PractitionerList) {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const all = db
    .selectFrom('practitioners')
    .innerJoin('users', 'users.id', 'practitioners.user_id')
    // Those who deleted that account are customers only, or nobody (D42).
    .innerJoin('user_roles', (join) =>
      join
        .onRef('user_roles.user_id', '=', 'practitioners.user_id')
        .on('user_roles.role', '=', 'practitioner'),
    );
  const matching = all.$if(q !== '', (query) =>
    query.where((eb) =>
      eb.or([
        eb(sql`trim(users.first_name || ' ' || users.last_name)`, 'ilike', pattern),
        eb(sql`users.email::text`, 'ilike', pattern),
      ]),
    ),
  );
  const [rows, counted] = await Promise.all([
    matching
      .select([
        'users.id',
        'users.avatar_src',
        'users.first_name',
        'users.last_name',
        'users.email',
        'practitioners.approved',
        'practitioners.insurance',
        'practitioners.onboarding_step',
        'practitioners.joined_at',
      ])
      .orderBy(sql`practitioners.approved is null`, 'desc')
      .orderBy(sql`practitioners.approved is null and practitioners.onboarding_step >= 5`, 'desc')
      .orderBy('practitioners.joined_at', 'desc')
      .orderBy('users.id', 'desc')
      .$if(perPage !== null, (query) =>
        query.limit(perPage ?? 0).offset((page - 1) * (perPage ?? 0)),
      )
      .execute(),
    matching
      .select((eb) => [
        eb.fn.countAll<number>().as('total'),
        eb
          .selectFrom('practitioners')
          .select(eb.fn.countAll<number>().as('waiting'))
          .where('approved', 'is', null)
          .as('waiting'),
      ])
      .executeTakeFirstOrThrow(),
  ]);

  return { rows, total: counted.total, waiting: counted.waiting ?? 0 };
}

export function findForDecision(trx: Trx, id: number) {
  return trx
    .selectFrom('practitioners')
    .select(['approved', 'insurance'])
    .where('user_id', '=', id)
    .executeTakeFirst();
}

export async function saveDecision(
  trx: Trx,
  id: number,
  decision: { approved: boolean; verified: boolean },
): Promise<void> {
  await trx
    .updateTable('practitioners')
    .set({ ...decision, approved_at: decision.approved ? sql`now()` : null })
    .where('user_id', '=', id)
    .execute();
}
