import { isRuledOut } from '../booking/answers/index.ts';
import { type BookingView, findView } from '../booking/bookings/index.ts';
import type { Deps } from '../deps.ts';
import { findAlternatives } from './alternatives.ts';
import { hasRefundFailed, isGiftPending, isPenalised } from './mail-extras.repository.ts';
import type { MailExtras } from './mail-facts.ts';

export const noExtras: MailExtras = {
  detail: {},
  alternatives: [],
  hasPendingGift: false,
  isPenalised: false,
  isRuledOut: false,
  treatment: null,
  hasRefundFailed: false,
};

type GatherDeps = Pick<Deps, 'db' | 'config'>;
type Gather<T> = (
  deps: GatherDeps,
  booking: BookingView,
  detail: Record<string, unknown>,
) => Promise<T>;

const gather: { [Extra in Exclude<keyof MailExtras, 'detail'>]: Gather<MailExtras[Extra]> } = {
  alternatives: async ({ db }, booking) =>
    // Who reacted to a treatment is not sent to have it elsewhere.
    booking.status === 'cancelled_by_practitioner' && !booking.has_reacted
      ? findAlternatives(db, booking)
      : [],
  hasPendingGift: ({ db }, { customer_id: customerId }, { gift_id: id }) =>
    isGiftPending(db, customerId, Number(id)),
  isPenalised: ({ db }, { id }) => isPenalised(db, id),
  isRuledOut: (deps, { id }) => isRuledOut(deps, id),
  treatment: async ({ db }, { patch_test_for: test }) => test && findView(db, test.booking_id),
  // Mails from before had no id.
  hasRefundFailed: async ({ db }, _, { refund_id: id }) =>
    id !== undefined && hasRefundFailed(db, Number(id)),
};

/** Looks up one of the extras, at sending time. */
export async function gatherExtra(
  deps: GatherDeps,
  extra: keyof typeof gather,
  booking: BookingView,
  detail: Record<string, unknown>,
): Promise<Partial<MailExtras>> {
  return { [extra]: await gather[extra](deps, booking, detail) };
}
