-- The rest of the life of a booking: moved, missed, disputed, punished, rewarded.

-- Moving (D25) ---------------------------------------------------------------------------------

alter table bookings
  -- Raised by every move, so that calendars take the newer entry for the truth (RFC 5545).
  add column calendar_sequence int not null default 0,
  add column moved_at timestamptz,
  -- Where it was before the last move.
  add column moved_from timestamptz,
  -- Moved at short notice, and the customer has not said yes: they may cancel for nothing.
  add column awaits_customer boolean not null default false,
  add check (awaits_customer <= (moved_at is not null));

-- What the passes of every minute look for.
create index bookings_to_come on bookings (starts_at) where status = 'confirmed';
create index bookings_under_way on bookings (ends_at) where status = 'confirmed';

-- Being late, and not appearing (D26) ----------------------------------------------------------

-- What two people say of one appointment; open until it is settled. An open one keeps the money.
create table booking_disputes (
  id bigint generated always as identity primary key,
  booking_id bigint not null unique references bookings,
  -- What the customer says. Null while only the practitioner has said something.
  reported_at timestamptz,
  -- How late the practitioner was; null when they never came.
  minutes_late int check (minutes_late > 20),
  customer_words text not null default '',
  -- What the practitioner says: they contest it, or marked a no-show.
  contested_at timestamptz,
  practitioner_words text not null default '',
  -- Without a word of the practitioner until then, it is the customer's.
  answer_until timestamptz,
  opened_at timestamptz not null default clock_timestamp(),
  settled_at timestamptz,
  -- The admin, or null for the rule.
  settled_by bigint references users,
  outcome text check (outcome in ('for_customer', 'for_practitioner')),
  reason text not null default '',
  check ((settled_at is null) = (outcome is null)),
  check (reported_at is not null or contested_at is not null),
  check ((reported_at is null) = (answer_until is null))
);
create index booking_disputes_open on booking_disputes (answer_until) where settled_at is null;

-- Calling off as a practitioner (D31) -----------------------------------------------------------

-- Pence that a cancellation costs the practitioner.
alter table settings add column cancellation_fee int not null default 0
  check (cancellation_fee between 0 and 100000);

create table penalties (
  id bigint generated always as identity primary key,
  practitioner_id bigint not null references practitioners,
  booking_id bigint not null unique references bookings,
  -- Pence: all of it, and what was kept back from payouts so far.
  fee int not null default 0 check (fee >= 0),
  withheld int not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  -- Without it, the note shows and the time is blocked.
  waived_at timestamptz,
  waived_by bigint references users,
  waive_reason text not null default '',
  check (withheld between 0 and fee)
);
create index penalties_of_practitioner on penalties (practitioner_id, created_at desc)
  where waived_at is null;

-- The blocked time is time off that its practitioner cannot take back.
alter table time_off add column penalty_id bigint references penalties on delete cascade;
create index time_off_of_penalty on time_off (penalty_id) where penalty_id is not null;

-- Every third booking (D27) ---------------------------------------------------------------------

create table gifts (
  id bigint generated always as identity primary key,
  customer_id bigint not null references users,
  -- The first, second, third… gift of this customer.
  number int not null check (number > 0),
  -- The booking that completed the three.
  booking_id bigint not null references bookings,
  earned_at timestamptz not null default clock_timestamp(),
  given_at timestamptz,
  given_by bigint references users,
  -- A booking of the three was called off before the gift was given.
  withdrawn_at timestamptz,
  unique (customer_id, number),
  check (given_at is null or withdrawn_at is null)
);
-- Nobody loses what they earned before.
insert into gifts (customer_id, number, booking_id, earned_at)
select customer_id, nth / 3, id, paid_at from (
  select id, customer_id, paid_at, row_number() over (partition by customer_id order by paid_at, id) as nth
  from bookings where paid_at is not null
    and status not in ('cancelled_by_customer', 'cancelled_by_practitioner', 'expired')) counted
where nth % 3 = 0;

-- Mails are looked for by what they are about.
create index mail_outbox_of_booking on mail_outbox (booking_id) where booking_id is not null;
