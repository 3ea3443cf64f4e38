// An unpaid hold takes a slot from everybody else, so there are only so many of them (ADR 0034).
import { type HoldRefusal, holdRefusal } from '@freely/domain/hold-limits';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Trx } from '../../infrastructure/database/index.ts';
import { AppError, type ErrorMessage } from '../../kernel/errors/index.ts';
import { recordRefusedAction } from '../../kernel/refused-actions/index.ts';
import { findUnconfirmedEmail, requestOwnEmailConfirmation } from '../../people/accounts/index.ts';
import { lockCustomer } from '../loyalty/index.ts';
import { holdFacts, saveHoldOrigin } from './hold-limits.repository.ts';

export interface WantedHold {
  practitionerId: number;
  customerId: number;
  /** The subnet that the request comes from. */
  network: string;
  startsAt: Date;
  endsAt: Date;
  /** Nothing is to pay for it, so it is confirmed at once. */
  isFree: boolean;
  /** The visit of its patch test, if it needs one. */
  test: { startsAt: Date; endsAt: Date } | null;
}

/** Carries the refusal out of the transaction that it ends. */
export class HoldRefused extends AppError {
  readonly refusal: HoldRefusal;

  constructor(refusal: HoldRefusal, now: number, isFree = false) {
    const seconds = refusal.until === null ? null : Math.ceil((refusal.until - now) / 1000);
    const message = isFree ? freeMessage : messageOf(refusal, seconds);
    // D82: what time or a payment mends is 429; a time that one holds already is a wrong choice.
    if (refusal.reason === 'overlap') super('invalid', message, { start_time: [message] });
    else super('too_many_requests', message, undefined, { retryAfter: seconds ?? retrySeconds });
    this.refusal = refusal;
  }
}

/**
 * Must run under the practitioner's lock, before the booking is inserted.
 * @throws {HoldRefused}
 */
export async function assertMayHold(trx: Trx, wanted: WantedHold): Promise<void> {
  await lockCustomer(trx, wanted.customerId);
  const { facts, limits } = await holdFacts(trx, wanted);
  const refusal = holdRefusal(facts, limits);
  if (refusal !== null) throw new HoldRefused(refusal, facts.now);
}

/**
 * A free booking is confirmed at once, tells address and telephone, and never lapses: it needs an email
 * that is somebody's. @throws {HoldRefused}
 */
export async function assertMayBookFree(trx: Trx, customerId: number): Promise<void> {
  if ((await findUnconfirmedEmail(trx, customerId)) === null) return;
  throw new HoldRefused({ reason: 'email_not_confirmed', until: null }, Date.now(), true);
}

/** Keeps where the hold came from, for the next one of this network. */
export const rememberHold = saveHoldOrigin;

/** Call outside the transaction that was rolled back. Mails a new link to an unconfirmed email. */
export async function reportRefusedHold(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  { customerId: userId, network }: Pick<WantedHold, 'customerId' | 'network'>,
  { reason }: HoldRefusal,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await recordRefusedAction(trx, { userId, network, action: 'hold', reason });
    if (reason !== 'email_not_confirmed' && reason !== 'practitioner_day') return;
    await requestOwnEmailConfirmation(trx, events, userId);
  });
}

const freeMessage = 'holds.freeUnconfirmed';
const retrySeconds = 300;

function messageOf({ reason }: HoldRefusal, seconds: number | null): ErrorMessage {
  switch (reason) {
    case 'overlap':
      return 'holds.overlap';
    case 'too_many':
      return { key: 'holds.tooManyFor', values: { count: minutes(seconds) } };
    case 'too_many_free':
      return 'holds.tooManyFree';
    case 'email_not_confirmed':
      return 'holds.unconfirmed';
    case 'pause':
      return { key: 'holds.pause', values: { count: minutes(seconds) } };
    case 'practitioner_day':
      return 'holds.practitionerDay';
    case 'network':
      return 'holds.network';
  }
}

const minutes = (seconds: number | null) => Math.max(1, Math.ceil((seconds ?? retrySeconds) / 60));
