-- Market settings (D80) are changed by admins and from the terminal. The row has a version, so that of
-- two changes at once the second is told about the first.
alter table settings add column version int not null default 1;

-- Time for a payment at the last second to succeed after the hold has ended (D16).
alter table settings add column payment_grace_minutes int not null default 2
  check (payment_grace_minutes between 0 and 10);

-- Until now the notice had no upper limit. An older, larger value stays until it is changed.
alter table settings add constraint settings_minimum_notice_max
  check (minimum_notice_minutes <= 10080) not valid;
