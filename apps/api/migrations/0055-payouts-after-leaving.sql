-- The wait for changed bank details outlives the bank details, which are erased with the account (D71).
alter table payout_accounts add column payable_from timestamptz;
comment on column payout_accounts.payable_from is
  'Of a practitioner who has left: until then, nothing is paid. Before that, it is in bank_details.';
