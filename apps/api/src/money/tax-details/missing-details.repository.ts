import { taxNoticeDays, taxStepDays } from '@freely/domain/tax-details';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../infrastructure/database/index.ts';

const batch = 500;

const daysAgo = (days: number): RawBuilder<Date> =>
  sql`now() - make_interval(hours => ${days * 24})`;

/** The same rule as `taxStepDueAt`, for a list; a test compares them. */
const steps = {
  first: sql`requested_at <= ${daysAgo(taxStepDays[0])} and first_reminded_at is null`,
  second: sql`requested_at <= ${daysAgo(taxStepDays[1])} and second_reminded_at is null
    and first_reminded_at <= ${daysAgo(taxNoticeDays)}`,
  withheld: sql`requested_at <= ${daysAgo(taxStepDays[2])} and first_reminded_at is not null
    and second_reminded_at <= ${daysAgo(taxNoticeDays)}`,
};
export type DueStep = keyof typeof steps;

const marks = {
  first: 'first_reminded_at',
  second: 'second_reminded_at',
  withheld: 'withholding_told_at',
} as const satisfies Record<DueStep, string>;

/** Marks the practitioners for whom a step is due, and returns them: each step is made once. */
export async function markDue(
  trx: Trx,
  step: DueStep,
): Promise<{ practitionerId: number; requestedAt: Date }[]> {
  const { rows } = await sql<{ practitionerId: number; requestedAt: Date }>`
    update tax_details set ${sql.ref(marks[step])} = now()
    where practitioner_id in (
      select practitioner_id from tax_details
      where given_at is null and left_at is null and withholding_told_at is null and ${steps[step]}
      order by requested_at limit ${batch} for update skip locked)
    returning practitioner_id as "practitionerId", requested_at as "requestedAt"`.execute(trx);

  return rows;
}
