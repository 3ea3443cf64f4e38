import { type RawBuilder, sql } from 'kysely';
import { matchesPractitioners, type PractitionerFilters } from '../people/index.ts';

export interface ExportedPractitioner {
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

export function exportedPractitioners(
  filters: PractitionerFilters,
): RawBuilder<ExportedPractitioner> {
  return sql<ExportedPractitioner>`
    select p.user_id, u.first_name, u.last_name, u.email, u.phone, p.approved,
      shows_tick(p.verified, p.tick_dates) as verified,
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
      select practitioner_id, count(*) as amount from bookings where paid_at is not null and not is_patch_test
      group by practitioner_id) booked on booked.practitioner_id = p.user_id
    where ${matchesPractitioners(filters)}
    order by p.joined_at, p.user_id`;
}
