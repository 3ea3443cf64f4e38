import type { WaitingEntry, WaitingOffer } from '@freely/api-client/contract';
import { clockTimeOf } from '@freely/domain/clock-time';
import { londonClock } from '@freely/domain/london-time';
import { poundsOf } from '@freely/domain/money';
import { addressOf, pointOf } from './entries.repository.ts';
import type { EntryView } from './entry-views.repository.ts';
import type { OfferView } from './offers.repository.ts';

/** For the customer: it has their address. */
export function presentEntry(entry: EntryView): WaitingEntry {
  const point = entry.location_type === 'salon' ? pointOf(entry) : null;

  return {
    id: entry.id,
    status: entry.status === 'waiting' && entry.is_over ? 'over' : entry.status,
    practitioner:
      entry.practitioner_id === null
        ? null
        : { id: entry.practitioner_id, name: entry.practitioner_name ?? '' },
    treatments: entry.treatments ?? [],
    location_type: entry.location_type,
    salon: entry.salon && { ...entry.salon, is_open: entry.is_salon_open },
    city: entry.city,
    address: addressOf(entry),
    near: point && { city: entry.city, location: { lat: point.lat, lng: point.lon } },
    miles: entry.miles,
    weekdays: entry.weekdays,
    from: clockTimeOf(entry.from_minute),
    to: clockTimeOf(entry.to_minute),
    until: entry.until_day,
    created_at: entry.created_at.toISOString(),
    problem: problemOf(entry),
  };
}

function problemOf(entry: EntryView): WaitingEntry['problem'] {
  if (entry.status !== 'waiting') return null;
  if (!entry.is_live) return 'practitioner_gone';
  // A salon that is switched off is such a treatment, too: earlier releases know no other problem.
  if (!entry.is_offered || !entry.is_salon_open) return 'treatment_gone';

  return entry.is_customer_active ? null : 'account_inactive';
}

/** For admins: without the address, which helps nobody to see why somebody waits. */
export function presentEntryToAdmin(entry: EntryView) {
  return { ...presentEntry(entry), address: null, near: null, ...customerOf(entry) };
}

export function presentOffer(offer: OfferView): WaitingOffer {
  const { day, time } = londonClock(offer.starts_at);

  return {
    booking_id: offer.booking_id,
    entry_id: offer.entry_id,
    practitioner_id: offer.practitioner_id,
    practitioner_name: offer.practitioner_name,
    date: day,
    start_time: `${time}:00`,
    location_type: offer.location_type,
    salon: offer.salon,
    treatments: offer.treatments,
    total_amount: poundsOf(offer.total_amount),
    status: offer.status,
    withdrawn: offer.withdrawn,
    offered_at: offer.offered_at.toISOString(),
    held_until: offer.status === 'open' ? offer.hold_until.toISOString() : null,
  };
}

export function presentOfferToAdmin(offer: OfferView) {
  return { ...presentOffer(offer), ...customerOf(offer) };
}

const customerOf = ({
  customer_id,
  customer_name,
}: {
  customer_id: number;
  customer_name: string;
}) => ({
  customer_id,
  customer_name,
});
