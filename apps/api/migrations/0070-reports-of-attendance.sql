-- A customer who is marked as absent can say that they were there (D100): nobody was late then, and nothing is refunded.
alter table booking_disputes add column attended boolean not null default false;
comment on column booking_disputes.attended is
  'The customer reported that they were there, against a no-show; `minutes_late` is null then.';
alter table booking_disputes
  add constraint booking_disputes_attended check (not attended or minutes_late is null) not valid;
