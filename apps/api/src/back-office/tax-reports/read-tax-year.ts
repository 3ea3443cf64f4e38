import type { TaxDebtor, TaxReport, TaxYear } from '@freely/api-client/contract';
import { londonDay } from '@freely/domain/london-time';
import { poundsOf } from '@freely/domain/money';
import { taxStandingOf } from '@freely/domain/tax-details';
import type { Deps } from '../../deps.ts';
import { earnedByQuarter, namesOperator, type Quarters } from '../../money/tax-reports/index.ts';
import { countStatements, listStandings } from './tax-year.repository.ts';

const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0);
const thisYear = (now: Date) => Number(londonDay(now).slice(0, 4));

export const lastYearOver = (now: Date): number => thisYear(now) - 1;

/** The first year for which platforms in the United Kingdom report. */
const firstYear = 2024;
const mostListed = 500;

/** How the report of a year stands: whose details are there, whose are missing, and what was made. */
export async function readTaxYear({ db }: Pick<Deps, 'db'>, year: number): Promise<TaxYear> {
  const now = new Date();
  const earned = await earnedByQuarter(db, year);
  const standings = await listStandings(
    db,
    earned.map(({ practitionerId }) => practitionerId),
  );
  const isComplete = ({ practitionerId }: { practitionerId: number }) =>
    standings.get(practitionerId)?.request.givenAt != null;
  const leftOut = earned.filter((each) => !isComplete(each));

  return {
    year,
    years: Array.from({ length: thisYear(now) - firstYear + 1 }, (_, at) => thisYear(now) - at),
    due_on: `${year + 1}-01-31`,
    is_over: year < thisYear(now),
    names_operator: await namesOperator(db),
    complete: sumsOf(earned.filter(isComplete)),
    left_out: sumsOf(leftOut),
    missing: leftOut
      .map(({ practitionerId, consideration }): TaxDebtor => {
        const found = standings.get(practitionerId);
        const reminders = found?.request.remindedAt.filter((at) => at !== null) ?? [];

        return {
          id: practitionerId,
          name: found?.name ?? '',
          standing: found ? taxStandingOf(found.request, now) : 'not_requested',
          reminders: reminders.length,
          has_left: (found?.request.leftAt ?? null) !== null,
          consideration: poundsOf(sum(consideration)),
        };
      })
      .sort((one, other) => rankOf(one) - rankOf(other) || one.name.localeCompare(other.name))
      .slice(0, mostListed),
    reports: (await countStatements(db, year)).map(
      ({ made_at, filed_at, ...report }): TaxReport => ({
        ...report,
        made_at: made_at.toISOString(),
        filed_at: filed_at?.toISOString() ?? null,
      }),
    ),
  };
}

/** Whoever can still do something about it comes first. */
const rankOf = ({ standing, has_left, reminders }: TaxDebtor): number =>
  has_left ? 4 : standing === 'withheld' ? 0 : 3 - reminders;

function sumsOf(list: readonly Quarters[]): TaxYear['complete'] {
  return {
    practitioners: list.length,
    consideration: poundsOf(sum(list.flatMap((each) => each.consideration))),
    fees: poundsOf(sum(list.flatMap((each) => each.fees))),
    activities: sum(list.flatMap((each) => each.activities)),
  };
}
