import type { BookingDraft, PatchTestOffer } from '@freely/api-client/contract';
import { SlotGrid } from '@freely/booking-parts/slot-grid';
import { fullDate } from '@freely/domain/format-date';
import { formatPounds } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { useQuery, useQueryClient } from '@freely/query';
import { Link } from '@freely/router';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { formatDuration } from '@freely/ui/duration';
import { SelectField } from '@freely/ui/field';
import { Stack } from '@freely/ui/layout';
import { ProgressBar } from '@freely/ui/progress';
import { type MouseEvent, useEffect, useState } from 'react';
import type { PlannedBooking } from '../../../journey/journey.ts';
import { clearDay } from '../../../journey/journey-store.ts';
import styles from '../create-booking.module.css';
import { patchTestQuery } from '../queries.ts';
import { useBackToChoice } from '../use-back-to-choice.ts';
import { withPatchTest } from '../with-patch-test.ts';

interface PatchTestStepProps {
  plan: PlannedBooking;
  onChosen: (draft: BookingDraft) => void;
}

/** Offers the visit before a treatment that may irritate the skin. Both are one booking. */
export default function PatchTestStep({ plan, onChosen }: PatchTestStepProps) {
  const { t } = useTranslation('booking/create-booking');
  const { t: tSlots } = useTranslation('booking/slots');
  const { t: tJourney } = useTranslation('booking/journey');
  const goBack = useBackToChoice();
  const { data: offer, isError, error, isFetching, refetch } = useQuery(patchTestQuery(plan.draft));

  function onBack(event: MouseEvent) {
    // In another tab, the link leads to the choice as any link does.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goBack(plan.backTo);
  }

  return (
    <section className={styles.patchTest} aria-label={t('patchTest.title')}>
      <h1 className={styles.heading}>{t('patchTest.title')}</h1>
      {offer ? (
        <Choice
          offer={offer}
          plan={plan}
          onChosen={(start) => onChosen(withPatchTest(plan.draft, offer, start))}
        />
      ) : isError ? (
        <Callout tone="error" title={tSlots('slot.slotsFailed')} role="alert">
          <p>{error.message}</p>
          <Button variant="quiet" size="sm" onClick={() => refetch()} isPending={isFetching}>
            {tJourney('tryAgain')}
          </Button>
        </Callout>
      ) : (
        <ProgressBar label={tSlots('slot.loadingSlots')} />
      )}
      <p>
        <Link to={plan.backTo} replace onClick={onBack}>
          {t('patchTest.back')}
        </Link>
      </p>
    </section>
  );
}

interface ChoiceProps {
  offer: PatchTestOffer;
  plan: PlannedBooking;
  onChosen: (start: { date: string; start_time: string }) => void;
}

function Choice({ offer, plan, onChosen }: ChoiceProps) {
  const { t } = useTranslation('booking/create-booking');
  const { t: tSlots } = useTranslation('booking/slots');
  const [chosenDate, setDate] = useState<string | null>(null);
  const [time, setTime] = useState<string | null>(null);
  const { treatments, hours_before: hours, price, days } = offer;
  const duration = formatDuration(offer.duration);
  const day = days.find(({ date }) => date === chosenDate) ?? days.at(-1);
  // The dialog would come back to a day that cannot be booked; without one it shows the first that can.
  const isImpossible = day === undefined;
  const { practitionerId } = plan;
  const client = useQueryClient();
  useEffect(() => {
    if (!isImpossible) return;
    clearDay(practitionerId);
    // The days that are known still have it.
    client.removeQueries({ queryKey: ['practitioner', practitionerId, 'availableDays'] });
  }, [client, isImpossible, practitionerId]);

  return (
    <Stack gap={4}>
      <p>
        {t('patchTest.why', {
          treatments: treatments.join(', '),
          name: plan.practitionerName,
          hours,
        })}
      </p>
      <p>
        {price > 0
          ? t('patchTest.costs', { duration, price: formatPounds(price) })
          : t('patchTest.free', { duration })}{' '}
        {t('patchTest.together')}
      </p>
      {day ? (
        <>
          <SelectField
            label={t('patchTest.day')}
            value={day.date}
            options={days.map(({ date }) => ({ value: date, label: fullDate(date) }))}
            onChange={({ target }) => {
              setDate(target.value);
              setTime(null);
            }}
          />
          <SlotGrid
            key={day.date}
            slots={day.times}
            value={time}
            onChange={setTime}
            emptyText={tSlots('slot.noSlots')}
            labels={{ group: t('patchTest.time') }}
          />
          <div>
            <Button
              disabled={time === null}
              onClick={() =>
                time !== null && onChosen({ date: day.date, start_time: `${time}:00` })
              }
            >
              {t('patchTest.continue')}
            </Button>
          </div>
        </>
      ) : (
        <Callout tone="warning" role="alert" title={t('patchTest.none')}>
          {t('patchTest.noneText')}
        </Callout>
      )}
    </Stack>
  );
}
