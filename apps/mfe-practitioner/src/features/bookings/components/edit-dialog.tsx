import { send } from '@freely/api-client/client';
import { moveBooking, type PractitionerBooking } from '@freely/api-client/contract';
import { bookingReference } from '@freely/domain/booking-reference';
import { fullDate } from '@freely/domain/format-date';
import { addMonths, londonClock, londonDay, londonInstant } from '@freely/domain/london-time';
import { isShortNotice } from '@freely/domain/rescheduling';
import { focusFirstErrorOnceShown } from '@freely/forms';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { horizonMonths } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { DateField } from '@freely/ui/date-field';
import { Dialog } from '@freely/ui/dialog';
import { SelectField } from '@freely/ui/field';
import { type FormEvent, useId, useState } from 'react';
import { bookingsQuery } from '../../../own-bookings.ts';
import styles from '../bookings.module.css';
import { problemOfDay } from '../day-to-move-to.ts';
import { freeTimesFor } from '../free-times.ts';
import { startsQuery } from '../starts-query.ts';
import { useBookingMutation } from '../use-booking-mutation.ts';

interface EditDialogProps {
  booking: PractitionerBooking;
  onClose: () => void;
}

/** Moves a booking to another free day or time (D25). */
export default function EditDialog({ booking, onClose }: EditDialogProps) {
  const { t } = useTranslation('practitioner/bookings');
  const formId = useId();
  const { id, customer_name: name } = booking;
  const current = londonClock(new Date(booking.date));
  const [date, setDate] = useState<string | null>(current.day);
  const [time, setTime] = useState(current.time);
  const [isSubmitted, setSubmitted] = useState(false);
  const dayProblem = date && problemOfDay(date, horizonMonths());
  const starts = useQuery({
    ...startsQuery(booking, date ?? ''),
    enabled: date !== null && dayProblem === null,
  });
  const { data: others = [] } = useQuery(bookingsQuery);
  const free =
    date && starts.data
      ? freeTimesFor({ day: date, booking, others, starts: starts.data.starts })
      : [];
  const isFull = starts.isSuccess && free.length === 0;
  const chosen = free.includes(time) ? time : '';
  const move = useBookingMutation((to: { date: string; start_time: string }) =>
    send(moveBooking, { params: { id: String(id) }, body: { ...to, from: booking.date } }),
  );
  const lastDay = addMonths(londonDay(new Date()), horizonMonths());
  const dateError = () => {
    if (dayProblem === 'past') return t('edit.past');
    if (dayProblem === 'tooLate') return t('edit.tooLate', { date: fullDate(lastDay) });
    if (isSubmitted && (!date || dayProblem)) return t('edit.dateRequired');

    return isSubmitted && isFull ? t('edit.none') : undefined;
  };
  const isUnchanged = date === current.day && chosen === current.time;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSubmitted(true);
    if (!date || !chosen) return focusFirstErrorOnceShown(event);
    if (isUnchanged || move.isPending) return;
    move.mutate({ date, start_time: `${chosen}:00` }, { onSuccess: onClose });
  }

  return (
    <Dialog
      title={t('edit.title', { id: bookingReference(id) })}
      isOpen
      isSticky
      isPending={move.isPending}
      onClose={onClose}
      footer={
        <Button
          type="submit"
          form={formId}
          isBlock
          isPending={move.isPending}
          disabled={isUnchanged}
        >
          {t('edit.save')}
        </Button>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <p>{t('edit.now', { name, date: fullDate(current.day), time: current.time })}</p>
        <DateField
          label={t('edit.date')}
          value={date}
          onChange={(day) => {
            setDate(day);
            setSubmitted(false);
          }}
          min={londonDay(new Date())}
          max={lastDay}
          error={dateError()}
        />
        <SelectField
          label={t('edit.time')}
          value={chosen}
          onChange={(event) => setTime(event.target.value)}
          placeholder={t(starts.isFetching ? 'edit.loading' : 'edit.choose')}
          options={free.map((each) => ({ value: each, label: each }))}
          disabled={free.length === 0}
          hint={isFull && !isSubmitted ? t('edit.none') : undefined}
          // A field without choices cannot be focused: then the day is what is wrong.
          error={isSubmitted && free.length > 0 && !chosen ? t('edit.timeRequired') : undefined}
        />
        {!booking.patch_test_for && needsAcceptance(booking.date, date, chosen) && (
          <Callout tone="warning">{t('edit.notice', { name })}</Callout>
        )}
        {(starts.error ?? move.error) && (
          <Callout tone="error" role="alert" title={starts.error ? t('edit.failed') : undefined}>
            {(starts.error ?? move.error)?.message}
          </Callout>
        )}
      </form>
    </Dialog>
  );
}

/**
 * Whether the customer has to accept the move of a visit; a patch test moves without. Until a time is chosen, only
 * the old one counts.
 */
function needsAcceptance(before: string, date: string | null, time: string): boolean {
  const now = new Date();
  const after = date && time ? londonInstant(date, time) : null;

  const from = new Date(before);

  return isShortNotice({ from, to: after ?? from }, now);
}
