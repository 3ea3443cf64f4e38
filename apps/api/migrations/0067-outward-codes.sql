-- The first half of a postcode tells no home, the whole one does. Earlier releases have stored some as they were
-- typed, without the space between the halves.
create or replace function outward_code(postcode text) returns text language sql immutable parallel safe
  return split_part(regexp_replace(upper(trim(postcode)), '([0-9][A-Z]{2})$', ' \1'), ' ', 1);
