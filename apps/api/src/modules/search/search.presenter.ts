import type { FoundPractitioner, SearchAnswer } from '@freely/api-client/contract';
import { cellCentre } from '@freely/domain/geo';
import { poundsOf } from '@freely/domain/money';
import { isRecentlyJoined, monthsOfExperience, nearestHalf } from '../practitioners/index.ts';
import type { FoundPage, FoundRow, TreatmentRow } from './search.repository.ts';
import type { SearchQuestion } from './search-question.ts';

export function presentSearch(
  { rows, counted }: FoundPage,
  { countAtMost }: SearchQuestion,
  now: Date,
): SearchAnswer {
  const isFloor = countAtMost !== null && counted > countAtMost;

  return {
    availablePractitioners: Object.fromEntries(
      rows.map((row) => [String(row.id), presentFound(row, now)]),
    ),
    order: rows.map(({ id }) => id),
    total: isFloor ? countAtMost : counted,
    total_is_floor: isFloor,
  };
}

/** The allow-list of a result (D39): no address, no phone, only the middle of a square. */
function presentFound(row: FoundRow, now: Date): FoundPractitioner {
  return {
    id: row.id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    avatar: row.avatar_src,
    verified: row.verified,
    practitioner_rating: nearestHalf(row.overall),
    reviews_amount: row.reviews_amount,
    work_location_types: { mobile: row.mobile, salon: row.salon },
    experience: monthsOfExperience(row.start_working_date, now),
    bio: row.bio,
    call_out_charge: row.mobile ? poundsOf(row.call_out_charge ?? 0) : null,
    recently_joined: isRecentlyJoined(row.joined_at, now),
    treatments: row.treatments.map(({ treatmentName, treatmentPrice }) => ({
      treatmentName,
      treatmentPrice: poundsOf(treatmentPrice),
    })),
    service_name: row.service_name,
    service_price: poundsOf(row.service_price),
    search_coordinates: cellCentre({ latCell: row.lat_cell, lonCell: row.lon_cell }),
  };
}

export function presentTreatments(
  rows: TreatmentRow[],
): NonNullable<SearchAnswer['availableTreatments']> {
  const groups: NonNullable<SearchAnswer['availableTreatments']> = {};
  for (const { slug, category, id, name } of rows) {
    groups[slug] ??= { category_name: category, treatments: {} };
    groups[slug].treatments[id] = name;
  }

  return groups;
}
