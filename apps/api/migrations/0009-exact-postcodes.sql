-- Where single postcodes are, when an operator has imported a file of them; empty otherwise. Then
-- the bundled gazetteer answers by itself (D14).
create table exact_postcodes (
  -- Capitals without the space: 'SW114NB'.
  postcode text primary key check (postcode ~ '^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$'),
  lat double precision not null check (lat between 49 and 61.5),
  lon double precision not null check (lon between -9 and 3)
);
