-- What a stolen session cannot do (D71, ADR 0040).
-- When the password was last given in this session. Sessions of before count as fresh once.
alter table sessions add column authenticated_at timestamptz not null default now();

-- The link that takes a change of the email back.
alter table account_tokens drop constraint account_tokens_kind_check;
alter table account_tokens add constraint account_tokens_kind_check
  check (kind in ('password_reset', 'confirm_email', 'undo_email')) not valid;

-- Payouts to details that replaced others wait until then.
alter table bank_details add column payable_from timestamptz;
