import { poundsOf } from '@freely/domain/money';
import { sql } from 'kysely';
import {
  dateTimeFormat,
  poundsFormat,
  wallTime,
  yesNo,
} from '../../infrastructure/spreadsheets/index.ts';
import type { Export } from '../../kernel/downloads/index.ts';

interface Row {
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

/** All users with the customer role. */
export function customersSheet(): Export<Row> {
  return {
    name: 'Customers',
    query: sql<Row>`
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
        where b.paid_at is not null group by b.customer_id) booked on booked.customer_id = u.id
      where exists (select from user_roles where user_id = u.id and role = 'customer')
      order by u.created_at, u.id`,
    columns: [
      { header: 'Id', width: 9, cell: (row) => row.id },
      { header: 'First name', width: 18, cell: (row) => row.first_name },
      { header: 'Last name', width: 18, cell: (row) => row.last_name },
      { header: 'Email', width: 32, cell: (row) => row.email },
      { header: 'Phone', width: 14, cell: (row) => row.phone },
      { header: 'Also practitioner', width: 16, cell: (row) => yesNo(row.is_practitioner) },
      { header: 'Discount %', width: 11, cell: (row) => row.discount },
      { header: 'Paid bookings', width: 13, cell: (row) => row.bookings },
      { header: 'Paid £', width: 11, format: poundsFormat, cell: (row) => poundsOf(row.paid) },
      {
        header: 'Registered',
        width: 17,
        format: dateTimeFormat,
        cell: (row) => wallTime(row.created_at),
      },
    ],
  };
}
