-- What the tax authority asks about practitioners, and since when they were asked (D92, ADR 0055).
create table tax_details (
  practitioner_id bigint primary key references practitioners (user_id),
  requested_at timestamptz,
  first_reminded_at timestamptz,
  second_reminded_at timestamptz,
  withholding_told_at timestamptz,
  sealed bytea,
  given_at timestamptz,
  left_at timestamptz,
  check (given_at is null or sealed is not null)
);
create index tax_details_missing on tax_details (requested_at)
  where given_at is null and left_at is null and withholding_told_at is null;
create index tax_details_of_former on tax_details (left_at) where left_at is not null;
comment on column tax_details.requested_at is 'with the first paid booking; null while there is nothing to report';
comment on column tax_details.sealed is 'name, address, date of birth, tax number, and the account of who has left, sealed with DATA_KEY';
comment on column tax_details.left_at is 'when the practitioner left: kept for reports until their retention ends';

-- What is asked of somebody who has just left holds nothing about them.
create trigger stays_erased before insert or update of sealed on tax_details
  for each row when (new.sealed is not null) execute function refuse_erased_account('practitioner_id');

-- Practitioners who were paid before are asked now.
insert into tax_details (practitioner_id, requested_at)
  select distinct p.practitioner_id, now() from payouts p
  join user_roles r on r.user_id = p.practitioner_id and r.role = 'practitioner';
