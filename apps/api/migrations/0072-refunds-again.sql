-- A refund that failed is made again, by itself or by an admin, until the customer has what they are owed (D103).

alter table refunds add column attempt smallint not null default 1;
comment on column refunds.attempt is 'How often it was tried, with the refunds that it replaces.';
alter table refunds add column retry_at timestamptz;
comment on column refunds.retry_at is
  'When a refund that failed is made again; null where it is not, or where that is for an admin.';
alter table refunds add column replaced_at timestamptz;
comment on column refunds.replaced_at is
  'When another refund, or money paid elsewhere, took the place of this one, which failed.';

-- A refund that was made by hand in the provider's own dashboard may be the one that failed here. What a bank has taken
-- is with the customer, or in dispute.
create function owed_of_failed(payment bigint) returns int language sql stable parallel safe
  return (select greatest(0, least(
      p.captured - p.refunded
        - coalesce(sum(r.amount) filter (where r.status = 'wanted'), 0)
        - (select coalesce(sum(c.amount), 0) from chargebacks c
          where c.booking_id = p.booking_id and c.status <> 'won'),
      coalesce(sum(r.amount) filter (where r.status = 'failed' and r.replaced_at is null), 0)
        - coalesce(sum(r.amount) filter (
          where r.status <> 'failed' and r.reason = 'made_at_provider'), 0)))::int
    from payments p left join refunds r on r.payment_id = p.id
    where p.id = payment
    group by p.id);
