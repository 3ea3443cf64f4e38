-- What comes back from an offer goes on to those who were not asked yet. Nobody is asked again about another
-- part of the same freed time: a free day would go round among those who do not answer, and nobody could book it.

-- Null: it became free itself, and did not come back from an offer of another freed time.
alter table freed_slots add column origin_id bigint;

-- The freed time that became free itself. No reference: closed ones are deleted after 30 days.
alter table waiting_offers add column freed_slot_id bigint;
