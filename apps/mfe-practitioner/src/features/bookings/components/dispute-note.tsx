import type { BookingDispute, PractitionerBooking } from '@freely/api-client/contract';
import { listDate } from '@freely/domain/format-date';
import { londonClock } from '@freely/domain/london-time';
import { useTranslation } from '@freely/i18n';
import { Callout } from '@freely/ui/callout';
import { LatenessAnswer } from './lateness-answer.tsx';

interface DisputeNoteProps {
  booking: PractitionerBooking;
  dispute: BookingDispute;
}

/** The state of a lateness dispute, with the form to answer it (D26). */
export function DisputeNote({ booking, dispute }: DisputeNoteProps) {
  const { t } = useTranslation('practitioner/bookings');
  const name = booking.customer_name;
  if (dispute.state === 'awaits_admin') {
    return (
      <Callout role="note" tone="info" title={t('dispute.admin.title')}>
        {t('dispute.admin.text', { name })}
      </Callout>
    );
  }
  if (dispute.state === 'settled') {
    const outcome = dispute.outcome ?? 'for_customer';
    return (
      <Callout role="note" tone="info" title={t(`dispute.${outcome}.title`)}>
        {t(`dispute.${outcome}.text`, { name })}{' '}
        {dispute.reason && t('dispute.reason', { reason: dispute.reason })}
      </Callout>
    );
  }

  return (
    <Callout role="note" tone="warning" title={t('dispute.title', { name })}>
      <Report dispute={dispute} name={name} />
      <LatenessAnswer booking={booking} />
    </Callout>
  );
}

function Report({ dispute, name }: { dispute: BookingDispute; name: string }) {
  const { t } = useTranslation('practitioner/bookings');
  const { minutes_late: minutes, customer_words: words, answer_until: until } = dispute;
  const clock = until === null ? null : londonClock(new Date(until));

  return (
    <p>
      {minutes === null ? t('dispute.never') : t('dispute.minutes', { count: minutes })}{' '}
      {words && t('dispute.words', { words })}{' '}
      {clock && t('dispute.until', { name, date: listDate(clock.day), time: clock.time })}
    </p>
  );
}
