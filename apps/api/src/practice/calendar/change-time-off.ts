import type { TimeOff, TimeOffBody } from '@freely/api-client/contract';
import { type ClockTime, minutesOf } from '@freely/domain/clock-time';
import { type Day, londonClock, londonDay, londonInstant } from '@freely/domain/london-time';
import { slotStep } from '@freely/domain/slots';
import type { TimeRange } from '@freely/domain/time-range';
import { millisecondsInDay } from 'date-fns/constants';
import type { Deps } from '../../deps.ts';
import {
  type Db,
  inTransaction,
  lockPractitioner,
  type Trx,
} from '../../infrastructure/database/index.ts';
import {
  AppError,
  type ErrorMessage,
  type FieldMessages,
  notFound,
} from '../../kernel/errors/index.ts';
import { requireRule } from '../../kernel/http/index.ts';
import { timeFreed } from '../events/index.ts';
import { refuseOverBookings } from './refuse-over-bookings.ts';
import * as rows from './time-off.repository.ts';
import { instantsOf, wallTimesOf } from './time-off-range.ts';

const maxDuration = 366 * millisecondsInDay;

export async function listTimeOff(db: Db, practitionerId: number): Promise<TimeOff[]> {
  const found = await rows.listTimeOff(db, practitionerId);

  return found.map(({ id, title, full_day, locked, ...range }) => ({
    id,
    title,
    ...wallTimesOf(full_day, range),
    ...(locked ? { locked } : {}),
  }));
}

/** @throws {AppError} invalid for a day that is over; conflict, with the list of overlapping bookings (D54). */
export async function addTimeOff(
  db: Db,
  practitionerId: number,
  body: TimeOffBody,
): Promise<TimeOff> {
  requireOnGrid(body);
  const newTimeOff = timeOffOf(body);
  requireNotPast(body.date);
  const id = await inTransaction(db, async (trx) => {
    await lockPractitioner(trx, practitionerId);
    await requireNoBooking(trx, practitionerId, newTimeOff);

    return rows.insertTimeOff(trx, practitionerId, newTimeOff);
  });

  return present(id, newTimeOff);
}

/** @throws {AppError} not_found for another's; the same as for adding one, unless it keeps a past day. */
export async function changeTimeOff(
  { db, events }: FreeingDeps,
  { id, practitionerId }: OwnTimeOff,
  body: TimeOffBody,
): Promise<TimeOff> {
  const newTimeOff = timeOffOf(body);
  await inTransaction(db, async (trx) => {
    // Ownership is checked first, so that nobody learns about another practitioner's bookings.
    const before = await lockOwn(trx, { id, practitionerId });
    // What was entered before this was asked may still be given another title.
    requireOnGrid(body, [before.from, before.until]);
    // What has begun can be given another title or end; it begins when it did.
    if (body.date !== londonDay(before.from)) requireNotPast(body.date);
    await rows.updateTimeOff(trx, id, newTimeOff);
    await requireNoBooking(trx, practitionerId, newTimeOff);
    await events.publish(trx, timeFreed, { practitionerId, why: 'time_off', ...before });
  });

  return present(id, newTimeOff);
}

export async function removeTimeOff(
  { db, events }: FreeingDeps,
  { id, practitionerId }: OwnTimeOff,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const before = await lockOwn(trx, { id, practitionerId });
    await rows.deleteTimeOff(trx, id);
    await events.publish(trx, timeFreed, { practitionerId, why: 'time_off', ...before });
  });
}

type FreeingDeps = Pick<Deps, 'db' | 'events'>;
interface OwnTimeOff {
  id: number;
  practitionerId: number;
}

/** Locks the practitioner, then their time off. @throws {AppError} for what they did not enter. */
async function lockOwn(trx: Trx, { id, practitionerId }: OwnTimeOff) {
  await lockPractitioner(trx, practitionerId);
  const found = await rows.lockTimeOff(trx, { id, practitionerId });
  if (!found) throw await lockedOrNotFound(trx, id, practitionerId);

  return found;
}

/** From and to are in steps of 15 minutes (3 §2.1), but for times that stay as they are. */
function requireOnGrid(body: TimeOffBody, kept: readonly Date[] = []): void {
  if (body.full_day_off) return;
  const keptTimes = kept.map((at) => londonClock(at).time);
  const isFine = (time: ClockTime) => minutesOf(time) % slotStep === 0 || keptTimes.includes(time);
  const message = requireRule('rules.time.grid');
  const fields: FieldMessages = {
    ...(isFine(body.start_time ?? '00:00') ? {} : { start_time: [message] }),
    ...(isFine(body.end_time ?? '00:00') ? {} : { end_time: [message] }),
  };
  if (Object.keys(fields).length > 0) throw new AppError('invalid', message, fields);
}

/** A time that the clocks skip (D8) would be saved as another one. */
function requireNotSkipped({ full_day_off, date, end_date, ...times }: TimeOffBody): void {
  if (full_day_off) return;
  const { start_time = '00:00', end_time = '00:00' } = times;
  const message = 'availability.skippedByClocks';
  const fields: FieldMessages = {
    ...(londonInstant(date, start_time) ? {} : { start_time: [message] }),
    ...(londonInstant(end_date ?? date, end_time) ? {} : { end_time: [message] }),
  };
  if (Object.keys(fields).length > 0) throw new AppError('invalid', message, fields);
}

function timeOffOf(body: TimeOffBody): rows.NewTimeOff {
  requireNotSkipped(body);
  const range = instantsOf(body);
  const field = body.full_day_off ? 'end_date' : 'end_time';
  if (range.from >= range.to) throw refuse(field, 'timeOff.endsBeforeStart');
  if (range.to - range.from > maxDuration) {
    throw refuse('end_date', 'timeOff.tooLong');
  }

  return { title: body.title, isFullDay: body.full_day_off, ...range };
}

/** Nobody plans a day that is over (3 §2.1). */
function requireNotPast(day: Day): void {
  if (day < londonDay(new Date())) throw refuse('date', 'timeOff.past');
}

async function requireNoBooking(trx: Trx, practitionerId: number, range: TimeRange) {
  const bookings = await rows.bookingsWithin(trx, practitionerId, range);
  refuseOverBookings(bookings, {
    booked: (count) => ({ key: 'timeOff.booked', values: { count } }),
    held: (values) => ({ key: 'timeOff.held', values }),
  });
}

function present(id: number, { title, isFullDay, ...range }: rows.NewTimeOff): TimeOff {
  return { id, title, ...wallTimesOf(isFullDay, range) };
}

/** The error for time off that cannot be changed. */
async function lockedOrNotFound(db: Db, id: number, practitionerId: number): Promise<AppError> {
  return (await rows.isLocked(db, id, practitionerId))
    ? new AppError('wrong_state', 'timeOff.cancelled')
    : notFound('timeOff.notFound');
}

function refuse(field: string, message: ErrorMessage): AppError {
  return new AppError('invalid', message, { [field]: [message] });
}
