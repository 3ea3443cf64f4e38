import { sql } from 'kysely';
import { isWithinDays } from '../../infrastructure/database/index.ts';
import { dateTimeFormat, wallTime, yesNo } from '../../infrastructure/spreadsheets/index.ts';
import type { Export } from '../../kernel/downloads/index.ts';

interface Row {
  user_id: number;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  approved: boolean | null;
  verified: boolean;
  insurance: boolean;
  medical_disclaimer: boolean;
  onboarding_step: number;
  town: string | null;
  is_mobile: boolean;
  salons: number;
  rating: number | null;
  reviews_amount: number;
  bookings: number;
  joined_at: Date;
}

/** Practitioners who joined between two London days, both inclusive. */
export function practitionersSheet(period: { from: string; to: string }): Export<Row> {
  return {
    name: 'Practitioners',
    query: sql<Row>`
      select p.user_id, u.first_name, u.last_name, u.email, u.phone, p.approved, p.verified,
        p.insurance, p.medical_disclaimer, p.onboarding_step, p.joined_at,
        coalesce(base.city, place.city) as town, coalesce(base.enabled, false) as is_mobile,
        coalesce(place.salons, 0) as salons, round(r.overall, 2) as rating,
        coalesce(r.reviews_amount, 0) as reviews_amount, coalesce(booked.amount, 0) as bookings
      from practitioners p
      join users u on u.id = p.user_id
      left join mobile_bases base on base.practitioner_id = p.user_id
      left join (
        select practitioner_id, (array_agg(city order by id))[1] as city,
          count(*) filter (where enabled) as salons
        from salons group by practitioner_id) place on place.practitioner_id = p.user_id
      left join practitioner_ratings r on r.practitioner_id = p.user_id
      left join (
        select practitioner_id, count(*) as amount from bookings where paid_at is not null
        group by practitioner_id) booked on booked.practitioner_id = p.user_id
      where ${isWithinDays(sql`p.joined_at`, period)}
        and exists (select from user_roles where user_id = p.user_id and role = 'practitioner')
      order by p.joined_at, p.user_id`,
    columns: [
      { header: 'Id', width: 9, cell: (row) => row.user_id },
      { header: 'First name', width: 18, cell: (row) => row.first_name },
      { header: 'Last name', width: 18, cell: (row) => row.last_name },
      { header: 'Email', width: 32, cell: (row) => row.email },
      { header: 'Phone', width: 14, cell: (row) => row.phone },
      { header: 'Decision', width: 11, cell: (row) => decisionOf(row.approved) },
      { header: 'Verified', width: 9, cell: (row) => yesNo(row.verified) },
      { header: 'Insurance declared', width: 18, cell: (row) => yesNo(row.insurance) },
      { header: 'Medical disclaimer', width: 18, cell: (row) => yesNo(row.medical_disclaimer) },
      { header: 'Onboarding step', width: 16, cell: (row) => row.onboarding_step },
      { header: 'Town', width: 20, cell: (row) => row.town },
      { header: 'Mobile', width: 8, cell: (row) => yesNo(row.is_mobile) },
      { header: 'Salons', width: 8, cell: (row) => row.salons },
      { header: 'Rating', width: 8, format: '0.00', cell: (row) => row.rating },
      { header: 'Reviews', width: 9, cell: (row) => row.reviews_amount },
      { header: 'Paid bookings', width: 13, cell: (row) => row.bookings },
      {
        header: 'Joined',
        width: 17,
        format: dateTimeFormat,
        cell: (row) => wallTime(row.joined_at),
      },
    ],
  };
}

function decisionOf(approved: boolean | null): string {
  if (approved === null) return 'Waiting';

  return approved ? 'Approved' : 'Rejected';
}
