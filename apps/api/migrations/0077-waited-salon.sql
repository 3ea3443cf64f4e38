-- Who has chosen one of several salons waits for a time there, and is offered none elsewhere.
alter table waiting_entries add column salon_id bigint;
alter table waiting_entries add constraint waiting_entries_salon_id_fkey
  foreign key (salon_id) references salons not valid;

comment on column waiting_entries.salon_id is
  'The salon that was chosen. Null: any salon of the practitioner, or of anybody near enough.';
