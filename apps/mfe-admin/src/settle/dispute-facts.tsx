import type { BookingDispute } from '@freely/api-client/contract';
import { Facts } from '../drawer/drawer-part.tsx';
import { useFormatDateTime } from '../drawer/use-format-date-time.ts';
import { useSettleWords } from './words.ts';

/** The statements of both sides, and the outcome. */
export function DisputeFacts({ of }: { of: BookingDispute }) {
  const say = useSettleWords();
  const formatDateTime = useFormatDateTime();
  const lateness =
    of.minutes_late === null
      ? say('settle.neverCame')
      : say('settle.minutesLate', { count: of.minutes_late });

  return (
    <Facts
      facts={[
        [say('settle.state'), say(`settle.states.${of.state}`)],
        [say('settle.opened'), formatDateTime(of.opened_at)],
        of.reported_at !== null && [
          say('settle.reported'),
          `${formatDateTime(of.reported_at)}, ${lateness}`,
        ],
        of.customer_words !== '' && [say('settle.customerWords'), of.customer_words],
        of.state === 'awaits_practitioner' &&
          of.answer_until !== null && [say('settle.answerUntil'), formatDateTime(of.answer_until)],
        of.contested_at !== null && [say('settle.contested'), formatDateTime(of.contested_at)],
        of.practitioner_words !== '' && [say('settle.practitionerWords'), of.practitioner_words],
        of.settled_at !== null && [say('settle.settledAt'), formatDateTime(of.settled_at)],
        of.outcome !== null && [say('settle.decided'), say(`settle.settledFor.${of.outcome}`)],
        of.reason !== '' && [say('settle.reason'), of.reason],
      ]}
    />
  );
}
