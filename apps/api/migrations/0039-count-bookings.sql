-- After the triggers are in place, and without a lock on bookings.
select recount_bookings();
