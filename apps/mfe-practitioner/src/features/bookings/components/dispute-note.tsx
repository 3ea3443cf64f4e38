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

/** The state of a dispute, with the form to answer what the customer reports (D26, D100). */
export function DisputeNote({ booking, dispute }: DisputeNoteProps) {
  const { t } = useTranslation('practitioner/bookings');
  const name = booking.customer_name;
  const isOpen = dispute.state !== 'settled';
  if (dispute.attended && isOpen) return <AttendedNote booking={booking} dispute={dispute} />;
  if (dispute.state === 'awaits_admin') {
    return (
      <Callout role="note" tone="info" title={t('dispute.admin.title')}>
        {t('dispute.admin.text', { name })}
      </Callout>
    );
  }
  if (dispute.state === 'settled') {
    const outcome = dispute.outcome ?? 'for_customer';
    const text = dispute.attended ? (`attended.${outcome}` as const) : (`${outcome}.text` as const);
    return (
      <Callout role="note" tone="info" title={t(`dispute.${outcome}.title`)}>
        {t(`dispute.${text}`, { name })}{' '}
        {dispute.reason && t('dispute.reason', { reason: dispute.reason })}
      </Callout>
    );
  }

  const title = dispute.minutes_late === null ? 'dispute.absent.title' : 'dispute.title';

  return (
    <Callout role="note" tone="warning" title={t(title, { name })}>
      <Report dispute={dispute} name={name} />
      <LatenessAnswer booking={booking} />
    </Callout>
  );
}

/** It is contested from the start. Until it is settled, the practitioner can still agree. */
function AttendedNote({ booking, dispute }: DisputeNoteProps) {
  const { t } = useTranslation('practitioner/bookings');
  const name = booking.customer_name;
  const words = dispute.customer_words;

  return (
    <Callout role="note" tone="warning" title={t('dispute.attended.title', { name })}>
      <p>
        {t('dispute.attended.text')} {words && t('dispute.words', { words })}{' '}
        {t('dispute.attended.state')}
      </p>
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
      {minutes !== null && t('dispute.minutes', { count: minutes })}{' '}
      {words && t('dispute.words', { words })}{' '}
      {clock && t('dispute.until', { name, date: listDate(clock.day), time: clock.time })}
    </p>
  );
}
