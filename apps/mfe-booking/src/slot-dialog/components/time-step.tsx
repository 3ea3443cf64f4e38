import { SlotGrid } from '@freely/booking-parts/slot-grid';
import { dayAndMonth } from '@freely/domain/format-date';
import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { formatDuration } from '@freely/ui/duration';
import { Stack } from '@freely/ui/layout';
import { Skeleton, SkeletonRegion } from '@freely/ui/skeleton';
import type { ReactNode, Ref } from 'react';
import type { useSlotChoice } from '../use-slot-choice.ts';
import { Step } from './step.tsx';

interface TimeStepProps {
  slot: ReturnType<typeof useSlotChoice>;
  onChange: (time: string) => void;
  /** What to do where no time fits. */
  wait: ReactNode;
  ref: Ref<HTMLElement>;
}

export function TimeStep({ slot, onChange, wait, ref }: TimeStepProps) {
  const { t } = useTranslation('booking/slots');
  const { t: tJourney } = useTranslation('booking/journey');
  const { date } = slot.choice;

  const noDate = ({ fullUntil, horizon, minutes }: typeof slot) => {
    if (fullUntil === null) return t('slot.chooseDate');
    const duration = formatDuration(minutes);

    return fullUntil === 'month'
      ? t('slot.noDays', { duration })
      : t('slot.noDaysUntil', { date: dayAndMonth(horizon), duration });
  };

  let body: ReactNode;
  if (slot.needsSalon) body = <p role="status">{t('slot.chooseSalon')}</p>;
  else if (slot.isTooFar) body = <p role="status">{t('slot.tooFarFirst')}</p>;
  else if (!slot.canQueryTimes) body = <p role="status">{t('slot.chooseFirst')}</p>;
  else if (date === null) {
    body = <p role="status">{noDate(slot)}</p>;
  } else if (slot.times.isLoadingError) {
    body = (
      <Callout tone="error" title={t('slot.slotsFailed')} role="alert">
        <p>{slot.times.error.message}</p>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => slot.times.refetch()}
          isPending={slot.times.isFetching}
        >
          {tJourney('tryAgain')}
        </Button>
      </Callout>
    );
  } else if (slot.times.isPending) {
    body = (
      <SkeletonRegion label={t('slot.loadingSlots')}>
        <Skeleton height="12rem" />
      </SkeletonRegion>
    );
  } else {
    body = (
      <>
        <SlotGrid
          slots={slot.slots}
          value={slot.time}
          onChange={onChange}
          emptyText={t('slot.noSlots')}
          labels={{ group: t('slot.timeLabel') }}
        />
        {/* Where a patch test is in the way, fewer treatments would not help. */}
        {slot.slots.length === 0 && !slot.testNote && (
          <p>{t('slot.takes', { duration: formatDuration(slot.minutes) })}</p>
        )}
      </>
    );
  }

  return (
    <Step
      number={4}
      ref={ref}
      // The calendar above may show another month than that of the chosen day.
      title={date === null ? t('slot.time') : t('slot.timesOf', { date: dayAndMonth(date) })}
    >
      <Stack gap={3}>
        {slot.lostTime !== null && (
          <Callout
            tone="warning"
            title={t('slot.lost', { time: slot.lostTime })}
            role="alert"
            // After a refused booking the dialog begins at its top, far from here on a phone. A time that
            // no longer fits what is being chosen takes nobody away from that.
            takesFocus={Boolean(slot.choice.lostTime)}
          >
            {t('slot.lostText')}
          </Callout>
        )}
        {body}
        {wait && <div>{wait}</div>}
      </Stack>
    </Step>
  );
}
