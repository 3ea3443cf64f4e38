-- Who did what and who stood behind them, what clients say, and what people write to us.

-- An admin who is logged in as somebody is named beside them, wherever somebody is named (D34).
alter table audit_log add column impersonator_id bigint references users;
create index audit_log_by_time on audit_log (at, id);
create index audit_log_of_actor on audit_log (actor_id, id);
create index audit_log_of_impersonator on audit_log (impersonator_id, id)
  where impersonator_id is not null;
create index audit_log_of_subject on audit_log (subject, id);

-- A visit hangs on the admin's own session: it ends with it, and after an hour at most (D34).
delete from sessions where impersonator_id is not null;
alter table sessions add column behind bytea
  references sessions on update cascade on delete cascade;
create index sessions_behind on sessions (behind) where behind is not null;
alter table sessions add constraint sessions_of_visits check (
  (impersonator_id is null and behind is null)
  or (impersonator_id is not null and behind is not null and impersonator_id <> user_id
    and expires_at <= ends_at and ends_at <= created_at + interval '1 hour'));
create index sessions_by_end on sessions (expires_at);

-- Whoever changes somebody's roles signs them out, and with them their visits (D38).
create function end_sessions_of_changed_roles() returns trigger language plpgsql as $$
begin
  delete from sessions where user_id in (select user_id from changed);
  return null;
end $$;
create trigger roles_end_sessions_1 after insert on user_roles
  referencing new table as changed for each statement
  execute function end_sessions_of_changed_roles();
create trigger roles_end_sessions_2 after update on user_roles
  referencing old table as changed for each statement
  execute function end_sessions_of_changed_roles();
create trigger roles_end_sessions_3 after delete on user_roles
  referencing old table as changed for each statement
  execute function end_sessions_of_changed_roles();

-- A review is of a booking, or of an invitation, once (D28, D29). A hidden one has a reason.
alter table reviews
  add column invitation_id bigint unique references review_invitations on delete set null,
  add column impersonator_id bigint references users,
  add column hidden_at timestamptz,
  add column reported_reason text check (length(reported_reason) between 1 and 500),
  add column reported_at timestamptz,
  -- An admin has hidden it, or found that it may stay.
  add column report_settled_at timestamptz,
  add constraint reviews_have_one_origin check (num_nonnulls(booking_id, invitation_id) <= 1),
  add constraint reviews_are_reported_for_a_reason check (
    (reported_reason is null) = (reported_at is null)),
  add constraint reviews_in_half_steps check (
    mod(friendliness * 2, 1) = 0 and mod(communication * 2, 1) = 0
    and mod(satisfaction * 2, 1) = 0 and mod(timekeeping * 2, 1) = 0);
create index reviews_reported on reviews (reported_at)
  where reported_at is not null and report_settled_at is null;

-- What came through the contact form. Kept for a year (apps/api/README.md).
create table contact_messages (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 120),
  email citext not null,
  subject text not null check (length(subject) between 1 and 160),
  message text not null check (length(message) between 1 and 5000),
  created_at timestamptz not null default now()
);
create index contact_messages_of_email on contact_messages (email);
create index contact_messages_by_time on contact_messages (created_at);

alter table attempts drop constraint attempts_kind_check;
alter table attempts add constraint attempts_kind_check check (kind in (
  'login', 'registration', 'password_reset', 'email_change', 'old_password', 'contact'));

-- A mail that was tried often enough: an admin sees it, and may have it tried again.
alter table mail_outbox add column failed_at timestamptz;
create index mail_outbox_to_user on mail_outbox (to_user_id);
create index mail_outbox_about_booking on mail_outbox (booking_id) where booking_id is not null;
create index mail_outbox_failed on mail_outbox (failed_at) where failed_at is not null;
