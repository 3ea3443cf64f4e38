import { type RawBuilder, sql } from 'kysely';
import type { ListFilters } from '../../infrastructure/database/index.ts';
import { matchesCustomers } from '../people/index.ts';

export interface ExportedCustomer {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  is_practitioner: boolean;
  discount: number;
  bookings: number;
  /** Pence. */
  paid: number;
  created_at: Date;
}

export function exportedCustomers(filters: ListFilters): RawBuilder<ExportedCustomer> {
  return sql<ExportedCustomer>`
    select u.id, u.first_name, u.last_name, u.email, u.phone, u.created_at,
      exists (select from user_roles
        where user_id = u.id and role = 'practitioner') as is_practitioner,
      coalesce(d.discount, 0) as discount, coalesce(booked.amount, 0) as bookings,
      coalesce(booked.paid, 0) as paid
    from users u
    left join customer_discounts d on d.customer_id = u.id
    left join (
      select b.customer_id, count(*) as amount, sum(pay.captured - pay.refunded) as paid
      from bookings b left join payments pay on pay.booking_id = b.id
      where b.paid_at is not null and not b.is_patch_test group by b.customer_id) booked on booked.customer_id = u.id
    where ${matchesCustomers(filters)}
    order by u.created_at, u.id`;
}
