import { addHours } from 'date-fns/addHours';
import { max } from 'date-fns/max';

/** When practitioners are asked for what the tax authority wants to know, and what follows (D92). */

/**
 * Days after we have asked: the first reminder, the second, and from when payouts are withheld. Of 24
 * hours each.
 */
export const taxStepDays = [20, 40, 60] as const;
export type TaxStep = 0 | 1 | 2;

/** At least as many lie between two steps, also when the first one was late. */
export const taxNoticeDays = 14;

export interface TaxRequest {
  /** With the first paid booking; null while there is nothing to report. */
  requestedAt: Date | null;
  /** When each reminder was sent. */
  remindedAt: readonly [Date | null, Date | null];
  givenAt: Date | null;
  /** When the account was closed: then nobody can give anything any more. */
  leftAt: Date | null;
}

export type TaxStanding = 'not_requested' | 'requested' | 'withheld' | 'given';

/** When a step is due; null while the one before was not made, or when there is nothing to ask for. */
export function taxStepDueAt(request: TaxRequest, step: TaxStep): Date | null {
  const { requestedAt, remindedAt, givenAt, leftAt } = request;
  if (requestedAt === null || givenAt !== null || leftAt !== null) return null;
  const planned = afterDays(requestedAt, taxStepDays[step]);
  if (step === 0) return planned;
  const before = remindedAt[step === 1 ? 0 : 1];
  if (before === null) return null;

  return max([planned, afterDays(before, taxNoticeDays)]);
}

/** Payouts are withheld after 60 days and two reminders, until the details are given. */
export function isTaxWithheld(request: TaxRequest, now: Date): boolean {
  const from = taxStepDueAt(request, 2);

  return from !== null && request.remindedAt[0] !== null && from <= now;
}

/** How it stands; what was given counts, whether we asked for it or not. */
export function taxStandingOf(request: TaxRequest, now: Date): TaxStanding {
  if (request.givenAt !== null) return 'given';
  if (request.requestedAt === null) return 'not_requested';

  return isTaxWithheld(request, now) ? 'withheld' : 'requested';
}

/** The earliest day on which payouts may be withheld: for the screen and the mails. */
export function earliestWithholding(request: TaxRequest): Date | null {
  const { requestedAt } = request;
  if (requestedAt === null) return null;

  return taxStepDueAt(request, 2) ?? afterDays(requestedAt, taxStepDays[2]);
}

/** Days of 24 hours: `addDays` would follow the clocks of the machine. */
const afterDays = (instant: Date, days: number): Date => addHours(instant, days * 24);
