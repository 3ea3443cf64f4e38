import type { AdminPractitioner, AdminPractitionerDetail } from '@freely/api-client/contract';
import { poundsOf } from '@freely/domain/money';
import { outwardCode } from '@freely/domain/postcode';
import { nearestHalf } from '@freely/domain/ratings';
import type { Config } from '../../config.ts';
import { imageUrl } from '../../infrastructure/files/index.ts';
import type { readPlaces } from './practitioner-detail.repository.ts';
import type { PractitionerRow } from './practitioner-list.repository.ts';

export function presentPractitioner(row: PractitionerRow, config: Config): AdminPractitioner {
  return {
    user_id: row.user_id,
    avatar: imageUrl(config, row.avatar_src),
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    approved: row.approved,
    verified: row.verified,
    insurance: row.insurance,
    tick_papers: row.tick_papers,
    waiting_papers: row.waiting_papers,
    onboarding_step: row.onboarding_step,
    town: row.town,
    bookings: row.bookings,
    practitioner_rating: nearestHalf(row.overall),
    reviews_amount: row.reviews_amount,
    created_at: row.joined_at.toISOString(),
  };
}

/** A mobile base is the practitioner's home, so only its postcode district is shown (D39). */
export function presentPlaces({
  base,
  salons,
}: Awaited<ReturnType<typeof readPlaces>>): AdminPractitionerDetail['places'] {
  return [
    ...(base === null
      ? []
      : [
          {
            location_type: 'mobile' as const,
            name: '',
            address: null,
            town: base.city,
            postcode: outwardCode(base.postcode),
            enabled: base.enabled,
            call_out_charge: poundsOf(base.call_out_charge),
            distance_to_travel: base.travel_miles,
          },
        ]),
    ...salons.map((salon) => ({
      location_type: 'salon' as const,
      name: salon.name,
      address: salon.address,
      town: salon.city,
      postcode: salon.postcode,
      enabled: salon.enabled,
      call_out_charge: null,
      distance_to_travel: null,
    })),
  ];
}
