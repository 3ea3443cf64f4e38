-- A patch test shows a reaction once: taken back, it is not recorded again (D84).
alter table patch_tests add column reacted_at timestamptz;
comment on column patch_tests.reacted_at is
  'When a reaction was recorded first; it stays when the result is corrected.';
update patch_tests set reacted_at = recorded_at where result = 'reaction';
