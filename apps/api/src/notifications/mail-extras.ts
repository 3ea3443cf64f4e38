import type { BookingView } from '../booking/bookings/index.ts';
import type { Db } from '../infrastructure/database/index.ts';
import { type Alternative, findAlternatives } from './alternatives.ts';
import type { ClaimedMail } from './mail-outbox.repository.ts';

/** What some mails about a booking need besides it, looked up at sending time. */
export interface MailExtras {
  /** The data that the mail was queued with. */
  detail: Record<string, unknown>;
  alternatives: readonly Alternative[];
  hasPendingGift: boolean;
  /** Whether the practitioner was penalised for cancelling (D31). */
  isPenalised: boolean;
}

export const noExtras: MailExtras = {
  detail: {},
  alternatives: [],
  hasPendingGift: false,
  isPenalised: false,
};

export async function gatherExtras(
  db: Db,
  { kind, detail }: Pick<ClaimedMail, 'kind' | 'detail'>,
  booking: BookingView,
): Promise<MailExtras> {
  const needsAlternatives =
    kind === 'booking_cancelled_customer' && booking.status === 'cancelled_by_practitioner';

  return {
    detail,
    alternatives: needsAlternatives ? await findAlternatives(db, booking) : [],
    hasPendingGift:
      kind === 'gift_earned' && (await isGiftPending(db, booking.customer_id, detail)),
    isPenalised: kind === 'booking_cancelled_practitioner' && (await isPenalised(db, booking.id)),
  };
}

/** Neither given nor withdrawn. */
async function isGiftPending(
  db: Db,
  customerId: number,
  { gift_id: id }: Record<string, unknown>,
): Promise<boolean> {
  const found = await db
    .selectFrom('gifts')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('id', '=', Number(id))
    .where('given_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();

  return found !== undefined;
}

async function isPenalised(db: Db, bookingId: number): Promise<boolean> {
  const found = await db
    .selectFrom('penalties')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('waived_at', 'is', null)
    .executeTakeFirst();

  return found !== undefined;
}
