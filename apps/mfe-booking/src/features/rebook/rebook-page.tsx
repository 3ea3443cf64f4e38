import type { Booking } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { Link, Navigate, useLoaderData, useLocation, useNavigate, useParams } from '@freely/router';
import { brand } from '@freely/shell-sdk';
import { buttonClass } from '@freely/ui/button';
import { useEffect } from 'react';
import { choiceToResume, saveSearch } from '../../journey/journey-store.ts';
import {
  createBookingHref,
  createRebookingHref,
  rebookHref,
  resultsHref,
  savedChoiceQuery,
  servicesSearchHref,
} from '../../journey/paths.ts';
import { isRebookFlow, tabOf } from '../../journey/rebook-flow.ts';
import { choiceFromBooking, searchFromBooking } from '../../journey/search-from-booking.ts';
import { writeQuery } from '../../journey/search-params.ts';
import { useHistoryEntry } from '../../journey/use-history-entry.ts';
import { removeUnavailable } from '../../slot-dialog/initial-choice.ts';
import { SlotDialog } from '../../slot-dialog/slot-dialog.tsx';
import { UnavailableTreatments } from './unavailable-treatments.tsx';

/** Rebooking: the availability dialog over the dashboard, with place and treatments preselected. */
export function RebookPage() {
  const { t } = useTranslation('booking/rebook');
  const navigate = useNavigate();
  // Fetched by the loader, which only lets bookings with a known address through.
  const booking = useLoaderData<Booking>();
  const { booking_flow } = useParams();
  const isResumed = useLocation().search === `?${savedChoiceQuery}`;
  const entry = useHistoryEntry();
  const flow = isRebookFlow(booking_flow) ? booking_flow : 'booking';
  const search = searchFromBooking(booking);
  // The breadcrumbs of checkout show this search and lead back to its steps.
  useEffect(() => {
    const bookedSearch = searchFromBooking(booking);
    if (bookedSearch) saveSearch(bookedSearch);
  }, [booking]);
  if (!search) return <Navigate to={servicesSearchHref()} replace />;

  const { id, practitioner_id: practitionerId } = booking;

  return (
    <SlotDialog
      key={`${id} ${isResumed}`}
      practitionerId={practitionerId}
      search={search}
      getInitialChoice={(offer) => {
        const saved = choiceToResume(practitionerId, { entry, isResumed });

        return removeUnavailable(offer, saved ?? choiceFromBooking(booking));
      }}
      renderWarning={(offer) => <UnavailableTreatments booking={booking} offer={offer} />}
      whyMissing={booking.practitioner_left ? t('left', { brand: brand().name }) : undefined}
      whenMissing={
        <Link
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
          to={resultsHref(search)}
        >
          {t('search')}
        </Link>
      }
      backTo={rebookHref(id, flow, { isResumed: true })}
      createHref={
        flow === 'booking'
          ? createBookingHref(practitionerId, writeQuery(search))
          : createRebookingHref(flow)
      }
      onClose={() => navigate(tabOf[flow], { replace: true, preventScrollReset: true })}
    />
  );
}
