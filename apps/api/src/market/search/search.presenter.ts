import type { FoundPractitioner, SearchResponse } from '@freely/api-client/contract';
import { cellCentre } from '@freely/domain/geo';
import { type Day, londonDay } from '@freely/domain/london-time';
import { poundsOf } from '@freely/domain/money';
import { nearestHalf } from '@freely/domain/ratings';
import type { Config } from '../../config.ts';
import { imageUrl } from '../../infrastructure/files/index.ts';
import { isRecentlyJoined, monthsOfExperience } from '../profiles/index.ts';
import type { FoundPage, FoundRow, OfferedTreatment, TreatmentRow } from './search.repository.ts';
import type { SearchParams } from './search-params.ts';

export function presentSearch(
  { rows, counted }: FoundPage,
  params: SearchParams,
  { now, config }: { now: Date; config: Config },
): SearchResponse {
  const { countAtMost } = params;
  const isFloor = countAtMost !== null && counted > countAtMost;
  const today = londonDay(now);

  return {
    availablePractitioners: Object.fromEntries(
      rows.map((row) => [String(row.id), presentFound(row, params, { today, config })]),
    ),
    order: rows.map(({ id }) => id),
    total: isFloor ? countAtMost : counted,
    total_is_floor: isFloor,
  };
}

/**
 * The allow-list of a result (D39): no address, no phone number, only the middle of a grid square.
 */
function presentFound(
  row: FoundRow,
  params: SearchParams,
  { today, config }: { today: Day; config: Config },
): FoundPractitioner {
  const [
    firstName,
    lastName,
    avatar,
    verified,
    bio,
    worksSince,
    joinedDay,
    mobile,
    salon,
    latCell,
    lonCell,
    callOutCharge,
    treatments,
    tickUntil = null,
  ] = row.card;

  return {
    id: row.id,
    name: `${firstName} ${lastName}`.trim(),
    avatar: imageUrl(config, avatar),
    verified: verified && (tickUntil === null || today <= tickUntil),
    practitioner_rating: nearestHalf(row.overall),
    reviews_amount: row.reviewsAmount,
    work_location_types: { mobile, salon },
    experience: monthsOfExperience(worksSince, today),
    bio,
    call_out_charge: mobile ? poundsOf(callOutCharge ?? 0) : null,
    recently_joined: isRecentlyJoined(joinedDay, today),
    treatments: treatments.map(([, , treatmentName, price]) => ({
      treatmentName,
      treatmentPrice: poundsOf(price),
    })),
    service_name: nameOfFound(row, treatments, params),
    service_price: poundsOf(row.price),
    found_at: { mobile: row.atHome, salon: row.atSalon },
    search_coordinates: cellCentre({ latCell, lonCell }),
  };
}

/** The name of the found offer, which is the cheapest one that matches the search. */
function nameOfFound(
  found: FoundRow,
  treatments: readonly OfferedTreatment[],
  { treatmentId, slugs }: SearchParams,
): string {
  for (const [id, slug, name, price, minutes] of treatments) {
    const isWanted = treatmentId === null ? slugs.includes(slug) : id === treatmentId;
    if (isWanted && price === found.price && minutes === found.duration) return name;
  }

  return '';
}

export function presentTreatments(
  rows: TreatmentRow[],
): NonNullable<SearchResponse['availableTreatments']> {
  const groups: NonNullable<SearchResponse['availableTreatments']> = {};
  for (const { slug, category, id, name } of rows) {
    groups[slug] ??= { category_name: category, treatments: {} };
    groups[slug].treatments[id] = name;
  }

  return groups;
}
