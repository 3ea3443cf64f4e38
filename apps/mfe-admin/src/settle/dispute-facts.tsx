import type { BookingDispute } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { Facts } from '../drawer/drawer-part.tsx';
import { useFormatDateTime } from '../drawer/use-format-date-time.ts';

/** The statements of both sides, and the outcome. */
export function DisputeFacts({ of }: { of: BookingDispute }) {
  const { t } = useTranslation('admin/settle');
  const formatDateTime = useFormatDateTime();
  const lateness =
    of.minutes_late === null ? t('neverCame') : t('minutesLate', { count: of.minutes_late });
  const report = of.attended ? t('attended') : lateness;

  return (
    <Facts
      facts={[
        [t('state'), t(`states.${of.state}`)],
        [t('opened'), formatDateTime(of.opened_at)],
        of.reported_at !== null && [t('reported'), `${formatDateTime(of.reported_at)}, ${report}`],
        of.customer_words !== '' && [t('customerWords'), of.customer_words],
        of.state === 'awaits_practitioner' &&
          of.answer_until !== null && [t('answerUntil'), formatDateTime(of.answer_until)],
        of.contested_at !== null && [t('contested'), formatDateTime(of.contested_at)],
        of.practitioner_words !== '' && [t('practitionerWords'), of.practitioner_words],
        of.settled_at !== null && [t('settledAt'), formatDateTime(of.settled_at)],
        of.outcome !== null && [t('decided'), t(`settledFor.${of.outcome}`)],
        of.reason !== '' && [t('reason'), of.reason],
      ]}
    />
  );
}
