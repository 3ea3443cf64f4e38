-- An offer that the practitioner's side ended does not count as one that the customer held for nothing (ADR 0048).
alter table waiting_offers add column withdrawn boolean not null default false;
comment on column waiting_offers.withdrawn is
  'Refused by nobody: the account of its practitioner was closed or suspended.';
