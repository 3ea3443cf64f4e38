import type { FoundPractitioner, SearchAnswer } from '@freely/api-client/contract';
import { cellCentre } from '@freely/domain/geo';
import { type Day, londonDay } from '@freely/domain/london-time';
import { poundsOf } from '@freely/domain/money';
import { isRecentlyJoined, monthsOfExperience, nearestHalf } from '../practitioners/index.ts';
import type { FoundPage, FoundRow, TreatmentRow } from './search.repository.ts';
import type { SearchQuestion } from './search-question.ts';

export function presentSearch(
  { rows, counted }: FoundPage,
  question: SearchQuestion,
  now: Date,
): SearchAnswer {
  const { countAtMost } = question;
  const isFloor = countAtMost !== null && counted > countAtMost;
  const today = londonDay(now);

  return {
    availablePractitioners: Object.fromEntries(
      rows.map((row) => [String(row.id), presentFound(row, question, today)]),
    ),
    order: rows.map(({ id }) => id),
    total: isFloor ? countAtMost : counted,
    total_is_floor: isFloor,
  };
}

/** The allow-list of a result (D39): no address, no phone, only the middle of a square. */
function presentFound(row: FoundRow, question: SearchQuestion, today: Day): FoundPractitioner {
  const { card } = row;

  return {
    id: row.id,
    name: `${card.first_name} ${card.last_name}`.trim(),
    avatar: card.avatar_src,
    verified: card.verified,
    practitioner_rating: nearestHalf(row.overall),
    reviews_amount: row.reviewsAmount,
    work_location_types: { mobile: card.mobile, salon: card.salon },
    experience: monthsOfExperience(card.start_working_date, today),
    bio: card.bio,
    call_out_charge: card.mobile ? poundsOf(card.call_out_charge ?? 0) : null,
    recently_joined: isRecentlyJoined(card.joined_day, today),
    treatments: card.treatments.map(({ name, price }) => ({
      treatmentName: name,
      treatmentPrice: poundsOf(price),
    })),
    service_name: nameOfFound(row, question),
    service_price: poundsOf(row.price),
    search_coordinates: cellCentre({ latCell: card.lat_cell, lonCell: card.lon_cell }),
  };
}

/** What the search found is the cheapest of what was asked for; here is how it is called. */
function nameOfFound({ price, duration, card }: FoundRow, question: SearchQuestion): string {
  const { treatmentId, slugs } = question;
  const found = card.treatments.find(
    (each) =>
      each.price === price &&
      each.duration === duration &&
      (treatmentId === null ? slugs.includes(each.slug) : each.id === treatmentId),
  );

  return found?.name ?? '';
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
