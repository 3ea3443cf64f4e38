import type { PractitionerInfo, PractitionerServices } from '@freely/api-client/contract';
import { hasRole, useSession } from '@freely/auth';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { Link, useNavigate } from '@freely/router';
import { buttonClass } from '@freely/ui/button';
import { lazy, type ReactNode, Suspense, useCallback, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { SlotChoice } from '../journey/journey.ts';
import { bookingRefused, planBooking, priceChanged } from '../journey/journey-store.ts';
import { loyaltyQuery } from '../journey/loyalty-query.ts';
import { resultsHref } from '../journey/paths.ts';
import { visitPrice } from '../journey/price.ts';
import type { JourneySearch } from '../journey/search-params.ts';
import { joinWaitingHref } from '../journey/waiting-link.ts';
import { DateStep } from './components/date-step.tsx';
import { SlotCallouts } from './components/slot-callouts.tsx';
import { SlotFooter } from './components/slot-footer.tsx';
import { TimeStep } from './components/time-step.tsx';
import { TreatmentsStep } from './components/treatments-step.tsx';
import { WhereStep } from './components/where-step.tsx';
import { fromDialog } from './from-dialog.ts';
import type { Offer } from './initial-choice.ts';
import { placeSearch } from './place-search.ts';
import { clearOtherRefusal, useIsRefused } from './refused-treatments.ts';
import { showOnPhone } from './show-on-phone.ts';
import styles from './slot-dialog.module.css';
import { useHomeAddress } from './use-home-address.ts';
import { type ChoiceChange, useSlotChoice } from './use-slot-choice.ts';

/** The dialog goes on without it: the server leaves out the same times. */
const PatchTestNote = lazy(() =>
  import('./components/patch-test-note.tsx').catch(() => ({ default: () => null })),
);

export interface SlotFormProps {
  practitioner: PractitionerInfo;
  offer: PractitionerServices;
  search: JourneySearch;
  /** What is chosen when the dialog opens. */
  getInitialChoice: (offer: Offer) => SlotChoice;
  /** A warning about what is offered, shown above the steps. */
  renderWarning?: ((offer: PractitionerServices) => ReactNode) | undefined;
  /** The URL that leads back to the choice as it was made. */
  backTo: string;
  /** The URL of the page that creates the booking. */
  createHref: string;
  /** The footer of the dialog, which stays visible while the steps scroll. */
  footer: HTMLElement | null;
}

export function SlotForm({
  practitioner,
  offer,
  search,
  getInitialChoice,
  renderWarning,
  backTo,
  createHref,
  footer,
}: SlotFormProps) {
  const { t } = useTranslation('booking/slots');
  const navigate = useNavigate();
  const slot = useSlotChoice({ search, practitioner, offer, getInitialChoice });
  const { choice, time } = slot;
  const postcodeField = useRef<HTMLInputElement>(null);
  const home = useHomeAddress({
    search,
    practitioner,
    typed: choice.locationType === 'mobile' ? choice.postcode : null,
    field: postcodeField,
  });
  const { clearError } = home;

  const { change: changeChoice } = slot;
  const change = useCallback(
    (changes: ChoiceChange) => {
      clearOtherRefusal();
      changeChoice(changes);
    },
    [changeChoice],
  );

  const session = useSession();
  const isCustomer = hasRole(session, 'customer');
  const loyalty = useQuery({
    ...loyaltyQuery(session.user?.user_id ?? 0, practitioner.id),
    enabled: isCustomer,
  });
  const terms = {
    services: offer.sub_services,
    quantities: choice.quantities,
    // There is no call-out charge while no treatment is chosen.
    callOutCharge: slot.services.length > 0 ? practitioner.call_out_charge : null,
    locationType: choice.locationType,
  };
  const percent = loyalty.data?.loyalty ? loyalty.data.discount : 0;
  const isComplete =
    slot.canQueryTimes && choice.date !== null && time !== null && home.tooFar === null;

  const isRefused = useIsRefused(practitioner.id, slot.services);

  const place = choice.locationType === 'mobile' ? home.found : null;
  const [onlySalon] = offer.salons.length === 1 ? offer.salons : [];
  const waitHref = joinWaitingHref({
    search: {
      ...(place ? placeSearch(search, place) : search),
      location: choice.locationType ?? 'mobile',
    },
    treatments: slot.services,
    practitioner,
    salon: choice.locationType === 'salon' ? (choice.salonId ?? onlySalon?.id) : null,
    day: slot.fullDay,
  });

  const chooseWhere = useCallback(
    (changes: Partial<SlotChoice>) => {
      if ('postcode' in changes) clearError();
      else priceChanged(null);
      change(changes);
    },
    [change, clearError],
  );
  const chooseTreatment = useCallback(
    (serviceId: number, quantity: number) => {
      priceChanged(null);
      bookingRefused(null);
      change(({ quantities }) => ({
        quantities: { ...quantities, [serviceId]: quantity },
        lostTime: null,
      }));
    },
    [change],
  );
  const times = useRef<HTMLElement>(null);
  const chooseDay = useCallback(
    (date: string) => {
      change({ date, time: null, lostTime: null });
      showOnPhone(times.current);
    },
    [change],
  );

  async function continueToBooking() {
    if (!isComplete || isRefused || choice.date === null || choice.locationType === null) return;
    const isAtHome = choice.locationType === 'mobile';
    const visit = isAtHome ? await home.find() : null;
    if (isAtHome && !visit) return;

    planBooking({
      practitionerId: practitioner.id,
      practitionerName: practitioner.name,
      backTo,
      draft: {
        practitioner_id: practitioner.id,
        services_ids: slot.services,
        total_amount: visitPrice(terms).total,
        date: choice.date,
        start_time: `${time}:00`,
        location_type: choice.locationType,
        ...(choice.locationType === 'salon' &&
          choice.salonId !== null && { salon_id: choice.salonId }),
        ...(visit && { address: visit.address, address_object: visit.addressObject }),
      },
    });
    navigate(createHref, { state: fromDialog });
  }

  return (
    <>
      <div className={styles.callouts}>
        {renderWarning?.(offer)}
        <SlotCallouts practitionerId={practitioner.id} />
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <WhereStep
            practitioner={practitioner}
            salons={offer.salons}
            locationType={choice.locationType}
            salonId={choice.salonId}
            postcode={choice.postcode}
            onChange={chooseWhere}
            postcodeError={home.error}
            postcodeField={postcodeField}
            otherPractitioners={home.tooFar && resultsHref(placeSearch(search, home.tooFar))}
          />
          <TreatmentsStep
            services={offer.sub_services}
            quantities={choice.quantities}
            onChange={chooseTreatment}
          />
        </div>
        <div className={styles.column}>
          {slot.testNote && (
            <Suspense>
              <PatchTestNote
                name={practitioner.name}
                kind={slot.testNote}
                isTested={choice.hadPatchTest === true}
                // With a test, every time that was free stays free.
                onChange={(hadPatchTest) =>
                  change({ hadPatchTest, ...(!hadPatchTest && { date: null, time: null }) })
                }
              />
            </Suspense>
          )}
          <DateStep
            date={choice.date}
            onChange={chooseDay}
            isDisabled={!slot.canQueryTimes}
            days={slot.days}
          />
          <TimeStep
            ref={times}
            slot={slot}
            onChange={(chosen) => change({ time: chosen, lostTime: null })}
            wait={
              slot.canQueryTimes &&
              // What is free of charge is never offered to those who wait.
              visitPrice(terms).total > 0 && (
                <Link className={buttonClass({ variant: 'quiet', size: 'sm' })} to={waitHref}>
                  {t('slot.wait')}
                </Link>
              )
            }
          />
        </div>
      </div>
      {footer &&
        createPortal(
          <SlotFooter
            price={visitPrice({ ...terms, percent })}
            percent={percent}
            isGuest={session.status === 'anonymous'}
            hasTreatments={slot.services.length > 0}
            choice={{ ...choice, time }}
            isEnabled={isComplete && !isRefused}
            isPending={home.isFinding}
            onContinue={continueToBooking}
          />,
          footer,
        )}
    </>
  );
}
