-- A practitioner who is rejected reads why, and sends the profile in again: then it waits for approval once more.
alter table practitioners add column rejection_reason text not null default '';

comment on column practitioners.rejection_reason is
  'What the admin wrote to the practitioner with the last rejection; empty after an approval.';
