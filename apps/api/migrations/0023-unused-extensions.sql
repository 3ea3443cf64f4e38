-- Nothing uses these two, and only a superuser may create `earthdistance`. New databases never get them.
-- Where somebody else created them they stay: they cost nothing.
do $$ begin
  drop extension if exists earthdistance;
  drop extension if exists cube;
exception when insufficient_privilege or dependent_objects_still_exist then
  raise notice 'The extensions cube and earthdistance stay: %', sqlerrm;
end $$;
