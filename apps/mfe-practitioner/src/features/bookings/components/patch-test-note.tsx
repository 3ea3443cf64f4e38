import type { PractitionerBooking } from '@freely/api-client/contract';
import { bookingReference } from '@freely/domain/booking-reference';
import { useTranslation } from '@freely/i18n';
import { Callout } from '@freely/ui/callout';

interface PatchTestNoteProps {
  test: NonNullable<PractitionerBooking['patch_test_for']>;
}

/** Which treatment a patch test is for, and what came of it. */
export function PatchTestNote({ test: { booking_id, result } }: PatchTestNoteProps) {
  const { t } = useTranslation('practitioner/bookings');

  return (
    <Callout
      role="note"
      tone={result === 'reaction' ? 'warning' : 'info'}
      title={t('patchTest.isFor', { id: bookingReference(booking_id) })}
    >
      {t(`patchTest.results.${result ?? 'none'}`)}
    </Callout>
  );
}
