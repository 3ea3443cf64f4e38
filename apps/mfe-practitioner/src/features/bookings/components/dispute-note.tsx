import type { BookingDispute, PractitionerBooking } from '@freely/api-client/contract';
import { listDate } from '@freely/domain/format-date';
import { londonClock } from '@freely/domain/london-time';
import { useTranslation } from '@freely/i18n';
import { Callout } from '@freely/ui/callout';
import { fullRefundOf, payOf } from '../booking-amounts.ts';
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
        {t('dispute.admin.text', { name })} {t(`dispute.pay.${payOf(booking)}`, { name })}
      </Callout>
    );
  }
  if (dispute.state === 'settled') {
    const outcome = dispute.outcome ?? 'for_customer';
    return (
      <Callout role="note" tone="info" title={t(`dispute.${outcome}.title`)}>
        <Settled booking={booking} dispute={dispute} />{' '}
        {dispute.reason && t('dispute.reason', { reason: dispute.reason })}
      </Callout>
    );
  }

  const title = dispute.minutes_late === null ? 'dispute.absent.title' : 'dispute.title';

  return (
    <Callout role="note" tone="warning" title={t(title, { name })}>
      <Report booking={booking} dispute={dispute} />
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
        {t(`dispute.attended.pay.${payOf(booking)}`, { name })}
      </p>
      <LatenessAnswer booking={booking} />
    </Callout>
  );
}

/** Who is right, and what that made of the money. */
function Settled({ booking, dispute }: DisputeNoteProps) {
  const { t } = useTranslation('practitioner/bookings');
  const name = booking.customer_name;
  if (dispute.outcome === 'for_practitioner') {
    const stays = dispute.attended && t('dispute.attended.stays');

    return [stays, t(`dispute.settledPay.${payOf(booking)}`, { name })].filter(Boolean).join(' ');
  }

  return dispute.attended
    ? t('dispute.attended.for_customer', { name })
    : t(`dispute.for_customer.${fullRefundOf(booking).kind}`, { name });
}

function Report({ booking, dispute }: DisputeNoteProps) {
  const { t } = useTranslation('practitioner/bookings');
  const name = booking.customer_name;
  const { minutes_late: minutes, customer_words: words, answer_until: until } = dispute;
  const clock = until === null ? null : londonClock(new Date(until));

  return (
    <p>
      {minutes !== null && t('dispute.minutes', { count: minutes })}{' '}
      {words && t('dispute.words', { words })}{' '}
      {clock && t('dispute.until', { date: listDate(clock.day), time: clock.time })}{' '}
      {clock && t(`dispute.unanswered.${fullRefundOf(booking).kind}`, { name })}
    </p>
  );
}
