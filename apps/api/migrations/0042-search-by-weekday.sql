-- outside a transaction
-- Takes the place of live_offers_search: the marks of the weekdays lie in a gap between its other columns.
create index concurrently if not exists live_offers_by_place on live_offers (wanted, mobile, lat_cell, lon_cell)
  include (practitioner_id, place, travel_miles, price, pays, duration, weekdays,
    working_since, joined_at, review_rank);
