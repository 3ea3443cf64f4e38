import type { BookingDispute, PractitionerBooking } from '@freely/api-client/contract';
import { listDate } from '@freely/domain/format-date';
import { londonClock } from '@freely/domain/london-time';
import { Callout } from '@freely/ui/callout';
import { useWords } from '../words.ts';
import { LatenessAnswer } from './lateness-answer.tsx';

interface DisputeNoteProps {
  booking: PractitionerBooking;
  dispute: BookingDispute;
}

/** The state of a lateness dispute, with the form to answer it (D26). */
export function DisputeNote({ booking, dispute }: DisputeNoteProps) {
  const say = useWords();
  const name = booking.customer_name;
  if (dispute.state === 'awaits_admin') {
    return (
      <Callout role="note" tone="info" title={say('bookings.dispute.admin.title')}>
        {say('bookings.dispute.admin.text', { name })}
      </Callout>
    );
  }
  if (dispute.state === 'settled') {
    const outcome = dispute.outcome ?? 'for_customer';
    return (
      <Callout role="note" tone="info" title={say(`bookings.dispute.${outcome}.title`)}>
        {say(`bookings.dispute.${outcome}.text`, { name })}{' '}
        {dispute.reason && say('bookings.dispute.reason', { reason: dispute.reason })}
      </Callout>
    );
  }

  return (
    <Callout role="note" tone="warning" title={say('bookings.dispute.title', { name })}>
      <Report dispute={dispute} name={name} />
      <LatenessAnswer booking={booking} />
    </Callout>
  );
}

function Report({ dispute, name }: { dispute: BookingDispute; name: string }) {
  const say = useWords();
  const { minutes_late: minutes, customer_words: words, answer_until: until } = dispute;
  const clock = until === null ? null : londonClock(new Date(until));

  return (
    <p>
      {minutes === null
        ? say('bookings.dispute.never')
        : say('bookings.dispute.minutes', { count: minutes })}{' '}
      {words && say('bookings.dispute.words', { words })}{' '}
      {clock &&
        say('bookings.dispute.until', { name, date: listDate(clock.day), time: clock.time })}
    </p>
  );
}
