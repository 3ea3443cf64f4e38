import type { BookingDispute } from '@freely/api-client/contract';
import { Facts } from '../drawer/drawer-part.tsx';
import { useMoment } from '../drawer/use-moment.ts';
import { useSettleWords } from './words.ts';

/** What the two say of it, and how it ended. */
export function DisputeFacts({ of }: { of: BookingDispute }) {
  const say = useSettleWords();
  const moment = useMoment();
  const late =
    of.minutes_late === null
      ? say('settle.neverCame')
      : say('settle.minutesLate', { count: of.minutes_late });

  return (
    <Facts
      facts={[
        [say('settle.state'), say(`settle.states.${of.state}`)],
        [say('settle.opened'), moment(of.opened_at)],
        of.reported_at !== null && [say('settle.reported'), `${moment(of.reported_at)}, ${late}`],
        of.customer_words !== '' && [say('settle.customerWords'), of.customer_words],
        of.state === 'awaits_practitioner' &&
          of.answer_until !== null && [say('settle.answerUntil'), moment(of.answer_until)],
        of.contested_at !== null && [say('settle.contested'), moment(of.contested_at)],
        of.practitioner_words !== '' && [say('settle.practitionerWords'), of.practitioner_words],
        of.settled_at !== null && [say('settle.settledAt'), moment(of.settled_at)],
        of.outcome !== null && [say('settle.decided'), say(`settle.settledFor.${of.outcome}`)],
        of.reason !== '' && [say('settle.reason'), of.reason],
      ]}
    />
  );
}
