import { ApiError } from '@freely/api-client/client';
import type { PractitionerInfo, PractitionerServices } from '@freely/api-client/contract';
import { hasRole, useSession } from '@freely/auth';
import { formatPounds, penceOf, poundsOf } from '@freely/domain/money';
import { notify } from '@freely/federation';
import { useQuery } from '@freely/query';
import { useLocation, useNavigate } from '@freely/router';
import { Callout } from '@freely/ui/callout';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { planBooking, useJourney } from '../../journey/journey-store.ts';
import { loyaltyQuery } from '../../journey/loyalty-query.ts';
import { createBookingHref } from '../../journey/paths.ts';
import { isPostcode, tidyPostcode } from '../../journey/postcode.ts';
import { visitPrice } from '../../journey/price.ts';
import { useWords } from '../../journey/words.ts';
import styles from './choose-slot.module.css';
import { DateStep } from './components/date-step.tsx';
import { SlotFooter } from './components/slot-footer.tsx';
import { TimeStep } from './components/time-step.tsx';
import { TreatmentsStep } from './components/treatments-step.tsx';
import { WhereStep } from './components/where-step.tsx';
import { findHome, type Home } from './home-address.ts';
import { useSlotChoice } from './use-slot-choice.ts';

interface SlotFormProps {
  practitioner: PractitionerInfo;
  offer: PractitionerServices;
  /** The visitor comes back to a choice made before. */
  isResumed: boolean;
  /** The foot of the dialog, which stays in sight while the steps scroll. */
  footer: HTMLElement | null;
}

export function SlotForm({ practitioner, offer, isResumed, footer }: SlotFormProps) {
  const say = useWords();
  const navigate = useNavigate();
  const { search: query } = useLocation();
  const slot = useSlotChoice({ practitioner, offer, isResumed });
  const { choice, change, time, search } = slot;
  const newTotal = useJourney((journey) => journey.newTotal);
  const [postcodeError, setPostcodeError] = useState<string>();
  const [isFindingHome, setFindingHome] = useState(false);
  const postcodeField = useRef<HTMLInputElement>(null);

  const session = useSession();
  const isCustomer = hasRole(session, 'customer');
  const loyalty = useQuery({
    ...loyaltyQuery(session.user?.user_id ?? 0, practitioner.id),
    enabled: isCustomer,
  });
  const terms = {
    services: offer.sub_services,
    quantities: choice.quantities,
    callOutCharge: practitioner.call_out_charge,
    locationType: choice.locationType,
  };
  const percent = loyalty.data?.loyalty ? loyalty.data.discount : 0;
  const isComplete = slot.isAskable && choice.date !== null && time !== null;

  function refusePostcode(message: string): null {
    setPostcodeError(message);
    postcodeField.current?.focus();

    return null;
  }

  async function homeOfVisit(): Promise<Home | null> {
    const postcode = tidyPostcode(choice.postcode);
    if (postcode === '') return refusePostcode(say('slot.postcodeRequired'));
    if (!isPostcode(postcode)) return refusePostcode(say('slot.postcodeMissing'));

    setFindingHome(true);
    try {
      return (await findHome(postcode, search)) ?? refusePostcode(say('slot.postcodeUnknown'));
    } catch (error) {
      notify({
        tone: 'error',
        title: error instanceof ApiError ? error.message : say('slot.failed'),
      });
      return null;
    } finally {
      setFindingHome(false);
    }
  }

  async function goOn() {
    if (!isComplete || choice.date === null || choice.locationType === null) return;
    const home = choice.locationType === 'mobile' ? await homeOfVisit() : null;
    if (choice.locationType === 'mobile' && !home) return;

    planBooking({
      practitionerId: practitioner.id,
      practitionerName: practitioner.name,
      draft: {
        practitioner_id: practitioner.id,
        services_ids: slot.services,
        total_amount: visitPrice(terms).total,
        date: choice.date,
        start_time: `${time}:00`,
        location_type: choice.locationType,
        ...(choice.locationType === 'salon' &&
          choice.salonId !== null && { salon_id: choice.salonId }),
        ...(home && { address: home.address, address_object: home.addressObject }),
      },
    });
    navigate(createBookingHref(practitioner.id, query));
  }

  return (
    <>
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
            choice={choice}
            onChange={(changes) => {
              if ('postcode' in changes) setPostcodeError(undefined);
              change(changes);
            }}
            postcodeError={postcodeError}
            postcodeField={postcodeField}
          />
          <TreatmentsStep
            services={offer.sub_services}
            quantities={choice.quantities}
            onChange={(quantities) => change({ quantities })}
          />
        </div>
        <div className={styles.column}>
          <DateStep
            date={choice.date}
            onChange={(date) => change({ date, time: null })}
            isDisabled={!slot.isAskable}
            days={slot.days}
          />
          <TimeStep slot={slot} onChange={(chosen) => change({ time: chosen })} />
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
            isPending={isFindingHome}
            onContinue={goOn}
          />,
          footer,
        )}
    </>
  );
}
