-- What a booking has earned, by the ledger and nothing else: its sale, less what was undone of it, because it was
-- cancelled in time, because its time was sold again (D87), or because a bank decided for the customer. What is
-- withheld from a payout for a penalty is no part of it.
create function earned_by(booking bigint) returns table (fee bigint, income bigint)
  language sql stable as $$
  select coalesce(sum(e.amount) filter (where t.kind in ('fee', 'fee_undone')), 0)::bigint,
    coalesce(-sum(e.amount), 0)::bigint
  from ledger_tx t
  join ledger_entries e on e.tx_id = t.id and e.account like 'practitioner:%'
  where t.booking_id = booking and t.kind in ('sale', 'discount_funding', 'fee', 'sale_undone',
    'discount_funding_undone', 'fee_undone')
$$;
comment on function earned_by(bigint) is
  'in pence: the fee of the platform, and the income of the practitioner';
