import type { AdminBooking, AdminBookingDetail, Penalty } from '@freely/api-client/contract';
import { poundsOf } from '@freely/domain/money';
import type { AdminRow, DetailRow } from './admin-bookings.repository.ts';
import type {
  eventsOf,
  itemsOf,
  mailsOf,
  paymentsOf,
  penaltyOf,
  refundsOf,
} from './booking-detail.repository.ts';

type Rows<Read extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Read>>;

export function presentRow(row: AdminRow): AdminBooking {
  return {
    id: row.id,
    customer_id: row.customer_id,
    customer_name: row.customer_name,
    practitioner_id: row.practitioner_id,
    practitioner_name: row.practitioner_name,
    treatments: row.treatments,
    location_type: row.location_type,
    town: row.city,
    date: row.starts_at.toISOString(),
    booking_status: row.status === 'held' ? 'confirmed' : row.status,
    paid: row.paid_at !== null,
    paid_late: row.paid_at === null && row.captured > 0,
    total_amount: poundsOf(row.total_amount),
    amount_refunded: poundsOf(row.amount_refunded),
    charged_back: row.is_charged_back,
    refund_failed: row.is_refund_failed,
    offer: row.offer,
    held_until: row.status === 'held' ? row.hold_until.toISOString() : null,
    created_at: row.created_at.toISOString(),
  };
}

export function presentBooking(
  row: DetailRow,
  items: Rows<typeof itemsOf>,
): AdminBookingDetail['booking'] {
  return {
    ...presentRow(row),
    customer_email: row.customer_email,
    customer_phone: row.customer_phone,
    practitioner_email: row.practitioner_email,
    practitioner_phone: row.practitioner_phone,
    end_date: row.ends_at.toISOString(),
    items: items.map(({ name, service_name, quantity, unit_price }) => ({
      name,
      service: service_name,
      quantity,
      total_price: poundsOf(unit_price * quantity),
    })),
    address: row.address,
    postcode: row.postcode,
    notes: row.notes,
    call_out_charge: poundsOf(row.call_out_charge),
    patch_test_price: poundsOf(row.patch_test_price),
    discount: row.discount_percent,
    discount_amount: poundsOf(row.discount_amount),
    discount_mark: row.discount_mark,
    freely_fee: row.fee_percent / 100,
  };
}

export const presentEvents = (rows: Rows<typeof eventsOf>): AdminBookingDetail['events'] =>
  rows.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }));

export const presentPayments = (rows: Rows<typeof paymentsOf>): AdminBookingDetail['payments'] =>
  rows.map((payment) => ({
    provider_id: payment.intent_id ?? '',
    status: payment.status,
    amount: poundsOf(payment.amount),
    captured: poundsOf(payment.captured),
    refunded: poundsOf(payment.refunded),
    created_at: payment.created_at.toISOString(),
  }));

export const presentRefunds = (rows: Rows<typeof refundsOf>): AdminBookingDetail['refunds'] =>
  rows.map((refund) => ({
    provider_id: refund.refund_id,
    status: refund.status,
    amount: poundsOf(refund.amount),
    reason: refund.reason,
    created_at: refund.created_at.toISOString(),
  }));

export const presentFailedRefund = ({
  owed_of_failed: owed,
  retry_at: at,
}: DetailRow): NonNullable<AdminBookingDetail['failed_refund']> | null =>
  owed > 0 ? { amount: poundsOf(owed), retry_at: at?.toISOString() ?? null } : null;

export function presentPenalty(penalty: Awaited<ReturnType<typeof penaltyOf>>): Penalty | null {
  if (!penalty) return null;

  return {
    id: penalty.id,
    fee: poundsOf(penalty.fee),
    withheld: poundsOf(penalty.withheld),
    created_at: penalty.created_at.toISOString(),
    waived_at: penalty.waived_at?.toISOString() ?? null,
    waive_reason: penalty.waive_reason,
  };
}

export const presentMails = (rows: Rows<typeof mailsOf>): AdminBookingDetail['mails'] =>
  rows.map((mail) => ({
    id: mail.id,
    kind: mail.kind,
    to: mail.to,
    state: stateOf(mail),
    retrying: stateOf(mail) === 'waiting' && mail.last_error !== null,
    created_at: mail.created_at.toISOString(),
    sent_at: mail.sent_at?.toISOString() ?? null,
  }));

function stateOf(mail: Rows<typeof mailsOf>[number]): AdminBookingDetail['mails'][number]['state'] {
  if (mail.sent_at) return 'sent';
  if (mail.dropped_at) return 'dropped';

  return mail.failed_at ? 'failing' : 'waiting';
}
