import type { Booking } from '@freely/api-client/contract';
import { Navigate, useLoaderData, useLocation, useNavigate, useParams } from '@freely/router';
import { useEffect } from 'react';
import { journeyStore, keepSearch } from '../../journey/journey-store.ts';
import {
  createBookingHref,
  createRebookingHref,
  keptChoice,
  rebookHref,
  servicesSearchHref,
} from '../../journey/paths.ts';
import { isRebookFlow, tabOf } from '../../journey/rebook-flow.ts';
import { writeQuery } from '../../journey/search-choice.ts';
import { choiceOfBooking, searchOfBooking } from '../../journey/search-of-booking.ts';
import { GoneTreatments } from './components/gone-treatments.tsx';
import { stillOffered } from './first-choice.ts';
import { SlotDialog } from './slot-dialog.tsx';

/** The same again: the availability dialog over the dashboard, with place and treatments chosen. */
export function RebookPage() {
  const navigate = useNavigate();
  // The loader has fetched it: a booking whose place is known.
  const booking = useLoaderData<Booking>();
  const { booking_flow } = useParams();
  const isResumed = useLocation().search === `?${keptChoice}`;
  const flow = isRebookFlow(booking_flow) ? booking_flow : 'booking';
  const search = searchOfBooking(booking);
  // Checkout names the way here, and steps back along it.
  useEffect(() => {
    const found = searchOfBooking(booking);
    if (found) keepSearch(found);
  }, [booking]);
  if (!search) return <Navigate to={servicesSearchHref()} replace />;

  const { id, practitioner_id: practitionerId } = booking;

  return (
    <SlotDialog
      key={`${id} ${isResumed}`}
      practitionerId={practitionerId}
      search={search}
      begin={(offer) => {
        const kept = isResumed ? journeyStore.getState().choices[practitionerId] : undefined;

        return stillOffered(offer, kept ?? choiceOfBooking(booking));
      }}
      remark={(offer) => <GoneTreatments booking={booking} offer={offer} />}
      backTo={rebookHref(id, flow, { isKept: true })}
      createAt={
        flow === 'booking'
          ? createBookingHref(practitionerId, writeQuery(search))
          : createRebookingHref(flow)
      }
      onClose={() => navigate(tabOf[flow], { replace: true, preventScrollReset: true })}
    />
  );
}
