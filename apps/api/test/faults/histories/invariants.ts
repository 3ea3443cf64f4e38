// The invariants of every history, checked against the database and the provider's records.
import { earningOf } from '@freely/domain/fees';
import { sql } from 'kysely';
import { balanceOf } from '../../../src/money/ledger/index.ts';
import type { TestMarket } from '../../support/start-test-market.ts';
import type { HistoryModel } from './history-command.ts';
import { wrongResales } from './resale-invariants.ts';
import { wrongRoads } from './road-invariants.ts';

/** Records every payout that is decided before its due time. */
export async function recordEarlyPayouts({ db }: TestMarket): Promise<void> {
  await sql`create table early_payouts (booking_id bigint, before interval)`.execute(db);
  await sql`create function note_early_payout() returns trigger language plpgsql as $$
    begin
      insert into early_payouts select new.booking_id, ends_at + interval '48 hours' - clock_timestamp()
        from bookings where id = new.booking_id and ends_at + interval '48 hours' > clock_timestamp();
      return new;
    end $$`.execute(db);
  await sql`create trigger note_early_payouts before update on payouts for each row
    when (new.status = 'intended' and old.status = 'waiting') execute function note_early_payout()`.execute(
    db,
  );
}

/** What is still pending; empty when everything has settled. */
export async function pendingWork(market: TestMarket): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*) from provider_ops where status in ('intended', 'unknown')) as operations,
    (select count(*) from provider_events where handled_at is null) as events,
    (select count(*) from refunds where status = 'wanted') as refunds,
    (select count(*) from payouts where status = 'intended'
      or (status = 'waiting' and look_at <= clock_timestamp())) as payouts,
    (select count(*) from payout_accounts where status <> 'ready') as accounts,
    (select count(*) from payout_reversals where status = 'wanted') as reversals,
    (select count(*) from bookings where (status = 'held' and hold_until <= clock_timestamp())
      or (status = 'confirmed' and ends_at <= clock_timestamp())) as bookings,
    (select count(*) from jobs.job where state < 'completed' and start_after <= now()
      and name in ('expire-hold', 'provider-event', 'provider-op', 'pay-out')) as jobs`.execute(
    market.db,
  );
  const pending = Object.entries(rows[0] ?? {}).filter(([, number]) => number > 0);
  const { data } = await market.control<{ data: { state: string }[] }>('GET', 'webhooks');
  const webhooks = data.filter(({ state }) => state === 'pending').length;

  return Object.fromEntries(webhooks > 0 ? [...pending, ['webhooks', webhooks]] : pending);
}

export type Outcomes = Record<
  | 'bookings'
  | 'paid'
  | 'refunded'
  | 'paidOut'
  | 'resold'
  | 'offersTaken'
  | 'offersNotTaken'
  | 'tests'
  | 'reactions'
  | 'roads'
  | 'cancelledWithoutPapers',
  number
>;

/** How many bookings reached each outcome. */
export async function countOutcomes({ db }: TestMarket) {
  const { rows } = await sql<Outcomes>`
    select (select count(*) from bookings) as bookings,
      (select count(*) from payments where captured > 0) as paid,
      (select count(*) from payments where refunded > 0) as refunded,
      (select count(*) from payouts where status = 'paid') as "paidOut",
      (select count(*) from resales) as resold,
      (select count(*) from waiting_offers where status = 'taken') as "offersTaken",
      (select count(*) from waiting_offers where status <> 'taken') as "offersNotTaken",
      (select count(*) from patch_tests) as tests,
      (select count(*) from patch_tests where result = 'reaction') as reactions,
      (select count(*) from bookings where road_before + road_after > 0) as roads,
      (select count(*) from audit_log where action = 'booking.cancel_without_papers')
        as "cancelledWithoutPapers"`.execute(db);
  const [outcomes] = rows;
  if (!outcomes) throw new Error('Nothing was counted');

  return outcomes;
}

interface Books {
  captured: number;
  refunded: number;
  transferred: number;
  reversed: number;
  disputed: number;
  payment_intents: { id: string; captured: number; refunded: number }[];
}

/** Every violated invariant, as a sentence. */
export async function findViolations(
  market: TestMarket,
  models: readonly Pick<HistoryModel, 'promised' | 'refundedByHand'>[],
): Promise<string[]> {
  const books = await market.control<Books>('GET', 'books');

  return [
    ...(await wrongRows(market)),
    ...(await wrongRoads(market)),
    ...(await wrongResales(market)),
    ...(await wrongTotals(market, books)),
    ...(await wrongAmounts(market, books, models)),
  ];
}

async function wrongRows({ db }: TestMarket): Promise<string[]> {
  const { rows } = await sql<{ violation: string }>`
    select 'bookings ' || a.id || ' and ' || b.id || ' overlap' as violation
    from bookings a join bookings b on a.practitioner_id = b.practitioner_id and a.id < b.id
      and a.during && b.during
    where not exists (select from unnest(array[a.status, b.status]) status
      where status in ('expired', 'cancelled_by_customer', 'cancelled_by_practitioner'))
    union all select 'booking ' || booking_id || ' was paid out ' || before || ' early'
      from early_payouts
    union all select 'offers ' || a.booking_id || ' and ' || b.booking_id || ' are of one time'
      from waiting_offers a join waiting_offers b on b.practitioner_id = a.practitioner_id
        and b.booking_id > a.booking_id and a.during && b.during
      where a.status = 'open' and b.status = 'open'
    union all select 'the test of booking ' || b.id || ' is ' || visit.status || ', the booking ' || b.status
      from patch_tests t join bookings b on b.id = t.booking_id join bookings visit on visit.id = t.visit_id
      where b.status in ('held', 'expired') and visit.status <> b.status
        or b.status = 'confirmed' and visit.status in ('held', 'expired')
    union all select 'the books differ about ' || object_id from book_differences
      where gone_at is null
    union all select 'operation ' || key || ' failed: ' || answer::text from provider_ops
      where status = 'failed' and kind in ('transfer', 'create_account', 'update_account')`.execute(
    db,
  );

  return rows.map(({ violation }) => violation);
}

async function wrongTotals({ db }: TestMarket, books: Books): Promise<string[]> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::bigint as sum from ledger_entries`.execute(db);
  const theirs =
    books.captured - books.refunded - books.transferred + books.reversed - books.disputed;
  const ours = await balanceOf(db, 'provider');

  return [
    ...(rows[0]?.sum === 0 ? [] : [`the ledger sums to ${rows[0]?.sum}`]),
    ...(ours === theirs ? [] : [`the provider holds ${theirs}p, the ledger says ${ours}p`]),
  ];
}

interface Outcome {
  id: number;
  status: string;
  total_amount: number;
  discount_amount: number;
  fee_percent: number;
  intent_id: string | null;
  captured: number;
  refunded: number;
  /** Transferred by the provider, less reversals. */
  paid_out: number;
  /** What came back because the time was sold again: to the customer, and of the price. */
  resold: number;
  resold_price: number;
  is_due: boolean;
  practitioner: number;
  customer: number;
}

async function wrongAmounts(
  { db }: TestMarket,
  books: Books,
  models: readonly Pick<HistoryModel, 'promised' | 'refundedByHand'>[],
): Promise<string[]> {
  const { rows } = await sql<Outcome>`
    select b.id, b.status, b.total_amount, b.discount_amount, b.fee_percent, pay.intent_id,
      coalesce(pay.captured, 0) as captured, coalesce(pay.refunded, 0) as refunded,
      coalesce(p.amount - p.reversed, 0) as paid_out,
      (select coalesce(sum(amount), 0)::int from resales where cancelled_id = b.id) as resold,
      (select coalesce(sum(price), 0)::int from resales where cancelled_id = b.id) as resold_price,
      b.ends_at + interval '48 hours' <= clock_timestamp() as is_due,
      (select coalesce(sum(e.amount), 0)::bigint from ledger_tx t join ledger_entries e on e.tx_id = t.id
        where t.booking_id = b.id and e.account = 'practitioner:' || b.practitioner_id) as practitioner,
      (select coalesce(sum(e.amount), 0)::bigint from ledger_tx t join ledger_entries e on e.tx_id = t.id
        where t.booking_id = b.id and e.account = 'customer:' || b.customer_id) as customer
    from bookings b left join payments pay on pay.booking_id = b.id
    left join payouts p on p.booking_id = b.id`.execute(db);
  const theirs = new Map(books.payment_intents.map((intent) => [intent.id, intent]));
  const promised = new Map(models.flatMap((model) => [...model.promised]));
  const refundedByHand = new Set(models.flatMap((model) => [...model.refundedByHand]));

  return rows.flatMap((row) => {
    const provider = theirs.get(row.intent_id ?? '') ?? { captured: 0, refunded: 0 };
    const keeps = keepsMoney(row, promised.get(row.id), refundedByHand.has(row.id));
    const price = row.total_amount + row.discount_amount - row.resold_price;
    const { income } = earningOf(price, 0, row.fee_percent);
    const facts = {
      captured: [row.captured, provider.captured],
      refunded: [row.refunded, provider.refunded],
      'kept from the customer': [
        row.captured - row.refunded,
        keeps ? row.total_amount - row.resold : 0,
      ],
      'paid out': [row.paid_out, keeps && row.is_due ? income : 0],
      'owed to the practitioner': [-row.practitioner, keeps && !row.is_due ? income : 0],
      'owed to the customer': [row.customer, 0],
    };

    return Object.entries(facts).flatMap(([what, [actual, expected]]) =>
      actual === expected
        ? []
        : [`booking ${row.id} (${row.status}): ${what} is ${actual}p, not ${expected}p`],
    );
  });
}

/** Whether the customer's payment is rightly not refunded at the end. */
function keepsMoney(
  { status, captured }: Outcome,
  promise: 'refund' | 'nothing' | undefined,
  isRefundedByHand: boolean,
): boolean {
  if (isRefundedByHand || captured === 0) return false;
  if (status === 'cancelled_by_customer') return promise === 'nothing';

  return ['confirmed', 'completed', 'no_show_customer'].includes(status);
}
