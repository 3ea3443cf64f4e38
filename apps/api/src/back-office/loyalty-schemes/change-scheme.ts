import type { LoyaltySchemes, LoyaltySection } from '@freely/api-client/contract';
import { londonClock, londonInstant } from '@freely/domain/london-time';
import { type Db, inTransaction } from '../../infrastructure/database/index.ts';
import { type Actor, recordAudit } from '../../kernel/audit/index.ts';
import { AppError } from '../../kernel/errors/index.ts';
import {
  actionOf,
  lockScheme,
  readScheme,
  type SchemeRow,
  saveScheme,
  settingHistory,
} from './loyalty-schemes.repository.ts';

const sections: readonly LoyaltySection[] = ['first_booking', 'rebook', 'time'];
/** The one scheme in the audit log. */
const object = 'loyalty';

/** A section as an admin saves it. Wall-clock times are `YYYY-MM-DD HH:mm`, London. */
export type SchemeChange =
  | { section: 'first_booking' | 'rebook'; discount: number }
  | { section: 'time'; discount: number; from: string; to: string };

export async function readSchemes(db: Db): Promise<LoyaltySchemes> {
  const [scheme, history] = await Promise.all([
    readScheme(db),
    settingHistory(db, object, sections.map(actionOf)),
  ]);

  return {
    first_booking_discount: scheme.first_booking_discount,
    rebook_discount: scheme.rebook_discount,
    time_discount: scheme.time_discount,
    time_discount_from: wallTime(scheme.time_discount_from),
    time_discount_to: wallTime(scheme.time_discount_to),
    in_force: inForce(scheme),
    time_state: timeState(scheme),
    history: history.map(({ action, at, ...set }) => ({
      ...set,
      section: sections.find((section) => actionOf(section) === action) ?? 'time',
      at: at.toISOString(),
    })),
  };
}

/** Saves one section and records who did it. Saving the same values again changes nothing. */
export async function changeScheme(db: Db, change: SchemeChange, admin: Actor): Promise<void> {
  const columns = columnsOf(change);
  await inTransaction(db, async (trx) => {
    const before = await lockScheme(trx);
    if (isSame(before, columns)) return;

    await saveScheme(trx, columns);
    const { section, ...detail } = change;
    await recordAudit(trx, { actor: admin, action: actionOf(section), object, detail });
  });
}

function columnsOf(change: SchemeChange): Partial<SchemeRow> {
  const { discount } = change;
  if (change.section !== 'time') return { [`${change.section}_discount`]: discount };

  return {
    time_discount: discount,
    time_discount_from: instantOf(change.from, 'time_discount_from'),
    time_discount_to: instantOf(change.to, 'time_discount_to'),
  };
}

function isSame(before: SchemeRow, columns: Partial<SchemeRow>): boolean {
  return Object.entries(columns).every(
    ([name, value]) => Number(before[name as keyof SchemeRow]) === Number(value),
  );
}

/** @throws for a time that is skipped when the clocks go forward (D8) */
function instantOf(wall: string, field: string): Date {
  const instant = londonInstant(wall.slice(0, 10), wall.slice(11));
  if (instant) return instant;
  const message = 'loyaltySchemes.skippedByClocks';

  throw new AppError('invalid', message, { [field]: [message] });
}

function wallTime(instant: Date | null): string | null {
  if (instant === null) return null;
  const { day, time } = londonClock(instant);

  return `${day} ${time}`;
}

function timeState(scheme: SchemeRow): LoyaltySchemes['time_state'] {
  const { time_discount: discount, time_discount_from: from, time_discount_to: to, now } = scheme;
  if (discount === 0 || from === null || to === null) return 'none';
  if (now < from) return 'planned';

  // Both ends are inclusive (D64).
  return now <= to ? 'running' : 'over';
}

function inForce(scheme: SchemeRow): LoyaltySchemes['in_force'] {
  const isRunning = timeState(scheme) === 'running';
  const offers: LoyaltySchemes['in_force'] = [
    { mark: 'first_booking', discount: scheme.first_booking_discount, until: null },
    { mark: 'rebook', discount: scheme.rebook_discount, until: null },
    {
      mark: 'time',
      discount: isRunning ? scheme.time_discount : 0,
      until: wallTime(scheme.time_discount_to),
    },
  ];

  return offers.filter(({ discount }) => discount > 0);
}
