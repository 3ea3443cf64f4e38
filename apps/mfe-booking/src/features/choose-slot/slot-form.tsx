import type { PractitionerInfo, PractitionerServices } from '@freely/api-client/contract';
import { hasRole, useSession } from '@freely/auth';
import { formatPounds, penceOf, poundsOf } from '@freely/domain/money';
import { useQuery } from '@freely/query';
import { useNavigate } from '@freely/router';
import { Callout } from '@freely/ui/callout';
import { type ReactNode, useCallback, useRef } from 'react';
import { createPortal } from 'react-dom';
import { planBooking, type SlotChoice, useJourney } from '../../journey/journey-store.ts';
import { loyaltyQuery } from '../../journey/loyalty-query.ts';
import { type Quantities, visitPrice } from '../../journey/price.ts';
import type { JourneySearch } from '../../journey/search-choice.ts';
import { useWords } from '../../journey/words.ts';
import styles from './choose-slot.module.css';
import { DateStep } from './components/date-step.tsx';
import { SlotFooter } from './components/slot-footer.tsx';
import { TimeStep } from './components/time-step.tsx';
import { TreatmentsStep } from './components/treatments-step.tsx';
import { WhereStep } from './components/where-step.tsx';
import type { Offer } from './first-choice.ts';
import { useHomeOfVisit } from './use-home-of-visit.ts';
import { useSlotChoice } from './use-slot-choice.ts';

export interface SlotFormProps {
  practitioner: PractitionerInfo;
  offer: PractitionerServices;
  search: JourneySearch;
  /** What is chosen at first. */
  begin: (offer: Offer) => SlotChoice;
  /** Something to say about what is offered, above the steps. */
  remark?: ((offer: PractitionerServices) => ReactNode) | undefined;
  /** The address that leads back to the choice, as it was made. */
  backTo: string;
  /** The address that makes the booking. */
  createAt: string;
  /** The foot of the dialog, which stays in sight while the steps scroll. */
  footer: HTMLElement | null;
}

export function SlotForm({
  practitioner,
  offer,
  search,
  begin,
  remark,
  backTo,
  createAt,
  footer,
}: SlotFormProps) {
  const say = useWords();
  const navigate = useNavigate();
  const slot = useSlotChoice({ practitioner, offer, begin });
  const { choice, change, time } = slot;
  const newTotal = useJourney((journey) => journey.newTotal);
  const postcodeField = useRef<HTMLInputElement>(null);
  const home = useHomeOfVisit(search, postcodeField);
  const { clearError } = home;

  const session = useSession();
  const isCustomer = hasRole(session, 'customer');
  const loyalty = useQuery({
    ...loyaltyQuery(session.user?.user_id ?? 0, practitioner.id),
    enabled: isCustomer,
  });
  const terms = {
    services: offer.sub_services,
    quantities: choice.quantities,
    // Nobody pays for a visit without a treatment.
    callOutCharge: slot.services.length > 0 ? practitioner.call_out_charge : null,
    locationType: choice.locationType,
  };
  const percent = loyalty.data?.loyalty ? loyalty.data.discount : 0;
  const isComplete = slot.isAskable && choice.date !== null && time !== null;

  const chooseWhere = useCallback(
    (changes: Partial<SlotChoice>) => {
      if ('postcode' in changes) clearError();
      change(changes);
    },
    [change, clearError],
  );
  const chooseTreatments = useCallback(
    (quantities: Quantities) => change({ quantities, lostTime: null }),
    [change],
  );
  const chooseDay = useCallback(
    (date: string) => change({ date, time: null, lostTime: null }),
    [change],
  );

  async function goOn() {
    if (!isComplete || choice.date === null || choice.locationType === null) return;
    const isAtHome = choice.locationType === 'mobile';
    const visit = isAtHome ? await home.find(choice.postcode) : null;
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
    navigate(createAt);
  }

  return (
    <>
      {remark?.(offer)}
      {newTotal !== null && (
        <Callout tone="warning" title={say('slot.newTotal')} role="alert">
          {say('slot.newTotalText', { amount: formatPounds(poundsOf(penceOf(newTotal))) })}
        </Callout>
      )}
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
          />
          <TreatmentsStep
            services={offer.sub_services}
            quantities={choice.quantities}
            onChange={chooseTreatments}
          />
        </div>
        <div className={styles.column}>
          <DateStep
            date={choice.date}
            onChange={chooseDay}
            isDisabled={!slot.isAskable}
            days={slot.days}
          />
          <TimeStep slot={slot} onChange={(chosen) => change({ time: chosen, lostTime: null })} />
        </div>
      </div>
      {footer &&
        createPortal(
          <SlotFooter
            price={visitPrice({ ...terms, percent })}
            percent={percent}
            isGuest={session.status === 'anonymous'}
            choice={{ ...choice, time }}
            isEnabled={isComplete}
            isPending={home.isFinding}
            onContinue={goOn}
          />,
          footer,
        )}
    </>
  );
}
