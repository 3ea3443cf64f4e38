-- outside a transaction
drop index concurrently if exists live_offers_search;
