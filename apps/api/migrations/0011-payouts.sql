-- What practitioners are paid, what banks take back, and whether the books agree.

-- Where a practitioner's money goes at the provider. It holds no bank details, and stays when a
-- practitioner leaves: what they earned is still owed to them.
create table payout_accounts (
  practitioner_id bigint primary key references practitioners,
  account_id text unique,
  status text not null default 'wanted' check (status in ('wanted', 'checking', 'ready', 'refused')),
  -- Which bank details the provider has: a fingerprint of them as they are sealed.
  details_version text,
  -- The provider's word for what is wrong.
  problem text,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  check (status <> 'ready' or account_id is not null)
);
create index payout_accounts_to_check on payout_accounts (updated_at) where status = 'checking';

-- One for every booking that was paid (D22). Pence; what is owed is never here but in the ledger.
create table payouts (
  id bigint generated always as identity primary key,
  booking_id bigint not null unique references bookings,
  practitioner_id bigint not null references practitioners,
  status text not null default 'waiting' check (status in ('waiting', 'intended', 'paid', 'nothing')),
  -- When it is worth looking at again.
  look_at timestamptz not null,
  -- Of the transfer that is under way or was made. Another try after a clear refusal has another.
  operation_key text unique,
  refusals int not null default 0,
  problem text,
  transfer_id text unique,
  amount int not null default 0,
  reversed int not null default 0,
  decided_at timestamptz,
  paid_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  check (0 <= reversed and reversed <= amount),
  check ((status in ('intended', 'paid')) = (operation_key is not null)),
  check (status <> 'paid' or (transfer_id is not null and amount > 0))
);
create index payouts_to_look_at on payouts (look_at) where status = 'waiting';
create index payouts_of_practitioner on payouts (practitioner_id);

-- A booking that was moved is paid out by its new time, and one that ended otherwise is looked at
-- again.
create function payout_follows_booking() returns trigger language plpgsql as $$
begin
  update payouts set look_at = new.ends_at where booking_id = new.id and status = 'waiting';
  return null;
end $$;
create trigger bookings_move_payouts after update of ends_at, status on bookings
  for each row when (old.ends_at is distinct from new.ends_at or old.status is distinct from new.status)
  execute function payout_follows_booking();

insert into payouts (booking_id, practitioner_id, look_at)
  select id, practitioner_id, ends_at from bookings where paid_at is not null;

-- What came back of a payout because its booking was refunded afterwards.
create table payout_reversals (
  id bigint generated always as identity primary key,
  payout_id bigint not null references payouts,
  operation_key text not null unique,
  reversal_id text unique,
  status text not null default 'wanted' check (status in ('wanted', 'succeeded', 'failed')),
  amount int not null check (amount > 0),
  created_at timestamptz not null default clock_timestamp()
);
create index payout_reversals_of_payout on payout_reversals (payout_id);

-- A customer's bank took a payment back, for now or for good.
create table chargebacks (
  -- The provider's own id.
  id text primary key,
  booking_id bigint not null references bookings,
  amount int not null check (amount > 0),
  status text not null default 'open' check (status in ('open', 'won', 'lost')),
  opened_at timestamptz not null default clock_timestamp(),
  closed_at timestamptz,
  check ((status = 'open') = (closed_at is null))
);
create index chargebacks_of_booking on chargebacks (booking_id);

-- Where the provider's books and ours say something else: found by the reconciliation.
create table book_differences (
  -- The provider's charge, refund, transfer, reversal or dispute.
  object_id text primary key,
  kind text not null,
  theirs int not null,
  ours int not null,
  found_at timestamptz not null default clock_timestamp(),
  gone_at timestamptz
);
